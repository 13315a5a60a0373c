import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The rulebook of the Onyx edition of 2006. Like `us2021`, with these differences:
 *
 * - An exchange of no tiles is allowed, and counts as a pass.
 * - A challenge looks up every word of the play. A failed one costs the challenger the next turn, as in `us2021`.
 * - Foreign words, acronyms and offensive words may be played.
 * - The game also ends when nobody can play.
 */
export const onyx2006: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "onyx-2006",
  exchange: { minTiles: 0, minBag: 0, maxTiles: 7, perGame: null }, // T2: also none at all, D14
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" }, // W9, W11, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 and W4 allow the rest
  // E3, D30: passes stand in where there is no `canPlay` to ask
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null },
});
