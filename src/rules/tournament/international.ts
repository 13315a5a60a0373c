import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * International tournament rules, as recorded games show them. Like `northAmerica`, but a failed challenge costs no
 * turn: instead the challenged player gets five points.
 */
export const international: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "international",
  challenge: { looksUp: "every-word", whenWrong: { points: 5, per: "play", to: "opponent" } },
});
