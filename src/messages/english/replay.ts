import { counted } from "../helpers.ts";
import type { PageWords } from "../types/page.ts";
import type { SheetWords, StorySentences } from "../types/replay.ts";

const some = (count: number, noun: string): string => counted(count, noun, `${noun}s`);

/** What happened in a recorded game, turn by turn, in English. */
export const englishStory: StorySentences = {
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` from ${from}`}, ${some(points, "point")}`,
  exchanged: ({ name, tiles }) => `${name} exchanges ${tiles}.`,
  adjusted: ({ name, points, reason }) =>
    `${name} ${points < 0 ? "loses" : "gains"} ${some(Math.abs(points), "point")} (${reason}).`,
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: the ${letter} in ${word} scores ${points} instead of ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} ×${factor}`,
};

/** The cells of a score sheet, in English. */
export const englishSheet: SheetWords = {
  exchange: ({ tiles }) => `exchange ${tiles}`,
  pass: "pass",
  missesTurn: "lost turn",
  doesNotFit: "does not fit",
  takenOff: "challenged off",
  unplayedTiles: "unplayed tiles",
  total: "total",
};

/** The page of a recorded game, in English. */
export const englishPage: PageWords = {
  turn: "Turn",
  showTurn: ({ turn }) => `Show turn ${turn}`,
  oneTurn: ({ turn }) => `Turn ${turn}`,
  of: " of ",
  board: "Board",
  boardInWords: "The board in words",
  picture: "The board, described in words below.",
  scores: "Scores",
  scoreSheet: "Score sheet",
  chart: "Scores after each turn, as on the score sheet.",
  everyTurn: "Turn by turn",
  first: "First turn",
  back: "Previous turn",
  on: "Next turn",
  last: "Last turn",
  before: "Before the first turn.",
  note: "Note.",
  round: "round",
  move: "move",
  points: "points",
  unplayed: "unplayed",
  tiles: "tiles",
  won: ({ name }) => `${name} wins.`,
  tie: "It's a tie.",
  nobodyWon: "Nobody wins.",
  notOver: "The game is unfinished.",
  disagree: "Where the record and the rules disagree",
  place: ({ line, column }) => `Line ${line}, column ${column}`,
  keys: "Use the left and right arrow keys to step through the game.",
  madeFrom: ({ file, rules }) =>
    `Made by tilewright${file === null ? "" : ` from ${file}`}. Scores are recalculated with the rules ${rules}.`,
};
