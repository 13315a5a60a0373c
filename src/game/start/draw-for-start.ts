import { fullBag } from "../../bag/bag.ts";
import { randomOf } from "../../bag/random.ts";
import { refuseOption } from "../../read/refuse.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { GameEvent, PlayerIndex, StartRound } from "../model/event.ts";

/**
 * Returns the draw for first play. The tile nearest to the start of the alphabet begins, and a blank beats all letters.
 * Players who tie draw again, from a full bag, until one of them is best.
 *
 * @throws RangeError if the draw can decide nothing: there are fewer tiles than players, or all tiles are alike.
 */
export function drawForStart(tileSet: TileSet, players: number, seed: string): GameEvent {
  // S3, S4, D3
  const all = fullBag(tileSet).tiles;
  if (!canDecide(all, players))
    refuseOption("ruleset.tileSet", "different tiles, at least one for each player", all.join(""));
  const random = randomOf(seed, 0);
  const rounds: StartRound[] = [];
  let drawing: readonly PlayerIndex[] = Array.from({ length: players }, (_, player) => player);
  while (drawing.length > 1) {
    const bag = all.slice();
    const draws = drawing.map((player) => ({ player, tile: bag.splice(random(bag.length), 1)[0] as Tile }));
    rounds.push({ draws });
    drawing = bestOf(tileSet, draws);
  }
  return { player: null, type: "drew-for-start", rounds, first: drawing[0] as PlayerIndex };
}

/**
 * Returns whether a draw can decide who begins: not if there are fewer tiles than players, or all tiles are alike.
 * Whoever plays alone begins, whatever the tiles are.
 */
export function canDecide(all: readonly Tile[], players: number): boolean {
  return players === 1 || (all.length >= players && new Set(all).size !== 1);
}

/** Returns the players who drew the best tile of a round: the one who begins, or those who draw again. */
export function bestOf({ letters }: TileSet, draws: StartRound["draws"]): readonly PlayerIndex[] {
  const rank = (tile: Tile): number => (tile === BLANK ? -1 : letters.findIndex(({ letter }) => letter === tile));
  const best = Math.min(...draws.map(({ tile }) => rank(tile)));
  return draws.filter(({ tile }) => rank(tile) === best).map(({ player }) => player);
}
