import { counted, type ProgramWords } from "./program-words.ts";

const some = (count: number, noun: string): string => counted("en", count, noun, `${noun}s`);

export const english: ProgramWords = {
  messages: null,
  play: ({ name, play, from, points }) => `${name}: ${play}${from === "" ? "" : ` from ${from}`}, ${points} points`,
  exchanged: (name, tiles) => `${name} exchanges ${tiles}.`,
  adjusted: (name, points, reason) => `${name}: ${points} points (${reason}).`,
  adjustReasons: {
    challenge: "challenge",
    rack: "rack",
    time: "time",
    penalty: "penalty",
    correction: "correction",
    "as-recorded": "as-recorded",
  },
  over: (reason) => `The game is over: ${reason}.`,
  endReasons: {
    out: "a player has gone out",
    passes: "everybody has passed",
    scoreless: "too many turns without points",
    turns: "everybody has had their last turns",
    "no-plays": "no play is left",
    target: "a player has reached the target",
    agreed: "the players have agreed",
    resigned: "one player is left",
    "lost-challenge": "a challenge has failed",
    time: "time is up",
  },
  exchange: (tiles) => `exchange ${tiles}`,
  pass: "pass",
  missesTurn: "misses a turn",
  doesNotFit: "does not fit",
  unplayedTiles: "unplayed tiles",
  total: "total",
  letterPremium: ({ square, premium, word, letter, points, value }) =>
    `${square} ${premium}: in ${word} the ${letter} counts ${points}, not ${value}`,
  wordPremium: ({ square, premium, word, factor }) => `${square} ${premium}: ${word} counts times ${factor}`,
  blank: (square, letter, points) => `${square} blank: it stands for ${letter} and counts ${points}`,
  smallLetters: (capitals) => `A small letter is a blank. For tiles with letters write ${capitals}.`,
  noPlay: "no play is possible",
  column: (column) => `column ${column}`,
  checked: ({ games, plays, scoresAgreed, totalsAgreed, totals, remarks }) =>
    `${some(games, "game")}, ${some(plays, "play")}: ${scoresAgreed.toLocaleString("en")} scores agree, ` +
    `${totalsAgreed.toLocaleString("en")} of ${some(totals, "total")}; ${some(remarks, "remark")}`,
  notRead: (files) => `${some(files, "file")} not read`,
};
