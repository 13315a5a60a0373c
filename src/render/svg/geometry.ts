import type { Ruleset } from "../../rules/ruleset.ts";
import { readsFromRight } from "../../tiles/direction.ts";
import type { SvgOptions } from "./svg-options.ts";

/** The length of a square's side, in the units of the picture. */
const side = 40;

/** The margins around the squares: on the far sides, and where coordinates are written. */
const border = 4;
const margin = 24;

/** Where things are in the picture of a board. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Whether column A is on the right. */
  readonly mirrored: boolean;
  /** The left edge of a column, and the upper edge of a row. */
  readonly left: (col: number) => number;
  readonly top: (row: number) => number;
}

/** What changes where things are in a picture, as in the options of `renderSvg`. */
export type Arrangement = Pick<SvgOptions, "coordinates" | "rightToLeft">;

/** Measures the picture of a board: with room for coordinates or not, and with column A on the right if mirrored. */
export function measureBoard(
  { layout: { rows, cols }, tileSet }: Pick<Ruleset, "layout" | "tileSet">,
  { coordinates = true, rightToLeft: mirrored = readsFromRight(tileSet) }: Arrangement = {},
): Geometry {
  const near = coordinates ? margin : border;
  return {
    mirrored,
    width: cols * side + near + border,
    height: rows * side + near + border,
    left: (col) => (mirrored ? border + (cols - 1 - col) * side : near + col * side),
    top: (row) => near + row * side,
  };
}
