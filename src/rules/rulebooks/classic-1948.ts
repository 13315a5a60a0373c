import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The 1948 rulebook, as reprinted in 2012. Like `us2021`, except that a failed challenge costs nothing, ties are
 * shared, and the game also ends when no player can make a play. Acronyms, offensive words, and prefixes and suffixes
 * listed in the dictionary are allowed.
 */
export const classic1948: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "classic-1948",
  challenge: { looksUp: "word-by-word", whenWrong: "nothing" }, // W9, W11: no penalty, D19
  forbiddenLabels: ["proper", "foreign", "abbreviation", "hyphenated", "apostrophe"], // W1, W2
  dictionaryUse: "spelling", // W6
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3, D30
  tieBreak: "shared", // E7 is silent, D32
});
