import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { us2021 } from "./us-2021.ts";

/**
 * The rulebook of the 2006 Onyx edition. Like `us2021`, with these differences:
 *
 * - Exchanging no tiles is allowed and counts as a pass.
 * - On a challenge, every word of the play is looked up. As in `us2021`, a failed challenge costs the challenger the
 *   next turn.
 * - Foreign words, acronyms and offensive words are allowed.
 * - The game also ends when no player can make a play.
 */
export const onyx2006: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "onyx-2006",
  exchange: { minTiles: 0, minBag: 0, maxTiles: 7, perGame: null }, // T2: also none at all, D14
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" }, // W9, W11, D19
  forbiddenLabels: ["proper", "abbreviation", "affix", "hyphenated", "apostrophe"], // W1; W2 and W4 allow the rest
  // E3, D30: passes stand in where there is no `canPlay` to ask
  end: { passesEach: 2, scorelessTurns: null, noPlays: true, targets: null },
});
