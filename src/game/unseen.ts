import { fullBag } from "../bag/bag.ts";
import { refuseOption } from "../read/refuse.ts";
import { takeTiles } from "../tiles/pile.ts";
import { type Tile, tilesOf } from "../tiles/tile.ts";
import { spokenFor } from "./judging/authority.ts";
import type { PlayerIndex } from "./model/event.ts";
import type { GameState, Table } from "./model/state.ts";
import type { GameView } from "./model/view.ts";
import { isPlayer } from "./table/players.ts";
import { requireTable } from "./table/require-game.ts";

/**
 * Returns the tiles that a player cannot see: all tiles of the set except those on the board and on the player's own
 * rack, as far as the rack is known. They are in the tile set's order, blanks last.
 *
 * @param player - Defaults to the viewer of a view or, for a game, to the player on turn or the only player it is
 * waiting for. If there is no such player, only the board counts as seen.
 * @param game - A game, or a view of it.
 */
export function unseenTiles(game: GameState | GameView, player?: PlayerIndex): readonly Tile[] {
  requireTable(game);
  const { ruleset, board, players } = game;
  if (player !== undefined && !isPlayer(game, player))
    refuseOption("player", `a seat from 0 to ${players.length - 1}`, player);
  const seer = player ?? (game.kind === "view" ? game.viewer : spokenFor(game));
  const rack = seer === null ? undefined : players[seer]?.rack;
  return tilesBeside({ ruleset, board }, rack?.tiles ?? []);
}

/** Returns the tiles of the set that are neither on the board nor among those held, in the tile set's order. */
export function tilesBeside(
  { ruleset, board }: Pick<Table, "ruleset" | "board">,
  held: readonly Tile[],
): readonly Tile[] {
  const laid = tilesOf(board.filter((tile) => tile !== null));
  return takeTiles(fullBag(ruleset.tileSet), { tiles: [...laid, ...held], hidden: 0 }).tiles;
}
