import { edition } from "../edition.ts";
import { us2021 } from "../rulebooks/us-2021.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * Rules of clubs and tournaments in North America. Like `us2021`, with these differences:
 *
 * - Two play.
 * - An exchange needs at least seven tiles in the bag.
 * - A challenge looks up the words that the challenger names, and a failed one costs the challenger the next turn. Both
 *   are as in `us2021`.
 * - The word list alone decides: no label forbids a word that is in it.
 * - The game ends after six turns in a row without points, instead of two passes by everybody.
 * - A player who goes out gains twice the points of the others' unplayed tiles, and the others lose nothing. If nobody
 *   goes out, all players lose the points of their own unplayed tiles.
 * - A tie is shared.
 *
 * Follows the rules published by the association of players there (NASPA), Official Tournament Rules, edition of 20
 * January 2017, as we read them in summaries and in recorded games; NASPA has not reviewed or endorsed this.
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 *
 * Unknown: `dictionaryUse`, `tieBreak`. Set these as your event plays.
 */
export const northAmerica2017: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "north-america-2017",
  players: { min: 2, max: 2 },
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  forbiddenLabels: [], // an agreed list decides alone
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
  leftover: { own: "subtract-unless-out", toFinisher: 2 },
  tieBreak: "shared",
});
