import type { Placed, Placement } from "../../play/placement.ts";
import { join } from "../../read/describe.ts";
import type { TableContext } from "./context.ts";
import type { Field, Shape } from "./shape.ts";
import { letter } from "./tiles.ts";
import { squareShape, truth } from "./values.ts";

const placement: Shape<Placement> = {
  ...squareShape,
  letter: { ...letter, orNull: true },
  blank: { boolean: true, optional: true },
};

const placed: Shape<Placed> = { ...squareShape, letter, blank: truth };

const squaresOfBoard = ({ rules }: TableContext): number => rules.emptyBoard.length;

/** The tiles that somebody wants to lay: at most one for each square of the board. */
export const placements: Field<readonly Placement[]> = { list: squaresOfBoard, of: { object: placement } };

/** The tiles of a play that was made. A tile on a hole is a problem. */
export const placedTiles: Field<readonly Placed[]> = {
  list: squaresOfBoard,
  of: { object: placed },
  check({ reader, rules }, tiles, path) {
    tiles.forEach(({ row, col }, i) => {
      if (rules.holes[row * rules.cols + col]) reader.fail("hole", join(path, i), { empty: null }, null);
    });
  },
};
