import { refuseOption } from "../../read/refuse.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { applyEvent } from "../fold/apply-event.ts";
import { unplayedGame } from "../fold/unplayed-game.ts";
import type { GameEvent, StartRound } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { deal } from "./create.ts";
import { recordedDraw } from "./recorded-draw.ts";
import { checkSeats, type SeatOptions, type Seats } from "./seats.ts";

/** Options of `createTableGame`. */
export interface TableOptions extends SeatOptions {
  /**
   * The draw for first play, if you want it in the history: the tile each player drew, round by round. It determines
   * the first player, so you need not pass `first`. Everybody draws in the first round, and players who tie for the
   * best tile draw again.
   */
  readonly startRounds?: readonly StartRound[] | undefined; // S3, S4, D3
}

/**
 * Returns a new game for a real table, where tiles are drawn by hand. The tiles of racks, draws and bag are counted but
 * hidden until somebody reports them with a ruling. No tile is ever made up, and `seed` is `null`.
 *
 * @throws TypeError and RangeError for the same reasons as `createGame`. Also a RangeError if `startRounds` does not
 * determine the first player: a player is missing, draws twice, or draws after the best tile has been decided; a tie is
 * not redrawn; a tile is drawn more often than the set allows; or `first` is a different player.
 *
 * @example
 * ```ts
 * import { createTableGame } from "tilewright";
 *
 * const game = createTableGame({ players: ["Ann", "Ben"], first: 1 });
 * game.players[0]?.rack; // => { tiles: [], hidden: 7 }
 * game.bag; // => { tiles: [], hidden: 86 }
 *
 * const startRounds = [{ draws: [{ player: 0, tile: "E" }, { player: 1, tile: "?" }] }];
 * createTableGame({ players: ["Ann", "Ben"], startRounds }).status.turn; // => 1
 * ```
 */
export function createTableGame(options: TableOptions): GameState {
  const seats = checkSeats(options, ["startRounds"]);
  return dealAtTable(seats, whoBegins(options, seats.ruleset.tileSet, seats.players.length));
}

/** Returns the game of these seats, after the event that says who begins. Records, which have no draws, start here. */
export function dealAtTable(seats: Seats, begins: GameEvent | null): GameState {
  const state = unplayedGame({ ...seats, seed: null });
  return deal(begins === null ? state : applyEvent(state, begins));
}

/** The event that says who begins, or `null` if nobody has said so. */
function whoBegins({ first, startRounds }: TableOptions, tileSet: TileSet, players: number): GameEvent | null {
  if (startRounds === undefined) return first === undefined ? null : { player: first, type: "turn-set" };
  const drew = recordedDraw(tileSet, players, startRounds);
  if (first !== undefined && first !== drew.first)
    refuseOption("first", `${drew.first}, the player who drew the best tile in startRounds`, first);
  return drew;
}
