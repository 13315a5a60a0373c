import { pileSize } from "../../tiles/pile.ts";
import { counted } from "../helpers.ts";
import { allValid, notValid, someOf } from "../in-english.ts";
import type { PageWords } from "../types/page.ts";
import type { EventSentences, SheetWords, StorySentences } from "../types/replay.ts";

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

/** The other events of a story, in English. */
export const englishEvents: EventSentences = {
  dealt: "",
  exchanged: ({ returned, player }) => `${player} exchanges ${some(pileSize(returned), "tile")}.`,
  passed: ({ player }) => `${player} passes.`,
  resigned: ({ player }) => `${player} resigns.`,
  "turn-set": "",
  "turn-lost": ({ player }) => `${player} loses a turn.`,
  challenged: ({ words, invalid, upheld, player }) =>
    `${player}'s challenge ${upheld ? `succeeds: ${notValid(invalid)}` : `fails: ${allValid(words)}`}.`,
  "phony-returned": ({ points, player, score }) =>
    `${player}'s play is challenged off: ${some(-points, "point")}, total ${score}.`,
  "blank-exchanged": ({ letter, player }) => `${player} swaps ${someOf(letter, 1)} for the blank.`,
  "rack-told": "",
  "excess-returned": ({ player }) => `${player} returns the extra tiles.`,
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
