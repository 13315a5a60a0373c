import type { GameState, Player } from "../../game/state.ts";
import { sortTiles } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import { formatRack } from "../rack-text.ts";
import { signed } from "./format-event.ts";

/**
 * The lines that settle unplayed tiles: who gains, with the tiles of the others, then who loses, with their own. Who goes
 * out and gains nothing, because the others hold blanks alone, has a line too.
 */
export function settlementLines(before: GameState, after: GameState, nicks: readonly string[]): readonly string[] {
  const { tileSet } = before.ruleset;
  const changes = before.players.map((player, seat) => (after.players[seat] as Player).score - player.score);
  const total = (seat: number): number => (after.players[seat] as Player).score;
  const others = (seat: number): readonly Tile[] =>
    sortTiles(
      tileSet,
      before.players.flatMap(({ rack }, other) => (other === seat ? [] : rack.tiles)),
    );
  const out = after.status.kind === "over" && after.status.reason === "out";
  const gains = changes.flatMap((points, seat) => {
    const gained = points > 0 || (out && points === 0 && (before.players[seat] as Player).rack.tiles.length === 0);
    const tiles = others(seat);
    if (!gained || tiles.length === 0) return [];
    return [`>${nicks[seat]}:  (${formatRack(tiles, tileSet)}) ${signed(points)} ${total(seat)}`];
  });
  const losses = changes.flatMap((points, seat) => {
    const rack = formatRack((before.players[seat] as Player).rack.tiles, tileSet);
    return points < 0 ? [`>${nicks[seat]}: ${rack} (${rack}) ${signed(points)} ${total(seat)}`] : [];
  });
  return [...gains, ...losses];
}
