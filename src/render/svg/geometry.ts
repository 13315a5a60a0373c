import type { Layout } from "../../board/layout.ts";

/** The length of a square's side, in the units of the picture. */
export const side = 40;

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
  const border = 4;
  const margin = coordinates ? 24 : border;
  return {
    width: cols * side + margin + border,
    height: rows * side + margin + border,
    left: (col) => (mirrored ? border + (cols - 1 - col) * side : margin + col * side),
    top: (row) => margin + row * side,
  };
}
