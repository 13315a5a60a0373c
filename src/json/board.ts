import type { Board } from "../board/board.ts";
import { join } from "../read/describe.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { ReadContext } from "./context.ts";
import { readEach, readObject, type Shape } from "./shape.ts";
import { readLetter } from "./tiles.ts";
import { readBoolean } from "./values.ts";

/** Reads a board: a tile or `null` for each square of the layout, row by row, and none on a hole. */
export function readCells(context: ReadContext, value: unknown, path: string): Board | null {
  const { reader, rules } = context;
  const size = rules.emptyBoard.length;
  const board = readEach(context, value, path, caps.squares, readCell);
  if (board !== null && board.length !== size) return reader.fail("range", path, `${size} squares`, board.length);
  board?.forEach((tile, index) => {
    if (tile !== null && rules.holes[index]) reader.fail("hole", join(path, index), "null: this is a hole", "a tile");
  });
  return board;
}

function readCell(context: ReadContext, value: unknown, path: string): BoardTile | null {
  return value === null ? null : readObject(context, value, path, tile);
}

const tile: Shape<BoardTile> = { letter: readLetter, blank: readBoolean };
