import { fullBag } from "../../bag/bag.ts";
import { newSeed } from "../../bag/seed.ts";
import { refuseOption } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { missingTiles, sortTiles } from "../../tiles/pile.ts";
import type { Tile } from "../../tiles/tile.ts";
import { applyEvent } from "../fold/apply-event.ts";
import { unplayedGame } from "../fold/unplayed-game.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { draw } from "../table/draw.ts";
import { drawForStart } from "./draw-for-start.ts";
import { checkSeats, checkText, type SeatOptions } from "./seats.ts";

/** Options of `createGame`. Omitted options are decided at random or by the 2021 rulebook. */
export interface GameOptions extends SeatOptions {
  /**
   * The seed, which determines every draw, so keep it secret. At most 10,000 characters. Defaults to 128 random bits
   * from the platform's `crypto`. React Native does not provide `crypto`, so pass a seed there.
   */
  readonly seed?: string | undefined;
  /** The starting racks, by seat, for puzzles and lessons. Short and empty racks are not filled up. */
  readonly racks?: readonly (readonly Tile[])[] | undefined;
}

/**
 * Returns a new game. It begins with the draw for first play; then each player is dealt a rack, in the order of play.
 * Both are recorded in the history. If you choose the first player, the history contains `turn-set` instead of the
 * draw.
 *
 * The same options and seed always create the same game.
 *
 * @throws TypeError if `options` is not an object or has an unknown key. Also if `seed` is omitted on a platform
 * without `crypto.getRandomValues`.
 * @throws RangeError if an option is invalid. The message names the option and the value found: a number of players
 * that the ruleset does not allow, or that is too large to deal full racks (unless you choose `racks`); names or a seed
 * that are not strings; targets for a different number of players; a first player who is not in the game; racks that do
 * not match the number of players, are too long, or need more tiles than the tile set has.
 *
 * @example
 * ```ts
 * import { createGame } from "tilewright";
 *
 * const game = createGame({ players: 3, seed: "an example, and no secret" });
 * game.bag.tiles.length; // => 79
 * game.players[0]?.name; // => "Player 1"
 * ```
 */
export function createGame(options: GameOptions): GameState {
  // S3-S5, D3, D4
  const { ruleset, players, dictionary } = checkSeats(options, ["seed", "racks"]);
  const { racks, seed = newSeed() } = options;
  checkText("seed", seed);
  if (racks !== undefined) checkRacks(racks, ruleset, players.length);
  const first: GameEvent =
    options.first === undefined
      ? drawForStart(ruleset.tileSet, players.length, seed)
      : { player: options.first, type: "turn-set" };
  if (racks === undefined) checkTiles(ruleset, players.length);
  return deal(applyEvent(unplayedGame({ ruleset, seed, dictionary, players }), first), racks);
}

/** Deals everybody a rack, a chosen one or a full one, clockwise from the player on turn. */
export function deal(begun: GameState, racks?: readonly (readonly Tile[])[]): GameState {
  // S5, D4
  const { tileSet, rackSize } = begun.ruleset;
  const count = begun.players.length;
  let state = begun;
  for (let i = 0; i < count; i++) {
    const player = ((begun.status.turn as PlayerIndex) + i) % count;
    const rack = racks?.[player];
    const dealt: GameEvent =
      rack === undefined
        ? { player, type: "dealt", drawn: draw(state, rackSize) }
        : { player, type: "dealt", drawn: { tiles: sortTiles(tileSet, rack), hidden: 0 }, chosen: true };
    state = applyEvent(state, dealt);
  }
  return state;
}

/** With fewer tiles somebody would begin with less than the others, or with none. */
function checkTiles({ rackSize, tileSet }: Ruleset, players: number): void {
  const tiles = fullBag(tileSet).tiles.length;
  const most = Math.floor(tiles / rackSize);
  if (players > most)
    refuseOption("players", `at most ${most}, because ${tiles} tiles fill no more racks of ${rackSize}`, players);
}

function checkRacks(racks: readonly (readonly Tile[])[], { rackSize, tileSet }: Ruleset, players: number): void {
  if (!Array.isArray(racks) || racks.length !== players)
    refuseOption("racks", `${players}, one for each player`, Array.isArray(racks) ? racks.length : racks);
  racks.forEach((rack, i) => {
    if (!Array.isArray(rack) || rack.length > rackSize)
      refuseOption(`racks[${i}]`, `a list of at most ${rackSize} tiles`, rack);
  });
  for (const { tile, wanted, held } of missingTiles(fullBag(tileSet).tiles, racks.flat()))
    refuseOption("racks", `at most ${held} of the tile ${tile}, as many as the set has`, wanted);
}
