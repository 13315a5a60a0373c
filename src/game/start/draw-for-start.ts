import { fullBag } from "../../bag/bag.ts";
import { randomOf } from "../../bag/random.ts";
import { refuseOption } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { GameEvent, PlayerIndex, StartRound } from "../model/event.ts";

/**
 * Returns the draw for first play. The tile nearest to the start of the alphabet begins, and a blank beats all letters.
 * Players who tie draw again, from a full bag, until one of them is best. With `blanksDrawAgain` a player who draws a
 * blank lays it aside and draws on.
 *
 * @throws RangeError if the draw can decide nothing: there are fewer tiles than players, or all tiles are alike.
 */
export function drawForStart(ruleset: DrawRules, players: number, seed: string): GameEvent {
  // S3, S4, D3
  const all = fullBag(ruleset.tileSet).tiles;
  if (!canDecide(ruleset, players)) refuseOption("ruleset.tileSet", "tiles that can decide who begins", all.join(""));
  const random = randomOf(seed, 0);
  const rounds: StartRound[] = [];
  let drawing: readonly PlayerIndex[] = Array.from({ length: players }, (_, player) => player);
  while (drawing.length > 1) {
    const bag = all.slice();
    const draws: { readonly player: PlayerIndex; readonly tile: Tile }[] = [];
    for (const player of drawing) {
      let tile: Tile;
      do {
        tile = bag.splice(random(bag.length), 1)[0] as Tile;
        draws.push({ player, tile });
      } while (drawsAgain(ruleset, tile));
    }
    rounds.push({ draws });
    drawing = bestOf(ruleset, draws);
  }
  return { player: null, type: "drew-for-start", rounds, first: drawing[0] as PlayerIndex };
}

/** The rules of the draw for first play. */
export type DrawRules = Pick<Ruleset, "tileSet" | "blanksDrawAgain">;

/**
 * Returns whether a draw can decide who begins: not if there are fewer tiles than players, or all tiles are alike.
 * Blanks that are laid aside do not count.
 */
export function canDecide(ruleset: DrawRules, players: number): boolean {
  const counting = fullBag(ruleset.tileSet).tiles.filter((tile) => !drawsAgain(ruleset, tile));
  return counting.length >= players && new Set(counting).size > 1;
}

/** Whether who draws this tile for first play lays it aside and draws again. */
export function drawsAgain({ blanksDrawAgain }: DrawRules, tile: Tile): boolean {
  return !!blanksDrawAgain && tile === BLANK;
}

/** Returns the players who drew the best tile of a round: the one who begins, or those who draw again. */
export function bestOf(ruleset: DrawRules, draws: StartRound["draws"]): readonly PlayerIndex[] {
  const { letters } = ruleset.tileSet;
  const rank = (tile: Tile): number => (tile === BLANK ? -1 : letters.findIndex(({ letter }) => letter === tile));
  const counting = draws.filter(({ tile }) => !drawsAgain(ruleset, tile));
  const best = Math.min(...counting.map(({ tile }) => rank(tile)));
  return counting.filter(({ tile }) => rank(tile) === best).map(({ player }) => player);
}
