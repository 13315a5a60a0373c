import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The basic rules. Like `us2021`, except that a failed challenge costs nothing; ties are shared; the game also ends
 * when no player can make a play; and foreign words, acronyms and offensive words are allowed.
 */
export const basic: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "basic",
  challenge: { looksUp: "word-by-word", whenWrong: "nothing" }, // W9, W11: no penalty, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 forbids no foreign word
  dictionaryUse: "no-search", // W6
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E2 and E3, D29, D30
  tieBreak: "shared", // E7 is silent, D32
});
