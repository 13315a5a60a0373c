import type { Board } from "../../board/board.ts";
import type { Position } from "../../play/position.ts";
import type { Tile } from "../../tiles/tile.ts";

/** What a CGP holds: one position of a game. */
export interface Cgp {
  /** The board under its rules, with the rack of the player on turn; `null` if no tile of that rack is known. */
  readonly position: Position & { readonly board: Board; readonly rack: readonly Tile[] | null };
  /** The known tiles of each rack, in the order of play from the player on turn. */
  readonly racks: readonly (readonly Tile[])[];
  /** In the order of `racks`. */
  readonly scores: readonly number[];
  /** How many turns in a row have been without points. */
  readonly scorelessTurns: number;
  /** All operations in the order written, known or not: `lex CSW24;` is `{ name: "lex", text: "CSW24" }`. */
  readonly operations: readonly { readonly name: string; readonly text: string }[];
}
