import type { Square } from "../../board/square.ts";
import type { Dictionary } from "../../dictionary/dictionary.ts";
import type { Placement } from "../../play/placement.ts";
import type { Position } from "../../play/position.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { PlayerIndex } from "./event.ts";

/** A play: tiles laid, and if you like the points announced, which are compared and never believed. */
export interface PlayMove {
  readonly type: "play";
  readonly placements: readonly Placement[];
  readonly points?: number | undefined;
}

/** What a player wants to do. Who speaks is no part of what they say: see `by` in {@link MoveOptions}. */
export type Move =
  | PlayMove
  /** The tiles to give back, or only their number where racks are unknown. */
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" }
  | { readonly type: "accept" }
  | { readonly type: "resign" }
  /** `words`: indices into the words of the last play; none named = all not yet ruled on (decision D19). */
  | { readonly type: "challenge"; readonly words?: readonly number[] | undefined }
  | { readonly type: "exchange-blank"; readonly square: Square };

/** Who makes a move, on what they saw, and what it is judged by. */
export interface MoveOptions {
  /** Default: the player on turn, or the only one waited for. Servers always say it. */
  readonly by?: PlayerIndex | undefined;
  /** How long the history was when the sender looked; refused as `stale` when it is not that any more. */
  readonly at?: number | undefined;
  readonly dictionary?: Dictionary | undefined;
  /** Whether any play is possible from a position (clause E3): `canPlayWith` of `./movegen` makes one. */
  readonly canPlay?: ((position: Position) => boolean) | undefined;
}
