import { parseGame } from "tilewright/json";
import { describe, expect, test } from "vitest";
import { type Migration, migrate } from "../../src/json/shapes/version.ts";
import { createReader } from "../../src/read/reader.ts";
import { problems } from "./problems.ts";
import { game } from "./samples.ts";

/** Versions that were never saved: bags as texts, then no scoreless turns. */
const steps: Readonly<Record<number, Migration>> = {
  0: (reader, saved) => ({ ...saved, bag: { tiles: [...(reader.text(saved["bag"], "bag", 100) ?? "")], hidden: 0 } }),
  1: (_reader, saved) => ({ ...saved, scorelessTurns: 0 }),
};

describe("a save of an older version", () => {
  test.each([
    [0, { bag: { tiles: ["A", "B"], hidden: 0 }, scorelessTurns: 0 }],
    [1, { bag: "AB", scorelessTurns: 0 }],
    [2, { bag: "AB" }],
  ])("is brought from version %i to the current one step by step", (version, expected) => {
    const reader = createReader();
    const saved = { version, bag: "AB" };
    expect(migrate(reader, saved, steps, 2)).toEqual({
      saved: { ...expected, version: 2 },
      savedVersion: version,
    });
    expect(saved).toEqual({ version, bag: "AB" });
    expect(reader.failures).toBe(0);
  });

  test("is refused if a step is missing", () => {
    const reader = createReader();
    expect(migrate(reader, { version: 3 }, steps, 2)).toBeNull();
    expect(migrate(reader, { version: 1 }, { 0: steps[0] as Migration }, 2)).toBeNull();
    expect(reader.problems.map(({ code, found }) => `${code} ${found}`)).toEqual(["version 3", "version 1"]);
  });

  test("is refused with the problems that a step finds", () => {
    const reader = createReader();
    migrate(reader, { version: 0, bag: null }, steps, 2);
    expect(reader.problems.map(({ path }) => path)).toEqual(["bag"]);
  });
});

test.each([0, 2, 3, 2 ** 53 - 1])("a game of version %i is refused as an unknown version", (version) => {
  expect(parseGame({ ...game, version }).problems).toEqual([
    { code: "version", path: "version", expected: "1, or an older version that is known", found: `${version}` },
  ]);
});

test("a game of an unknown version has that one problem, because the rest may mean anything", () => {
  expect(problems(parseGame({ version: 2, board: "a new kind of board" }))).toEqual(["version version"]);
});
