// Articles of free play in French (version 7.5a, 1 September 2010, and the text of 2020) on time, challenges and ends, as cases.
// What was read of them, and where: docs/rules-of-the-world.md.
// Cases without an article are as the federation's summaries or programs that cite its rules have them.
import { createGame } from "tilewright";
import type { TimeControl } from "tilewright/clock";
import { french2026 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { afterChallengeOfTwo, afterTime, begin, endAfter, passesThatEnd, smallSet, time } from "./cases.ts";

const control: TimeControl = { game: time(25), stopsAtZero: true };

/** What players lose for the tiles that they hold in these cases. */
const [ann = 0, ben = 0] = begin(ruleset).players.map(({ rack }) =>
  rack.tiles.reduce(
    (sum, tile) => sum + (ruleset.tileSet.letters.find(({ letter }) => letter === tile)?.points ?? 0),
    0,
  ),
);

test("7: the game stops when the time is up, and the scores decide", () => {
  expect(afterTime(ruleset, control, time(24, 59))).toMatchObject({ scores: [400, 390], end: null });
  const over = afterTime(ruleset, control, time(25));
  expect(over).toMatchObject({ scores: [400 - ann, 390 - ben], end: "time" });
  expect(over.winners).toEqual([400 - ann > 390 - ben ? 0 : 1]);
});

test("1.8: players may use no machine, and no papers but the organiser's", () => {
  expect(ruleset.dictionaryUse).toBe("challenges");
});

test("5.3: a failed challenge costs five points for each word, where the organiser says nothing else", () => {
  expect(afterChallengeOfTwo(ruleset)).toEqual([0, -10]);
});

test.each([
  [88, null],
  [7, null],
  [6, [6, "passes"]],
  [0, [6, "passes"]],
])("4.2 and 7 (2020): three passes by each with %d tiles in the bag, seven of which an exchange needs", (bag, end) => {
  const few = createGame({ players: 2, ruleset: smallSet(ruleset, bag), first: 0 });
  expect(passesThatEnd(few)).toEqual(end);
});

test("4.2 and 4.3: an exchange starts the count of passes again, and exchanges alone end nothing", () => {
  expect(endAfter(ruleset, "exchanges")).toBeNull();
});
