import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/** Pages 8 and 9 of a rule book (P89): what they do not contain takes the silent reading (decision D1). */
export const pages89: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "pages-89",
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" }, // W9, W11, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 and W4 allow the rest
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3, D30
  tieBreak: "shared", // E7 is silent, D32
});
