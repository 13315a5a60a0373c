import type { Placed, Placement } from "../play/placement.ts";
import { join } from "../read.ts";
import type { Ground } from "./ground.ts";
import { readEach, readObject, type Shape } from "./shape.ts";
import { squareShape } from "./squares.ts";
import { readLetter } from "./tiles.ts";
import { readBoolean } from "./values.ts";

/** Reads the tiles somebody wants to lay, at most one for each square of the board. */
export function readPlacements(ground: Ground, value: unknown, path: string): readonly Placement[] | null {
  return readEach(ground, value, path, ground.tables.emptyBoard.length, readPlacement);
}

/** Reads the tiles of a play that was made. None lies on a hole. */
export function readPlaced(ground: Ground, value: unknown, path: string): readonly Placed[] | null {
  const { reader, tables } = ground;
  const tiles = readEach(ground, value, path, tables.emptyBoard.length, readPlacedTile);
  tiles?.forEach(({ row, col }, i) => {
    if (tables.holes[row * tables.cols + col]) reader.fail("hole", join(path, i), "a square that is no hole", "a hole");
  });
  return tiles;
}

function readPlacement(ground: Ground, value: unknown, path: string): Placement | null {
  return readObject(ground, value, path, placement);
}

function readPlacedTile(ground: Ground, value: unknown, path: string): Placed | null {
  return readObject(ground, value, path, placed);
}

const placement: Shape<Placement> = {
  row: squareShape.row,
  col: squareShape.col,
  letter: (ground, value, path) => (value === null ? null : readLetter(ground, value, path)),
  blank: (ground, value, path) => (value === undefined ? undefined : readBoolean(ground, value, path)),
};

const placed: Shape<Placed> = {
  row: squareShape.row,
  col: squareShape.col,
  letter: readLetter,
  blank: readBoolean,
};
