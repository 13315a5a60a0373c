import { slovak } from "../../tiles/sets/slovak.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica2017 } from "./north-america-2017.ts";

/**
 * The rules of Slovak tournaments. Like `northAmerica2017`, with the Slovak tiles and these differences:
 *
 * - A player's first failed challenge costs ten points, and each further one costs the next turn, which is not a
 *   scoreless turn.
 * - Both players lose the points of their own unplayed tiles, and a player who goes out gains the points of the
 *   opponent's unplayed tiles.
 *
 * Follows the rules published by the Slovak society (SSS), as we read them in a program (2012 to September 2025) that
 * quotes and follows them; SSS has not reviewed or endorsed this. docs/rules-of-the-world.md gives the source of each
 * rule and lists what no source has confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `exchange.minTiles`, `exchange.maxTiles`, `challenge.looksUp`,
 * `forbiddenLabels`, `dictionaryUse`, `tieBreak`. Set these to match your event's rules.
 */
export const slovak2026: Ruleset = /* @__PURE__ */ edition(northAmerica2017, {
  id: "slovak-2026",
  tileSet: slovak,
  challenge: {
    looksUp: "named-words",
    whenWrong: "lose-turn",
    schedule: [{ points: 10, per: "play", to: "nobody" }, "lose-turn"],
  },
  end: { passesEach: null, scorelessTurns: 6, noPlays: false, targets: null },
  leftover: { own: "subtract", toFinisher: 1 },
});
