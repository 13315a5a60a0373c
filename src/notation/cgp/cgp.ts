import type { Board } from "../../board/board.ts";
import type { Position } from "../../play/position.ts";
import type { Tile } from "../../tiles/tile.ts";

/** What a CGP holds: a position in a game without the game, in one line. */
export interface Cgp {
  /** The board, and the rack of the player on turn (`null` if no tile of it is known): ready to be played on. */
  readonly position: Position & { readonly board: Board; readonly rack: readonly Tile[] | null };
  /** The tiles known of each rack, from the player on turn round the table to the one who moved last. */
  readonly racks: readonly (readonly Tile[])[];
  /** In the same order. */
  readonly scores: readonly number[];
  /** Turns without points up to now. */
  readonly scorelessTurns: number;
  /** The optional operations, in the order written: `lex CSW24;` is `{ name: "lex", text: "CSW24" }`. All are kept. */
  readonly operations: readonly { readonly name: string; readonly text: string }[];
}
