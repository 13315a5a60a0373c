import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/** International tournaments, as their recorded games show: a failed challenge brings the challenged player five points. */
export const international: Ruleset = {
  ...northAmerica,
  id: "international",
  challenge: { looksUp: "every-word", whenWrong: { points: 5, per: "play", to: "opponent" } },
};
