import { defineLayout, defineRuleset } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { bestPlay, countPlays, generatePlays, rawPlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";
import { expect, test } from "vitest";
import { drawn, fiveWords } from "./drawn.ts";
import { expectedPlays, graphOf, rackedPosition } from "./expected.ts";

const texts = ["HORN", "HORNS", "FARM", "FARMS", "SO", "TO", "AT", "TEA", "TEAS", "RATE", "STARE", "NO", "ON", "NOT"];
const words = texts.map((word) => [...word]);

test("a table lists for each play its points, its tiles in reading order, and zeros after them", () => {
  const situation = drawn("S?", fiveWords);
  const plays = expectedPlays(situation, words);
  const alphabet = situation.rules.tileSet.letters.map(({ letter }) => letter);
  const { width, ...table } = rawPlays(rackedPosition(situation), graphOf(situation, words));
  expect(width).toBeGreaterThanOrEqual(2);
  const rows = plays.map(({ points, placements }) => {
    const tiles = placements.map(
      ({ row, col, letter, blank }) => (row * 15 + col) * 256 + (alphabet.indexOf(letter) + 1) * 2 + (blank ? 1 : 0),
    );
    return [points, ...tiles, ...Array.from({ length: width - tiles.length }, () => 0)];
  });
  expect(
    listed({ ...table, width })
      .map(String)
      .sort(),
  ).toEqual(rows.map(String).sort());
});

test.each([
  ["ST", 7, 2],
  ["STAREO?", 7, 7],
  ["STAREO?", 3, 3],
  ["", 7, 1],
])("a table for the rack %j and at most %d tiles a play is %d numbers wide", (rack, maxTilesPerPlay, width) => {
  const ruleset = defineRuleset(us2021, { maxTilesPerPlay, bonuses: [] });
  const graph = buildWordGraph(texts, { tileSet: ruleset.tileSet, gaddag: true });
  expect(rawPlays({ ruleset, rack: [...rack] }, graph).width).toBe(width);
});

test("a table in reused memory holds nothing of the table before it", () => {
  const many = drawn("STAREO?", fiveWords);
  const few = drawn("S", fiveWords);
  const graph = graphOf(many, words);
  const fresh = (situation: typeof many): readonly (readonly number[])[] =>
    listed(rawPlays(rackedPosition(situation), graph));
  let table = rawPlays(rackedPosition(many), graph);
  const before = fresh(many);
  for (const situation of [few, many, few, drawn(""), many]) {
    table = rawPlays(rackedPosition(situation), graph, { reuse: table });
    expect(listed(table)).toEqual(fresh(situation));
  }
  expect(listed(table)).toEqual(before);
});

test("the memory of a table is reused only if it has the right width and enough room", () => {
  const many = drawn("STAREO?", fiveWords);
  const graph = graphOf(many, words);
  const first = rawPlays(rackedPosition(many), graph);
  const again = rawPlays(rackedPosition(many), graph, { reuse: first });
  expect([again.points, again.tiles]).toEqual([first.points, first.tiles]);
  expect(again.points).toBe(first.points);
  expect(again.tiles).toBe(first.tiles);
  const narrow = rawPlays(rackedPosition(drawn("ST", fiveWords)), graph, { reuse: first });
  expect(narrow.tiles).not.toBe(first.tiles);
  const small = { ...first, points: first.points.slice(0, 3), tiles: first.tiles.slice(0, 3 * first.width) };
  expect(rawPlays(rackedPosition(many), graph, { reuse: small }).tiles).not.toBe(small.tiles);
});

test("more than two million plays are counted, the best are given, and lists of all of them are refused", () => {
  const side = 64;
  const layout = defineLayout({
    rowsOfSquares: new Array(side).fill(".".repeat(side)),
    starts: [{ row: 32, col: 32 }],
  });
  const ruleset = defineRuleset(us2021, { layout });
  const graph = englishWordGraph();
  const board: ({ letter: string; blank: boolean } | null)[] = new Array(side * side).fill(null);
  for (let row = 0; row < side; row += 16)
    for (let col = 0; col + 1 < side; col += 8) {
      board[row * side + col] = { letter: "A", blank: false };
      board[row * side + col + 1] = { letter: "T", blank: false };
    }
  const position = { ruleset, board, rack: [..."E????"] };
  expect(countPlays(position, graph)).toBeGreaterThan(2_097_152);
  const message = "position: expected at most 2,097,152 plays (countPlays has no such limit)";
  expect(() => rawPlays(position, graph)).toThrow(new RangeError(message));
  expect(() => generatePlays(position, graph)).toThrow(new RangeError(message));
  const [first, second] = generatePlays(position, graph, { top: 2 });
  expect(first).toEqual(bestPlay(position, graph));
  expect(second?.points).toBeLessThanOrEqual(first!.points);
}, 240_000);

/** The rows of a table: points, then tiles. */
function listed({ count, points, tiles, width }: ReturnType<typeof rawPlays>): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, i) => [points[i]!, ...tiles.slice(i * width, (i + 1) * width)]);
}
