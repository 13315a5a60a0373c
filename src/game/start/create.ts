import { fullBag } from "../../bag/bag.ts";
import { newSeed } from "../../bag/seed.ts";
import { refuseOption } from "../../read/refuse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { countTiles, sortTiles } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { applyEvent } from "../fold/apply-event.ts";
import { blankState } from "../fold/blank-state.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { draw } from "../table/draw.ts";
import { drawForStart } from "./draw-for-start.ts";
import { checkSeats, checkText, type SeatOptions } from "./seats.ts";

/** How a game begins. What is left out is decided by chance, or by the rulebook of 2021. */
export interface GameOptions extends SeatOptions {
  /** A secret: whoever knows it knows every draw. Left out: 128 bits of the platform's chance. */
  readonly seed?: string | undefined;
  /** The racks by seat, as they are to be: a short one stays short, an empty one empty. For puzzles and lessons. */
  readonly racks?: readonly (readonly Tile[])[] | undefined;
}

/**
 * Begins a game: the draw for first play, then each player's rack in the order of play (clauses S3-S5, decisions D3,
 * D4), all of it in the history. A `first` player chosen is recorded as `turn-set`.
 *
 * The same options with the same seed give the same game.
 *
 * @throws RangeError that says which option is wrong and what was found: a number of players the ruleset does not have,
 * names or a seed that are no texts, targets for another number of players, a first player who is none, racks that are
 * not one a player, too long, or of tiles that the tile set does not give. TypeError for options that are none, or have a
 * key nobody knows.
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
  const { ruleset, players, dictionary } = checkSeats(options, ["seed", "racks"]);
  const { racks, seed = newSeed() } = options;
  checkText("seed", seed);
  if (racks !== undefined) checkRacks(racks, ruleset, players.length);
  const first: GameEvent =
    options.first === undefined
      ? drawForStart(ruleset.tileSet, players.length, seed)
      : { player: options.first, type: "turn-set" };
  return deal(applyEvent(blankState({ ruleset, seed, dictionary, players }), first), racks);
}

/** Deals everybody a rack, the one chosen or a full one, from the player on turn clockwise (clause S5, decision D4). */
export function deal(begun: GameState, racks?: readonly (readonly Tile[])[]): GameState {
  const { tileSet, rackSize } = begun.ruleset;
  const count = begun.players.length;
  let state = begun;
  for (let i = 0; i < count; i++) {
    const player = ((begun.status.turn as PlayerIndex) + i) % count;
    const rack = racks?.[player];
    const drawn = rack === undefined ? draw(state, rackSize) : { tiles: sortTiles(tileSet, rack), hidden: 0 };
    state = applyEvent(state, { player, type: "dealt", drawn });
  }
  return state;
}

function checkRacks(racks: readonly (readonly Tile[])[], { rackSize, tileSet }: Ruleset, players: number): void {
  if (!Array.isArray(racks) || racks.length !== players)
    refuseOption("racks", `${players}, one a player`, Array.isArray(racks) ? racks.length : racks);
  racks.forEach((rack, i) => {
    if (!Array.isArray(rack)) refuseOption(`racks[${i}]`, `a list of tiles such as ["A", "B", "${BLANK}"]`, rack);
    if (rack.length > rackSize) refuseOption(`racks[${i}]`, `at most ${rackSize} tiles`, rack.length);
  });
  const inSet = countTiles(fullBag(tileSet).tiles);
  for (const [tile, count] of countTiles(racks.flat())) {
    const given = inSet.get(tile) ?? 0;
    if (count > given) refuseOption("racks", `at most ${given} of the tile ${tile}`, count);
  }
}
