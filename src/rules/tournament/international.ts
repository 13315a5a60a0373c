import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/** International tournaments, as their recorded games show: a failed challenge brings the challenged player five points. */
export const international: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "international",
  challenge: { looksUp: "every-word", whenWrong: { points: 5, per: "play", to: "opponent" } },
});
