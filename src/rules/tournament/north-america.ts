import { edition } from "../edition.ts";
import { us2021 } from "../rulebooks/us-2021.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Rules of clubs and tournaments in North America, as recorded games show them. Like `us2021`, with these differences:
 *
 * - An exchange needs at least seven tiles in the bag.
 * - A challenge looks up every word of the play. A failed one costs the challenger the next turn, as in `us2021`.
 * - The word list alone decides: no label forbids a word that is in it.
 * - The game ends after six turns in a row without points, instead of two passes by everybody.
 * - A player who goes out gains twice the points of the others' unplayed tiles, and the others lose nothing. If nobody
 *   goes out, all players lose the points of their own unplayed tiles.
 * - A tie is shared.
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
