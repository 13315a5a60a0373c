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
  /** The points that the player announces. If they are wrong, the play is refused as `wrong-points`. */
  readonly points?: number | undefined;
}

/** What a player wants to do. It does not say which player: see `by` in {@link MoveOptions}. */
export type Move =
  | PlayMove
  /** `tiles`: the tiles to return, or how many, if the rack is not known. */
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" }
  /** Says that you do not challenge a play that may end the game. */
  | { readonly type: "accept" }
  | { readonly type: "resign" }
  /** `words`: which words of the last play to look up, by index. Left out or empty: all that have not been ruled on. */
  | { readonly type: "challenge"; readonly words?: readonly number[] | undefined }
  /** Takes the blank from this square, for the tile of its letter on your rack. */
  | { readonly type: "exchange-blank"; readonly square: Square };

/** Who makes a move, what they had seen, and who decides about words and possible plays. */
export interface MoveOptions {
  /**
   * The player who makes the move. Left out: the player on turn, or the only one waited for. A server should always
   * pass the sender's seat. `undefined` written out is refused as `unknown-player`, so that a seat that got lost moves
   * for nobody.
   */
  readonly by?: PlayerIndex;
  /**
   * What the sender had seen: the digest of their view (`digestOf`), or the length of its history. If the game is not
   * there now, the move is refused as `stale`. Where moves can be taken back, only the digest is enough: the game may
   * have become as long again by other moves. Left out: nothing is compared. `undefined` written out is `stale`, so
   * that a message without it is not believed.
   */
  readonly at?: string | number;
  /** Looks words up on a challenge, and on a play if `wordCheck` is `"on-play"`. Otherwise words are not looked up. */
  readonly dictionary?: Dictionary | undefined;
  /**
   * Returns whether any play is possible from a position. It lets the game end when nobody can play, if the ruleset
   * says so (`end.noPlays`). `canPlayWith` of `tilewright/movegen` makes one.
   */
  readonly canPlay?: ((position: Position) => boolean) | undefined; // E3
}
