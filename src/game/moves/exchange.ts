import type { Checked } from "../../checked.ts";
import { malformed } from "../../play/malformed.ts";
import type { ExchangeRule } from "../../rules/ruleset.ts";
import { type Pile, pileSize, sortTiles } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import { notAllowed } from "../judging/authority.ts";
import { type Judged, refusal } from "../judging/refusal.ts";
import { notHeld } from "../judging/tiles-told.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { GameState, Player, Table } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { draw } from "../table/draw.ts";
import { mostExchanged } from "../table/most-exchanged.ts";

/** Returns how many tiles the player on turn may exchange, or why none at all. */
export function mayExchange(table: Table, player: PlayerIndex): Checked<{ readonly max: number }> {
  const rule = table.ruleset.exchange;
  if (rule === null) return refusal(notAllowed("exchange"));
  const max = mostExchanged(table, rule, player);
  if (max >= rule.minTiles) return { ok: true, max };
  return refusal(...violationsOf(table, rule, Math.min(1, pileSize((table.players[player] as Player).rack)), player));
}

/**
 * Judges an exchange, which draws first and then gives back. It is refused as a whole, never cut down.
 *
 * A number of tiles stands for tiles that are not known. In a dealt game it can only mean the whole rack, or no tiles.
 */
export function judgeExchange(state: GameState, tiles: readonly Tile[] | number, player: PlayerIndex): Judged {
  // T2-T4, D13, D14
  const rule = state.ruleset.exchange;
  if (rule === null) return refusal(notAllowed("exchange"));
  const { rack } = state.players[player] as Player;
  const { tileSet } = state.ruleset;
  const returned = typeof tiles === "number" ? byCount(rack, tiles) : { tiles: sortTiles(tileSet, tiles), hidden: 0 };
  if (returned.hidden > 0 && state.seed !== null) return refusal(malformed("tiles", "a list of tiles", tiles));
  const count = pileSize(returned);
  const violations = [...violationsOf(state, rule, count, player), ...notHeld(tileSet, returned.tiles, rack)];
  if (violations.length > 0) return refusal(...violations);
  return { ok: true, events: [{ player, type: "exchanged", returned, drawn: draw(state, count) }] };
}

/**
 * What is wrong with an exchange of this size. One of no tiles needs nothing in the bag and counts as a pass.
 */
function violationsOf(
  { players, bag }: Table,
  rule: ExchangeRule,
  count: number,
  player: PlayerIndex,
): readonly Violation[] {
  const violations: Violation[] = [];
  const { rack, exchanges } = players[player] as Player;
  const limit = Math.min(rule.maxTiles, pileSize(rack));
  if (count < rule.minTiles) violations.push({ code: "no-tiles", squares: [] });
  if (count > limit) violations.push({ code: "too-many-tiles", squares: [], limit });
  const needed = count === 0 ? 0 : Math.max(rule.minBag, count);
  if (needed > pileSize(bag)) violations.push({ code: "bag-too-small", squares: [], needed, bag: pileSize(bag) });
  if (count > 0 && rule.perGame !== null && exchanges >= rule.perGame)
    violations.push({ code: "too-many-exchanges", squares: [], limit: rule.perGame });
  return violations;
}

function byCount(rack: Pile, count: number): Pile {
  return count === pileSize(rack) ? rack : { tiles: [], hidden: count };
}
