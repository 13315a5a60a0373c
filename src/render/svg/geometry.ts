import type { Layout } from "../../board/layout.ts";

/** The length of a square's side, in the units of the picture. */
export const side = 40;

/** The margins around the squares: on the far sides, and where coordinates are written. */
export const border = 4;
export const margin = 24;

/** Where things are in the picture of a board. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The left edge of a column, and the upper edge of a row. */
  readonly left: (col: number) => number;
  readonly top: (row: number) => number;
}

/** Measures the picture of a layout: with room for coordinates or not, and with column A on the right if mirrored. */
export function measure(
  { rows, cols }: Pick<Layout, "rows" | "cols">,
  coordinates: boolean,
  mirrored: boolean,
): Geometry {
  const near = coordinates ? margin : border;
  return {
    width: cols * side + near + border,
    height: rows * side + near + border,
    left: (col) => (mirrored ? border + (cols - 1 - col) * side : near + col * side),
    top: (row) => near + row * side,
  };
}
