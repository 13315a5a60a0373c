import type { Board } from "../../board/board.ts";
import type { Position } from "../../play/position.ts";
import type { Tile } from "../../tiles/tile.ts";

/** The contents of a CGP: one position of a game. */
export interface Cgp {
  /** The board with its rules and the rack of the player on turn; `null` if none of that rack's tiles is known. */
  readonly position: Position & { readonly board: Board; readonly rack: readonly Tile[] | null };
  /** The known tiles on each rack, in order of play, starting with the player on turn. */
  readonly racks: readonly (readonly Tile[])[];
  /** The players' scores, in the same order as `racks`. */
  readonly scores: readonly number[];
  /** The number of consecutive scoreless turns. */
  readonly scorelessTurns: number;
  /** All operations, known or unknown, as written: `lex CSW24;` is `{ name: "lex", text: "CSW24" }`. */
  readonly operations: readonly { readonly name: string; readonly text: string }[];
}
