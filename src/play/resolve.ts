import type { Board } from "../board/board.ts";
import { describe } from "../read.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Pile } from "../tiles/pile.ts";
import type { AnyPosition } from "./position.ts";
import { type Tables, tablesOf } from "./tables.ts";

/** A position made ready: its ruleset's tables, a board of the right size, and the rack to check against, if known. */
export interface Resolved {
  readonly ruleset: Ruleset;
  readonly tables: Tables;
  readonly board: Board;
  readonly rack: Pile | null;
}

/**
 * Makes a position ready, whether bare, a game or a view.
 *
 * @throws TypeError for what is no position, RangeError for a board of another size than the layout's.
 */
export function resolve(position: AnyPosition): Resolved {
  const { ruleset } = requireObject(position, "position") as AnyPosition;
  const tables = tablesOf(requireObject(ruleset, "position.ruleset") as Ruleset);
  const board = position.board ?? tables.emptyBoard;
  if (!Array.isArray(board)) throw new TypeError(`position.board: expected a list, found ${describe(board)}`);
  const size = tables.emptyBoard.length;
  if (board.length !== size) throw new RangeError(`position.board: expected ${size} squares, found ${board.length}`);
  return { ruleset, tables, board, rack: rackOf(position) };
}

function rackOf(position: AnyPosition): Pile | null {
  if (position.kind === "game") {
    const { turn } = position.status;
    return turn === null ? null : (position.players[turn]?.rack ?? null);
  }
  if (position.kind === "view") {
    if (position.viewer === null) return null;
    return { tiles: position.rack, hidden: position.players[position.viewer]?.rack.hidden ?? 0 };
  }
  const { rack } = position;
  if (rack === undefined || rack === null) return null;
  if (!Array.isArray(rack))
    throw new TypeError(`position.rack: expected a list of tiles or null, found ${describe(rack)}`);
  return { tiles: rack, hidden: 0 };
}

function requireObject(value: unknown, name: string): object {
  if (typeof value !== "object" || value === null)
    throw new TypeError(`${name}: expected an object, found ${describe(value)}`);
  return value;
}
