import { pileSize } from "../../tiles/pile.ts";
import { plus } from "../helpers.ts";
import type { PageWords } from "../types/page.ts";
import type { EventSentences, SheetWords, StorySentences } from "../types/replay.ts";

const some = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${Math.abs(count) === 1 ? noun : `${noun}s`}`;

/** What happened in a recorded game, turn by turn, in English. */
export const englishStory: StorySentences = {
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` from ${from}`}, ${some(points, "point")}`,
  exchanged: ({ name, tiles }) => `${name} exchanges ${tiles}.`,
  adjusted: ({ name, points, reason }) => `${name}: ${plus(points)}${some(points, "point")} (${reason}).`,
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: in ${word} the ${letter} counts ${points}, not ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} counts times ${factor}`,
};

/** The other events of a story, in English. */
export const englishEvents: EventSentences = {
  dealt: "",
  exchanged: ({ returned, player }) => `${player} exchanges ${some(pileSize(returned), "tile")}.`,
  passed: ({ player }) => `${player} passes.`,
  resigned: ({ player }) => `${player} resigns.`,
  "turn-set": "",
  "turn-lost": ({ player }) => `${player} misses a turn.`,
  challenged: ({ invalid, upheld, player }) =>
    !upheld
      ? `${player} challenges in vain.`
      : invalid === null
        ? `${player} challenges: at least one word is not acceptable.`
        : `${player} challenges ${invalid.join(", ")}: not acceptable.`,
  "phony-returned": ({ points, player, score }) =>
    `The play of ${player} comes off: ${some(points, "point")} less, ${score} in all.`,
  "blank-exchanged": ({ letter, player }) => `${player} takes up a blank for ${letter}.`,
  "rack-told": "",
  "excess-returned": ({ player }) => `${player} gives back what is too much.`,
};

/** The cells of a score sheet, in English. */
export const englishSheet: SheetWords = {
  exchange: ({ tiles }) => `exchange ${tiles}`,
  pass: "pass",
  missesTurn: "misses a turn",
  doesNotFit: "does not fit",
  takenOff: "taken off",
  unplayedTiles: "unplayed tiles",
  total: "total",
};

/** The page of a recorded game, in English. */
export const englishPage: PageWords = {
  turn: "Turn",
  showTurn: ({ turn }) => `Show turn ${turn}`,
  oneTurn: ({ turn }) => `Turn ${turn}`,
  of: " of ",
  board: "The board",
  boardInWords: "The board in words",
  picture: "The board, which is described in words below.",
  scores: "The scores",
  scoreSheet: "The score sheet",
  chart: "The scores from turn to turn. The score sheet has the same figures.",
  everyTurn: "Every turn",
  first: "First turn",
  back: "Previous turn",
  on: "Next turn",
  last: "Last turn",
  before: "Before the first turn.",
  note: "A note.",
  round: "round",
  move: "move",
  points: "points",
  unplayed: "unplayed",
  tiles: "tiles",
  won: ({ name }) => `${name} has won.`,
  tie: "It is a tie.",
  nobodyWon: "Nobody has won.",
  notOver: "The game is not over.",
  disagree: "Where the record and the rules disagree",
  place: ({ line, column }) => `Line ${line}, column ${column}`,
  keys: "The left and right arrow keys go from turn to turn.",
  madeFrom: ({ file, rules }) =>
    `Made by tilewright${file === null ? "" : ` from ${file}`}. Points are counted again by the rules ${rules}.`,
};
