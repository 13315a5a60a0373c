import type { Words } from "../types/words.ts";

/** The labels of words that may not be played, in English. */
export const englishLabels: Words["labels"] = {
  proper: "proper noun",
  foreign: "foreign",
  abbreviation: "abbreviation",
  acronym: "acronym",
  affix: "affix",
  hyphenated: "hyphenated",
  apostrophe: "with an apostrophe",
  offensive: "offensive",
  archaic: "archaic",
  slang: "slang",
  vulgar: "vulgar",
};

/** What moves and rulings are called in English, after "You cannot". */
export const englishMoves: Words["moves"] = {
  play: "make a play",
  exchange: "exchange tiles",
  pass: "pass",
  accept: "accept a play",
  resign: "resign",
  challenge: "challenge",
  "exchange-blank": "swap a tile for a blank",
  adjust: "adjust a score",
  "tell-rack": "report a rack",
  "return-excess": "return tiles",
  "set-turn": "choose whose turn it is",
  end: "end the game",
};

/** Why a game is over, in English. */
export const englishEnds: Words["ends"] = {
  out: "a player went out",
  passes: "everyone passed",
  scoreless: "too many scoreless turns in a row",
  turns: "everyone has had their last turn",
  "no-plays": "no play is possible",
  target: "a player reached the target",
  agreed: "the players agreed to stop",
  resigned: "only one player is left",
  "lost-challenge": "a challenge failed",
  time: "time is up",
  "lost-on-time": "a player lost on time",
  late: "a player arrived too late",
  disqualified: "a player was disqualified",
  withdrawn: "a player withdrew",
  adjudicated: "decided by the director",
  aborted: "aborted; it does not count",
};

/** Why points were adjusted, in English. */
export const englishAdjustments: Words["adjustments"] = {
  challenge: "challenge",
  rack: "unplayed tiles",
  time: "time",
  penalty: "penalty",
  correction: "correction",
  "as-recorded": "as recorded",
};
