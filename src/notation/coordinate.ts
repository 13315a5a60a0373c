import type { Layout } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import type { Parsed } from "../checked.ts";
import { foundOf } from "../read/found.ts";
import { propertiesOf } from "../read/is-object.ts";
import { failure } from "../read/parse.ts";
import { requireThat } from "../read/refuse.ts";
import type { RemarkReason } from "./reason.ts";
import { type Remark, unreadable } from "./remark.ts";

/**
 * Parses a coordinate as written in game records: `8H` is row 8, column H, across; `H8` is the same square, down.
 *
 * Columns after Z are AA, AB and so on; lower-case columns are also accepted. Anything else is rejected, including row
 * 0 and, if you pass a layout, squares outside it.
 *
 * @param text - A coordinate such as `8H` or `H8`.
 *
 * @example
 * ```ts
 * import { parseSquare } from "tilewright/notation";
 *
 * parseSquare("H8"); // => { ok: true, square: { row: 7, col: 7 }, direction: "down" }
 * ```
 */
export function parseSquare(
  text: string,
  layout?: Layout,
): Parsed<{ readonly square: Square; readonly direction: Direction }, Remark> {
  const refuse = (reason: RemarkReason): ReturnType<typeof parseSquare> => failure([unreadable({ column: 1 }, reason)]);
  const read = typeof text === "string" ? readCoordinate(text.trim()) : null;
  if (read === null) return refuse({ code: "not-a-coordinate", found: foundOf(text) });
  const { row, col } = read.square;
  if (layout !== undefined)
    requireThat(propertiesOf<Partial<Layout>>(layout).rows! > 0, "layout", "a layout such as standardLayout", layout);
  if (layout !== undefined && (row >= layout.rows || col >= layout.cols)) {
    const last = { row: layout.rows - 1, col: layout.cols - 1 };
    return refuse({ code: "no-square", square: { row, col }, last, text });
  }
  return { ok: true, ...read };
}

/** The same without remarks, for any board: `null` if the text is not a coordinate. */
export function readCoordinate(text: string): { readonly square: Square; readonly direction: Direction } | null {
  const [, before, row, after] = coordinate.exec(text) ?? [];
  // The column stands before the row or after it.
  if (!before === !after) return null;
  const square = { row: Number(row) - 1, col: columnNumber((before || after)!) };
  return { square, direction: before ? "down" : "across" };
}

const coordinate = /^([A-Z]{0,2})([1-9]\d{0,3})([A-Z]{0,2})$/i;

/**
 * Formats a square as a coordinate: `8H` for across (the default), `H8` for down. The inverse of {@link parseSquare}.
 *
 * @throws TypeError if `square` is not a square
 */
export function formatSquare(square: Square, direction: Direction = "across"): string {
  const { row, col } = propertiesOf(square) as Square;
  requireThat(Number.isInteger(row) && Number.isInteger(col), "square", "{ row, col } with integers", square);
  requireThat(direction === "across" || direction === "down", "direction", "across or down", direction);
  return squareName(square, direction);
}

/** The same within the library, whose squares are squares. */
export function squareName({ row, col }: Square, direction: Direction = "across"): string {
  const column = columnName(col);
  return direction === "across" ? `${row + 1}${column}` : `${column}${row + 1}`;
}

/** The name of a column: A to Z, then AA, AB ... */
export function columnName(col: number): string {
  const last = String.fromCharCode(65 + (col % 26));
  return col < 26 ? last : columnName(Math.floor(col / 26) - 1) + last;
}

function columnNumber(name: string): number {
  return [...name.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
