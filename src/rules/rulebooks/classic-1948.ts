import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The rulebook of 1948 as reprinted in 2012. Like `us2021`, but a failed challenge costs nothing, a tie is shared, the
 * game also ends when nobody can play, and acronyms, offensive words, and prefixes and suffixes that the dictionary
 * lists may be played.
 */
export const classic1948: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "classic-1948",
  challenge: { looksUp: "named-words", whenWrong: "nothing" }, // W9, W11: no penalty, D19
  forbiddenLabels: ["proper", "foreign", "abbreviation", "hyphenated", "apostrophe"], // W1, W2
  dictionaryUse: "spelling", // W6
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3, D30
  tieBreak: "shared", // E7 is silent, D32
});
