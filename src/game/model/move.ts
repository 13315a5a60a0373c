import type { Square } from "../../board/square.ts";
import type { Dictionary } from "../../dictionary/dictionary.ts";
import type { Placement } from "../../play/placement.ts";
import type { Position } from "../../play/position.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { PlayerIndex } from "./event.ts";

/** A play: the tiles to lay. */
export interface PlayMove {
  readonly type: "play";
  readonly placements: readonly Placement[];
  /** The points that the player announces. If they are wrong, the play is rejected as `wrong-points`. */
  readonly points?: number | undefined;
}

/** A move that a player wants to make. It does not identify the player: see `by` in {@link MoveOptions}. */
export type Move =
  | PlayMove
  /** `tiles`: the tiles to return, or their number if the rack is not known. */
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" }
  /** Accepts a play that could end the game, instead of challenging it. */
  | { readonly type: "accept" }
  | { readonly type: "resign" }
  /**
   * `words`: the indices of the words of the last play to look up. If omitted or empty, all words that have not been
   * ruled on are looked up.
   */
  | { readonly type: "challenge"; readonly words?: readonly number[] | undefined }
  /** Swaps the blank on this square for the tile of its letter on your rack. */
  | { readonly type: "exchange-blank"; readonly square: Square };

/**
 * Options of `applyMove`: the player who makes the move, the state they had seen, and how words and possible plays are
 * checked.
 */
export interface MoveOptions {
  /**
   * The player who makes the move. Defaults to the player on turn, or to the only player the game is waiting for. A
   * server should always pass the sender's seat. An explicit `undefined` is rejected as `unknown-player`, so that a
   * request without a seat cannot move for anybody.
   */
  readonly by?: PlayerIndex;
  /**
   * The state the sender had seen: the digest of their view (`digestOf`), or the length of its history. If the game is
   * no longer in that state, the move is rejected as `stale`. Where moves can be taken back, only the digest is
   * sufficient: different moves may have brought the game back to the same length. If omitted, nothing is compared. An
   * explicit `undefined` is rejected as `stale`, so that a message without this value is not trusted.
   */
  readonly at?: string | number;
  /** Looks words up on a challenge, and on a play if `wordCheck` is `"on-play"`. Otherwise words are not looked up. */
  readonly dictionary?: Dictionary | undefined;
  /**
   * Returns whether any play is possible from a position. It allows the game to end when nobody can play, if the
   * ruleset says so (`end.noPlays`). `canPlayWith` in `tilewright/movegen` creates such a function.
   */
  readonly canPlay?: ((position: Position) => boolean) | undefined; // E3
}
