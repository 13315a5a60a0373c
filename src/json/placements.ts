import type { Placed, Placement } from "../play/placement.ts";
import { join } from "../read/describe.ts";
import { readEach, readObject } from "../read/shape.ts";
import type { ReadContext } from "./context.ts";
import type { Shape } from "./shape.ts";
import { readLetter } from "./tiles.ts";
import { readBoolean, squareShape } from "./values.ts";

/** Reads the tiles that somebody wants to lay: at most one for each square of the board. */
export function readPlacements(context: ReadContext, value: unknown, path: string): readonly Placement[] | null {
  return readEach(context, value, path, context.rules.emptyBoard.length, readPlacement);
}

/** Reads the tiles of a play that was made. A tile on a hole is a problem. */
export function readPlaced(context: ReadContext, value: unknown, path: string): readonly Placed[] | null {
  const { reader, rules } = context;
  const tiles = readEach(context, value, path, rules.emptyBoard.length, readPlacedTile);
  tiles?.forEach(({ row, col }, i) => {
    if (rules.holes[row * rules.cols + col])
      reader.fail("hole", join(path, i), "a square that is not a hole", "a hole");
  });
  return tiles;
}

function readPlacement(context: ReadContext, value: unknown, path: string): Placement | null {
  return readObject(context, value, path, placement);
}

function readPlacedTile(context: ReadContext, value: unknown, path: string): Placed | null {
  return readObject(context, value, path, placed);
}

const placement: Shape<Placement> = {
  row: squareShape.row,
  col: squareShape.col,
  letter: (context, value, path) => (value === null ? null : readLetter(context, value, path)),
  blank: (context, value, path) => (value === undefined ? undefined : readBoolean(context, value, path)),
};

const placed: Shape<Placed> = {
  row: squareShape.row,
  col: squareShape.col,
  letter: readLetter,
  blank: readBoolean,
};
