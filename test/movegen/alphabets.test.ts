import fc from "fast-check";
import { bestPlay, canPlay, countPlays, findAnchors, generatePlays } from "tilewright/movegen";
import { expect, test } from "vitest";
import { bookOf } from "../oracle/movegen/legal-plays.ts";
import { type Task, taskOf } from "../oracle/movegen/tasks.ts";
import { judge } from "../oracle/play/judge.ts";
import type { PlayRules } from "../oracle/shapes.ts";
import { atMost, seed } from "../seed.ts";
import { assertWithPlays } from "./assert-with-plays.ts";
import { expectedPlays, graphOf, rackedPosition, textOf } from "./expected.ts";
import { rulesFor } from "./large-rules.ts";

// A word graph has room for 63 letters, and a rack may be as large as a lane is long. Every size goes through the same
// search, and must give what the oracle counts.

/** A task for these rules, with a rack that has so many blanks; few words where they can be laid in many ways. */
function taskWith(number: number, rules: PlayRules, blanks: number): Task {
  const task = taskOf(number, rules);
  const tiles = task.position.rack!.tiles.filter((tile) => tile !== "?").slice(0, rules.rackSize - blanks);
  const many = blanks > 1 || tiles.length > 9;
  return {
    words: many ? task.words.filter(({ length }) => length < 6).slice(0, 6) : task.words,
    position: { ...task.position, rack: { tiles: [...tiles, ..."????".slice(0, blanks)], hidden: 0 } },
  };
}

test("plays are the oracle's for every alphabet from 27 to 63 letters, racks of up to 26 tiles and four blanks", () => {
  let found = 0;
  const law = fc.property(
    fc.nat(),
    fc.integer({ min: 27, max: 63 }),
    fc.oneof(fc.constant(7), fc.integer({ min: 2, max: 26 })),
    fc.constantFrom(0, 0, 1, 2, 3, 4),
    (number, size, rackSize, blanks) => {
      const { position: situation, words } = taskWith(number, rulesFor(size, rackSize), Math.min(blanks, rackSize));
      const position = rackedPosition(situation);
      const graph = graphOf(situation, words);
      const expected = expectedPlays(situation, words);
      found += expected.length;
      expect(generatePlays(position, graph).map(textOf)).toEqual(expected.map(textOf));
      expect(bestPlay(position, graph)).toEqual(expected[0] ?? null);
      expect(countPlays(position, graph)).toBe(expected.length);
      expect(canPlay(position, graph)).toBe(expected.length > 0);
    },
  );
  assertWithPlays(law, { seed, numRuns: atMost(6) }, () => found);
});

test("the letters of an anchor are those that the oracle lets a single tile be, for 26 letters and for 63", () => {
  let letters = 0;
  const law = fc.property(fc.nat(), fc.constantFrom(26, 33, 63), (number, size) => {
    const { position: situation, words } = taskOf(number, rulesFor(size, 2));
    const dictionary = bookOf(words);
    const position = rackedPosition(situation);
    const alphabet = situation.rules.tileSet.letters.map(({ letter }) => letter);
    for (const { row, col, across, down } of findAnchors(position, graphOf(situation, words)).slice(0, 4)) {
      const playable = alphabet.filter((letter) => {
        const tiles = [{ row, col, letter, blank: false }];
        const judged = judge({ ...situation, rack: { tiles: [letter], hidden: 0 } }, tiles, { dictionary });
        return judged.score !== undefined;
      });
      if (across === null && down === null) continue;
      expect(
        alphabet.filter((letter) => (across ?? [letter]).includes(letter) && (down ?? [letter]).includes(letter)),
      ).toEqual(playable);
      letters += playable.length;
    }
  });
  assertWithPlays(law, { seed, numRuns: Math.max(5, atMost(24)) }, () => letters);
});

test.each([
  ["fifty different tiles", 50, 0],
  ["63 different tiles", 63, 0],
  ["60 different tiles and three blanks", 60, 3],
])("a rack of %s has the plays of its words", (_name, different, blanks) => {
  const rules = { ...rulesFor(63, 7), rackSize: 64 };
  const tiles = rules.tileSet.letters.slice(0, different).map(({ letter }) => letter);
  const words = [
    [tiles[0]!, tiles[40]!, tiles[31]!],
    [tiles[30]!, tiles[45]!],
    [tiles[45]!, tiles[45]!],
  ];
  const board = new Array(225).fill(null);
  board[112] = { letter: tiles[45]!, blank: false };
  const situation = { rules, board, rack: { tiles: [...tiles, ..."???".slice(0, blanks)], hidden: 0 } };
  const expected = expectedPlays(situation, words);
  const plays = generatePlays(rackedPosition(situation), graphOf(situation, words));
  expect(plays.map(textOf)).toEqual(expected.map(textOf));
  expect(plays.length).toBeGreaterThan(3);
});
