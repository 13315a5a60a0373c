import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The rules on pages 8 and 9 of a rule book whose other pages are not known. Like `us2021`, which stands in for the
 * rest, with these differences:
 *
 * - A challenge looks up every word of the play. A failed one costs the challenger the next turn, as in `us2021`.
 * - Foreign words, acronyms and offensive words may be played.
 * - The game also ends when nobody can play.
 * - A tie is shared.
 */
export const pages89: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "pages-89", // D1
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" }, // W9, W11, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 and W4 allow the rest
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3, D30
  tieBreak: "shared", // E7 is silent, D32
});
