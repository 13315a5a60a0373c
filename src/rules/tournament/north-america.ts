import { edition } from "../edition.ts";
import { us2021 } from "../rulebooks/us-2021.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Clubs and tournaments in North America, as their recorded games show: a failed challenge loses a turn, six turns in a
 * row without points end the game, exchanges need seven tiles in the bag, and who goes out gains twice what the others
 * hold. They keep their scores; if nobody goes out, everybody loses the own tiles.
 */
export const northAmerica: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "north-america",
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: null },
  challenge: { looksUp: "every-word", whenWrong: "lose-turn" },
  forbiddenLabels: [], // an agreed list decides alone
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
  leftover: { own: "subtract-unless-out", toFinisher: 2 },
  tieBreak: "shared",
});
