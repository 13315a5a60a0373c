import { counted, listed } from "../helpers.ts";
import type { DemoSentences } from "../types/demo.ts";

/** What the demo of the command line says, in English. */
export const englishDemo: DemoSentences = {
  legend:
    "On empty squares ' doubles and \" triples a letter, - doubles and = triples a word; [ ] are tiles laid this turn.",
  fiveTurns: "One play on one board: the five turns by which the rulebooks explain how to score.",
  lastTurn: "One play on one board, the last of five turns from the rulebooks:",
  turn: ({ turn, play, points }) => `Turn ${turn}: ${play}, ${counted(points, "point", "points")}`,
  refused: (rack) => `A play that cannot be made, from the rack ${rack}:`,
  tileOn: ({ letter, square }) => `${letter ?? "a blank"} on ${square}`,
  preview: ({ blank, letter, square }) =>
    `A preview: a blank on ${blank} that is not named yet, and ${letter} on ${square}`,
  named: (letter) => `The same with the blank named ${letter}`,
  statuses: { valid: "valid", invalid: "invalid", unchecked: "unchecked" },
  verdict: ({ points, legal }) =>
    `${points === null ? "no points" : counted(points, "point", "points")} as it lies, ` +
    `${legal ? "legal" : "not legal yet"}`,
  bestPlays: "A whole game, in which two players always take the play that scores most:",
  wholeGame:
    "A complete game between two players who always take the play that scores most, with the free word list that " +
    "comes along:\nthe board as it grows, and the score sheet.",
  script:
    "A whole game, from a script of moves, with few tiles so that it ends soon: one challenge succeeds, one fails " +
    "and costs a\nturn, tiles are exchanged, a blank stands for S, a player goes out, and unplayed tiles are settled.",
  won: (winners) => `${listed(winners, "and")} ${winners.length === 1 ? "wins" : "win"}.`,
  everyTurn: "tilewright demo --all shows every turn.",
  seen: (player) => `Before the last three moves ${player} saw this, and nothing else of the game:`,
  hidden: ({ player, tiles }) => `${player} ${counted(tiles, "tile", "tiles")}`,
  racks: ({ rack, hidden, bag }) => `rack ${rack}; ${hidden}; ${bag} in the bag`,
  json: "JSON of the view:",
};
