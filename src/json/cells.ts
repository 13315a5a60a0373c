import type { Board } from "../board/board.ts";
import { join } from "../read.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { Ground } from "./ground.ts";
import { readEach, readObject, type Shape } from "./shape.ts";
import { readLetter } from "./tiles.ts";
import { readBoolean } from "./values.ts";

/** Reads a board: a tile or `null` for each square of the layout, row by row, and none on a hole. */
export function readCells(ground: Ground, value: unknown, path: string): Board | null {
  const { reader, tables } = ground;
  const size = tables.emptyBoard.length;
  const board = readEach(ground, value, path, caps.squares, readCell);
  if (board !== null && board.length !== size) return reader.fail("range", path, `${size} squares`, board.length);
  board?.forEach((tile, index) => {
    if (tile !== null && tables.holes[index]) reader.fail("hole", join(path, index), "null: this is a hole", "a tile");
  });
  return board;
}

function readCell(ground: Ground, value: unknown, path: string): BoardTile | null {
  return value === null ? null : readObject(ground, value, path, tile);
}

const tile: Shape<BoardTile> = { letter: readLetter, blank: readBoolean };
