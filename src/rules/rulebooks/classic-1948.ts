import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/** The text of 1948 as reprinted in 2012 (CLS): differs from H21 in what is written here. */
export const classic1948: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "classic-1948",
  challenge: { looksUp: "named-words", whenWrong: "nothing" }, // W9, W11 "no penalty", D19
  forbiddenLabels: ["proper", "foreign", "abbreviation", "hyphenated", "apostrophe"], // W1, W2
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3, D30
  tieBreak: "shared", // E7 is silent, D32
});
