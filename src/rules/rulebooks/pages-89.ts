import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The rules on pages 8 and 9 of a rulebook whose other pages are unknown. Like `us2021`, which fills in for the missing
 * pages, with these differences:
 *
 * - On a challenge, every word of the play is looked up. As in `us2021`, a failed challenge costs the challenger the
 *   next turn.
 * - Foreign words, acronyms and offensive words are allowed.
 * - The game also ends when no player can make a play.
 * - Ties are shared.
 */
export const pages89: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "pages-89", // D1
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" }, // W9, W11, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 and W4 allow the rest
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3, D30
  tieBreak: "shared", // E7 is silent, D32
});
