import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/** The Onyx edition of 2006 (ONX): differs from H21 in what is written here. */
export const onyx2006: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "onyx-2006",
  exchange: { minTiles: 0, minBag: 0, maxTiles: 7, perGame: null }, // T2 "all, some or none", D14
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" }, // W9, W11, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 and W4 allow the rest
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null }, // E3; passes stand in without a judge of plays, D30
});
