import { pileSize } from "../../tiles/pile.ts";
import { counted, countedIn, nothing, plus } from "../helpers.ts";
import type {
  EventSentences,
  ProgramSentences,
  SeasonSentences,
  SheetWords,
  StorySentences,
  TidyingSentences,
} from "../types/accounts.ts";
import type { PageWords } from "../types/page.ts";

const number = (count: number): string => count.toLocaleString("en");
const some = (count: number, noun: string): string => countedIn("en", count, noun, `${noun}s`);

/** What happened in a recorded game, turn by turn, in English. */
export const englishStory: StorySentences = {
  play: ({ name, play, from, points }) =>
    `${name}: ${play}${from === "" ? "" : ` from ${from}`}, ${some(points, "point")}`,
  exchanged: (name, tiles) => `${name} exchanges ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${plus(points)}${some(points, "point")} (${reason}).`,
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: in ${word} the ${letter} counts ${points}, not ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} counts times ${factor}`,
  blank: (square, letter, points) => `${square} blank: it stands for ${letter} and counts ${points}`,
};

/** The other events of a story, in English. */
export const englishEvents: EventSentences = {
  dealt: nothing,
  exchanged: ({ returned }, player) => `${player} exchanges ${some(pileSize(returned), "tile")}.`,
  passed: (_, player) => `${player} passes.`,
  resigned: (_, player) => `${player} resigns.`,
  "turn-set": nothing,
  "turn-lost": (_, player) => `${player} misses a turn.`,
  challenged: ({ invalid, upheld }, player) =>
    !upheld
      ? `${player} challenges in vain.`
      : invalid === null
        ? `${player} challenges: at least one word is not acceptable.`
        : `${player} challenges ${invalid.join(", ")}: not acceptable.`,
  "phony-returned": ({ points }, player, { score }) =>
    `The play of ${player} comes off: ${some(points, "point")} less, ${score} in all.`,
  "blank-exchanged": ({ letter }, player) => `${player} takes up a blank for ${letter}.`,
  "rack-told": nothing,
  "excess-returned": (_, player) => `${player} gives back what is too much.`,
};

/** The cells of a score sheet, in English. */
export const englishSheet: SheetWords = {
  exchange: (tiles) => `exchange ${tiles}`,
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
  showTurn: (turn) => `Show turn ${turn}`,
  oneTurn: (turn) => `Turn ${turn}`,
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
  won: (name) => `${name} has won.`,
  tie: "It is a tie.",
  nobodyWon: "Nobody has won.",
  notOver: "The game is not over.",
  disagree: "Where the record and the rules disagree",
  place: ({ line, column }) => `Line ${line}, column ${column}`,
  keys: "The left and right arrow keys go from turn to turn.",
  madeFrom: ({ file, rules }) =>
    `Made by tilewright${file === null ? "" : ` from ${file}`}. Points are counted again by the rules ${rules}.`,
};

/** What only the command line says, in English. */
export const englishProgram: ProgramSentences = {
  column: (column) => `column ${column}`,
  noPlay: "no play is possible",
  smallLetters: (capitals) => `A small letter is a blank. For tiles with letters write ${capitals}.`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "game")}, ${some(plays, "play")}: ${some(scoresAgreed, "score")} ` +
    `${scoresAgreed === 1 ? "agrees" : "agree"}, ` +
    `${totalsAgreed.toLocaleString("en")} of ${some(totals, "total")}; ${some(remarks, "remark")}`,
  notRead: (files) => `${some(files, "file")} not read`,
  leftOut: ({ count, first }) =>
    count === 1
      ? `1 file in a folder was left out, because its name does not end in .gcg: ${first}`
      : `${some(count, "file")} in a folder were left out, because their names do not end in .gcg: ` +
        `${first} and ${number(count - 1)} more`,
  noSuchTurn: ({ turns, turn }) => `has turns 1 to ${turns}, and no turn ${turn}`,
  unreadable: ({ found, expected }) => `expected ${expected}, found ${found}`,
  bytes: (bytes) => some(bytes, "byte"),
  words: (words) => some(words, "word"),
  wordsLeftOut: ({ reason, count, examples }) =>
    `left out as ${reason}: ${number(count)} (${examples.join(", ")}${count > examples.length ? ", ..." : ""})`,
  inLine: (entry, line) => `${entry} in line ${line}`,
  readingWords: (percent) => `reading ${percent} %`,
  packingWords: "packing",
  unknownRules: (rules) => `${counted(rules, "rule", "rules")} unknown`,
  forOldGames: (today) => `for old games; today ${today}`,
  ofThePast: (today) => `For games of the past. Today's rules are ${today}.`,
  allHaveSource: (ruleset) => `All rules of ${ruleset} have a source.`,
  noSource: (ruleset) => `No source that we could read confirms these rules of ${ruleset}:`,
  boardSize: ({ cols, rows }) => `${cols} by ${rows}`,
  off: "off",
};

/** The report on a season, in English. */
export const englishSeason: SeasonSentences = {
  games: ({ games, plays }) => `${some(games, "game")}, ${some(plays, "play")}`,
  notRead: ({ failures, files }) => `, ${number(failures)} of ${some(files, "file")} not read`,
  notOver: (games) =>
    `${some(games, "game")} ${games === 1 ? "is not over and counts" : "are not over and count"} ` +
    "for high games and high plays only.",
  averages: ({ score, game, spread }) => `Averages: ${score} points a player, ${game} a game, spread ${spread}`,
  highGames: "High games",
  highPlays: "High plays",
  players: "Players",
  standings: {
    games: "games",
    won: "won",
    drawn: "drawn",
    lost: "lost",
    spread: "spread",
    average: "average",
    high: "high",
  },
  morePlayers: (players) => `Of more than ${some(players, "player")} only the first are listed.`,
  remarks: "Remarks",
};

/** What is said of records that are written in their standard form, in English. */
export const englishTidying: TidyingSentences = {
  changed: {
    encoding: "encoded as UTF-8",
    "byte-order-mark": "byte order mark taken off",
    "line-ends": "lines end with LF",
    lines: (lines) => `${counted(lines, "line", "lines")} written in the standard form`,
    order: "lines ordered or ended in the standard form",
  },
  left: {
    "not-expressible": (what) => `the format cannot express ${what}`,
    "not-read-again": "it would not be read again",
    moves: "moves, racks or figures would change",
    remarks: "something that is remarked on would change",
    texts: "titles, names or notes would change",
    json: "a JSON file does not become GCG",
    "standard-input": "standard input cannot be written to",
  },
  leftAsItIs: (why) => `left as it is: ${why}`,
  done: ({ formatted, unchanged, left }) => `${formatted} formatted, ${unchanged} unchanged, ${left} left as they are`,
};
