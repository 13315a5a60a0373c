import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oddLayouts, standardLayout } from "../oracle/layouts.ts";
import { legalPlays, legalPlaysByTiles } from "../oracle/movegen/legal-plays.ts";
import { type Task, taskOf } from "../oracle/movegen/tasks.ts";
import type { PlayRules, TileSet } from "../oracle/shapes.ts";
import { digraphTiles, englishTiles, fortyTiles } from "../oracle/tile-sets.ts";
import { atMost, seed } from "../seed.ts";
import { assertWithPlays } from "./assert-with-plays.ts";
import { classic } from "./drawn.ts";
import { expectAllPlays } from "./expect-all-plays.ts";
import { inBoardOrder } from "./expected.ts";

const tasks = (rules?: PlayRules): fc.Arbitrary<Task> => fc.nat().map((number) => taskOf(number, rules));

const nineTiles = { rackSize: 9, maxTilesPerPlay: 9, bonuses: [7, 8, 9].map((tiles) => ({ tiles, points: 50 })) };
const threeBonuses = [
  { tiles: 1, points: 3 },
  { tiles: 2, points: 30 },
  { tiles: 4, points: 1 },
];
const dear: TileSet = {
  ...englishTiles,
  id: "dear",
  letters: englishTiles.letters.map((letter, i) => ({ ...letter, points: i % 3 === 0 ? 900 + i : 0 })),
  blanks: { count: 2, points: 7 },
};

const cheap: TileSet = {
  ...englishTiles,
  id: "cheap",
  letters: englishTiles.letters.map((letter, i) => ({ ...letter, points: i % 2 === 0 ? i : -i })),
  blanks: { count: 2, points: -7 },
};
const hundredfold = { ...standardLayout, legend: { ...standardLayout.legend, D: { letter: 1, word: 100 } } };

/** So many letters, of one character or two; few of the masks of a graph have room for 63. */
function alphabetOf(size: number): TileSet {
  const letters = Array.from({ length: size }, (_, i) => ({
    letter: String.fromCharCode(0x0531 + (i % 38)) + (i < 38 ? "" : "·"),
    points: 1 + (i % 10),
    count: 2,
  }));
  return { id: `alphabet of ${size}`, letters, blanks: { count: 2, points: 0 } };
}

const kinds: readonly (readonly [name: string, rules: PlayRules | undefined, runs: number])[] = [
  ["any rules, boards and tile sets", undefined, 12],
  ["the standard board", classic, 5],
  ["nine tiles on the rack, three bonuses", { ...classic, ...nineTiles }, 3],
  ["fewer tiles a play than on the rack", { ...classic, maxTilesPerPlay: 3, bonuses: threeBonuses.slice(0, 2) }, 4],
  ["letters of two characters", { ...classic, tileSet: digraphTiles }, 5],
  ["forty letters, a blank worth a point", { ...classic, tileSet: fortyTiles }, 4],
  ["31 letters", { ...classic, tileSet: alphabetOf(31) }, 3],
  ["32 letters", { ...classic, tileSet: alphabetOf(32) }, 3],
  ["33 letters", { ...classic, tileSet: alphabetOf(33) }, 3],
  ["63 letters", { ...classic, tileSet: alphabetOf(63) }, 3],
  ["letters worth nothing and letters worth hundreds, blanks worth some", { ...classic, tileSet: dear }, 4],
  ["letters worth less than nothing", { ...classic, tileSet: cheap, bonuses: [{ tiles: 3, points: -20 }] }, 4],
  ["words a hundred and ten thousand times as good", { ...classic, tileSet: dear, layout: hundredfold }, 4],
  ...oddLayouts.map((layout, i) => [`odd board ${i + 1}`, { ...classic, layout }, layout.rows > 9 ? 4 : 20] as const),
];

test("the oracle finds the same plays whether it tries words or tiles", () => {
  const rules = { ...classic, layout: oddLayouts[0]!, rackSize: 3 };
  fc.assert(
    fc.property(tasks(rules), ({ position: situation, words }) => {
      const letters = [...new Set(words.flat())];
      const [byWords, byTiles] = [legalPlays(situation, words), legalPlaysByTiles(situation, words, letters)];
      expect(inBoardOrder(situation, byWords)).toEqual(inBoardOrder(situation, byTiles));
    }),
    { seed, numRuns: atMost(6) },
  );
});

describe("P1 P3 P4 P5 P6 [all] generated plays are all legal plays, each once, with their points, best first", () => {
  test.each(kinds)("%s", (_name, rules, runs) => {
    let found = 0;
    const law = fc.property(tasks(rules), (task) => {
      found += expectAllPlays(task);
    });
    assertWithPlays(law, { seed, numRuns: atMost(runs) }, () => found);
  });
});
