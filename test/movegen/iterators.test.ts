import { emptyBoard } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { standardLayout } from "tilewright/layouts";
import { bestPlay, generatePlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { afterEach, describe, expect, test, vi } from "vitest";

// Hermes 0.12 (React Native): `Int32Array.from` reads a length and knows no iterator, so a map's keys make an empty array.
const fromLength = Int32Array.from.bind(Int32Array);
function asHermesDoes(): void {
  const from = (items: ArrayLike<number>, map?: (item: number, index: number) => number): Int32Array =>
    fromLength(Array.prototype.slice.call(items), map ?? ((item) => item));
  vi.spyOn(Int32Array, "from").mockImplementation(from as typeof Int32Array.from);
}

/** Rules of its own: the letters of a ruleset are counted once, and others have counted those of the preset. */
const ruleset = { ...us2021 };
const position = { ruleset, board: emptyBoard(standardLayout), rack: [..."HORNS"] };
const graph = buildWordGraph(["HORN", "HORNS"], { tileSet: ruleset.tileSet, gaddag: true });

describe("where typed arrays cannot be made of iterators", () => {
  afterEach(() => vi.restoreAllMocks());

  test("plays are found, with their points", () => {
    asHermesDoes();
    expect(generatePlays(position, graph).map(({ points }) => points)).toContain(14);
    expect(bestPlay(position, graph)?.points).toBe(24);
  });

  test("plays are ranked by a value, too", () => {
    asHermesDoes();
    const value = (leave: readonly string[]): number => (leave.includes("S") ? 100 : 0);
    expect(bestPlay(position, graph, { value, mostValue: 100 })?.placements).toHaveLength(4);
  });
});
