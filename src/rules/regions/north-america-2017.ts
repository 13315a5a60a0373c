import { edition } from "../edition.ts";
import { us2021 } from "../rulebooks/us-2021.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * The rules of clubs and tournaments in North America. Like `us2021`, with these differences:
 *
 * - There are two players.
 * - An exchange requires at least seven tiles in the bag.
 * - One challenge settles a play: the words that the challenger names are looked up, and no others afterwards. As in
 *   `us2021`, a failed challenge costs the challenger the next turn.
 * - Only the word list decides: no word in it is forbidden by its labels.
 * - The game ends after six scoreless turns in a row, rather than when everyone passes twice. A turn lost to a failed
 *   challenge is one of them.
 * - A player who goes out gains twice the points of the opponent's unplayed tiles, and the opponent loses nothing. If
 *   neither player goes out, both lose the points of their own unplayed tiles.
 * - Ties are shared.
 *
 * Follows the rules published by the North American players' association (NASPA), Official Tournament Rules, 20 January
 * 2017 edition, as we read them in summaries and recorded games; NASPA has not reviewed or endorsed this.
 * docs/rules-of-the-world.md gives the source of each rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.looksUp`, `dictionaryUse`. Set these to match your
 * event's rules.
 */
export const northAmerica2017: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "north-america-2017",
  players: { min: 2, max: 2 },
  exchange: { minTiles: 1, minBag: 7, maxTiles: 7, perGame: null },
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" }, // unlike us2021, once
  forbiddenLabels: [], // an agreed list decides alone
  end: { passesEach: null, scorelessTurns: 6, lostTurnsCount: true, noPlays: false, targets: null },
  leftover: { own: "subtract-unless-out", toFinisher: 2 },
  tieBreak: "shared",
});
