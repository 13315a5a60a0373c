import type { ExchangeRule } from "../../rules/ruleset.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";

/** Returns how many tiles a player may exchange by a rule; 0 if none. */
export function mostExchanged(table: Table, rule: ExchangeRule, player: PlayerIndex): number {
  const { rack, exchanges } = table.players[player] as Player;
  const bag = pileSize(table.bag);
  const spent = rule.perGame !== null && exchanges >= rule.perGame;
  return spent || bag < rule.minBag ? 0 : Math.min(rule.maxTiles, pileSize(rack), bag);
}
