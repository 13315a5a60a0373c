import { asRead } from "../read/as-read.ts";
import { join, joinKey } from "../read/describe.ts";
import { isList, propertiesOf } from "../read/is-object.ts";
import { createReader, type Reader } from "../read/reader.ts";
import { refuse, refuseOption, requireThat } from "../read/refuse.ts";
import { type Field, type ReaderContext, readField, type Shape } from "../read/shape.ts";
import { type Premium, premiumField } from "./premium.ts";
import type { Square } from "./square.ts";

/**
 * The shape of a board and its premium squares. The drawing has one string for each row and one character for each
 * square.
 *
 * It is plain data, at most 64 by 64 squares. Create one with `defineLayout`, which validates it.
 */
export interface Layout {
  /** The number of rows: 1 to 64. */
  readonly rows: number;
  /** The number of columns: 1 to 64. */
  readonly cols: number;
  /** The start squares. The first play must cover one of them. */
  readonly starts: readonly Square[];
  /** The drawing, one string per row. `.` and space are plain squares unless `legend` redefines them. */
  readonly rowsOfSquares: readonly string[];
  /** The meaning of every other character: a premium, or a hole where no tile can be placed. */
  readonly legend: Readonly<Record<string, Premium | "hole">>;
}

/** The most rows, and the most columns. */
const mostLines = 64;

/** The characters that need no legend. */
const standardLegend: Layout["legend"] = {
  "'": { letter: 2, word: 1 },
  '"': { letter: 3, word: 1 },
  "^": { letter: 4, word: 1 },
  "-": { letter: 1, word: 2 },
  "=": { letter: 1, word: 3 },
  "~": { letter: 1, word: 4 },
  "#": "hole",
};

/**
 * Returns a frozen layout built from a drawing with one character for each square.
 *
 * These characters need no legend: `.` and space are plain squares, `#` is a hole, `'`, `"` and `^` are double, triple
 * and quadruple letter squares, and `-`, `=` and `~` are double, triple and quadruple word squares.
 *
 * @param options - The drawing, and the meaning of its characters.
 *
 * @throws TypeError if `rowsOfSquares` is not a list.
 * @throws RangeError if the layout is invalid. The message lists every error and its location: no rows, more than 64
 * rows or columns, rows of different lengths, a character that is not in the legend, a multiplier that is not an
 * integer from 1 to 100, no start square, or a start square that is outside the board, on a hole, or listed twice.
 *
 * @example
 * ```ts
 * import { defineLayout } from "tilewright";
 * import { premiumAt } from "tilewright/layouts";
 *
 * const legend = { 5: { letter: 5, word: 2 } };
 * const small = defineLayout({ rowsOfSquares: ["=.'", ".#.", "'.5"], legend, starts: [{ row: 0, col: 0 }] });
 * premiumAt(small, { row: 2, col: 2 }); // => { letter: 5, word: 2 }
 * ```
 */
export function defineLayout(options: {
  /** One string for each row, one character for each square. */
  readonly rowsOfSquares: readonly string[];
  /**
   * The meaning of other characters: a premium or a hole. An entry can redefine one of the default characters.
   */
  readonly legend?: Layout["legend"] | undefined;
  /**
   * The start squares. The first play must cover one of them. Defaults to the centre or, if the number of rows or
   * columns is even, to the square below or to the right of the middle.
   */
  readonly starts?: readonly Square[] | undefined;
}): Layout {
  const { rowsOfSquares } = propertiesOf(options) as typeof options;
  requireThat(isList(rowsOfSquares), "rowsOfSquares", "a list of strings", rowsOfSquares);
  const drawing = rowsOfSquares.map((row) => (typeof row === "string" ? [...row] : []));
  const rows = drawing.length;
  const cols = drawing.reduce((widest, row) => Math.max(widest, row.length), 0);
  const used = new Set(drawing.flat());
  const known = Object.entries(standardLegend).filter(([character]) => used.has(character));
  const legend: Layout["legend"] = { ...Object.fromEntries(known), ...options.legend };
  const starts = options.starts ?? [{ row: Math.floor(rows / 2), col: Math.floor(cols / 2) }];
  const layout: Layout = { rows, cols, starts, rowsOfSquares, legend };
  const reader = createReader();
  const read = readLayout({ reader }, layout, "");
  refuse("layout", reader.problems);
  return asRead(layout, read as Layout);
}

/** Throws a `TypeError` if `layout` is not a layout. */
export function requireLayout(layout: Layout, name = "layout"): void {
  const { rows, cols, rowsOfSquares, legend } = propertiesOf(layout) as Layout;
  const isLayout = isList(rowsOfSquares) && Object(legend) === legend && Number.isInteger(rows * cols);
  requireThat(isLayout, name, "a layout such as standardLayout", layout);
}

/** Throws a `TypeError` if `square` is not a square at all. One outside the board is. */
export function requireSquare(square: Square, name = "square"): void {
  const { row, col } = propertiesOf(square) as Square;
  requireThat(typeof row === "number" && typeof col === "number", name, "{ row, col }", square);
}

/** Returns a square's premium, or `null` for a plain square, a hole or a square off the board. */
export function premiumAt(layout: Layout, square: Square): Premium | null {
  const meaning = meaningAt(layout, square);
  return meaning === "hole" ? null : meaning;
}

/** Returns whether a square is a hole, where no tile can be placed. Returns `false` for squares off the board. */
export function isHoleAt(layout: Layout, square: Square): boolean {
  return meaningAt(layout, square) === "hole";
}

/** Returns what each square means, in the order of a `Board`: its premium, `"hole"`, or `null` for a plain square. */
export function meaningsOf({ rowsOfSquares, legend }: Layout): readonly (Premium | "hole" | null)[] {
  return rowsOfSquares.flatMap((row) => [...row].map((character) => meaningOf(legend, character)));
}

/**
 * Returns the index of a square in a `Board` with this layout, or -1 if the square is off the board. The index can also
 * serve as a key in a list of squares.
 */
export function indexOfSquare(layout: Layout, square: Square): number {
  requireLayout(layout);
  requireSquare(square);
  return isInside(layout, square) ? square.row * layout.cols + square.col : -1;
}

/**
 * Returns the square at an index in a `Board` with this layout: the inverse of {@link indexOfSquare}.
 *
 * @param index - The index, counted row by row from 0.
 *
 * @throws RangeError if `index` is out of range or not an integer.
 */
export function squareAtIndex(layout: Layout, index: number): Square {
  requireLayout(layout);
  const size = layout.rows * layout.cols;
  if (!Number.isInteger(index) || index < 0 || index >= size)
    refuseOption("index", `a number from 0 to ${size - 1}`, index);
  return { row: Math.floor(index / layout.cols), col: index % layout.cols };
}

/** Returns whether a square is on the board. Holes are. */
export function isInside(layout: Layout, { row, col }: Square): boolean {
  return (
    Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < layout.rows && col >= 0 && col < layout.cols
  );
}

function meaningAt(layout: Layout, square: Square): Premium | "hole" | null {
  requireLayout(layout);
  requireSquare(square);
  if (!isInside(layout, square)) return null;
  const row = layout.rowsOfSquares[square.row] as string;
  return meaningOf(layout.legend, [...row][square.col] as string);
}

/** A character without an entry in the legend is a plain square. So is a premium that multiplies by 1. */
function meaningOf(legend: Layout["legend"], character: string): Premium | "hole" | null {
  const meaning = Object.hasOwn(legend, character) ? legend[character] : undefined;
  if (meaning === undefined || meaning === "hole") return meaning ?? null;
  return meaning.letter === 1 && meaning.word === 1 ? null : meaning;
}

/** UTF-16 units of a row: at most four for each of its characters. */
const mostUnits: number = /* @__PURE__ */ (() => 4 * mostLines)();

/** The most characters with a meaning. */
const mostMeanings = 1000;

/** What can be said of each property without the others, which decide on the rest: see `readLayout`. */
const layoutShape: Shape<Layout> = /* @__PURE__ */ (() => {
  const lines = { integer: [1, mostLines] } as const;
  const line = { integer: [0, mostLines - 1] } as const;
  return {
    rows: lines,
    cols: lines,
    starts: { list: mostLines ** 2, of: { object: { row: line, col: line } }, nonEmpty: "starts" },
    rowsOfSquares: { list: mostLines, of: { text: mostUnits } },
    legend: { read: readLegend, like: { map: mostMeanings, of: premiumField } },
  };
})();

/** How a layout is read where it is part of something larger. */
export const layoutField: Field<Layout> = { read: readLayout, like: { object: layoutShape } };

/**
 * Reads a layout of unknown shape. Returns `null`, with the problems noted, if it is not a layout. {@link defineLayout}
 * lists the limits.
 */
function readLayout({ reader }: ReaderContext, value: unknown, path: string): Layout | null {
  const before = reader.failures;
  const found = reader.record(value, path, Object.keys(layoutShape));
  if (found === null) return null;
  const rows = reader.integer(found["rows"], join(path, "rows"), 1, mostLines);
  const cols = reader.integer(found["cols"], join(path, "cols"), 1, mostLines);
  const legend = readLegend({ reader }, found["legend"], join(path, "legend"));
  const drawing = reader.list(found["rowsOfSquares"], join(path, "rowsOfSquares"), mostLines);
  if (rows === null || cols === null || legend === null || drawing === null) return null;
  const at = join(path, "rowsOfSquares");
  if (drawing.length !== rows) reader.fail("count", at, { of: "rows", min: rows, max: rows }, drawing.length);
  const rowsOfSquares = drawing.map((row, r) => readRow(reader, row, join(at, r), cols, legend));
  const starts = reader.list(found["starts"], join(path, "starts"), rows * cols);
  if (reader.failures > before || starts === null) return null;
  const layout = { rows, cols, starts: [], rowsOfSquares: rowsOfSquares as string[], legend };
  const squares = starts.map((start, i) => readStart(reader, start, join(join(path, "starts"), i), layout));
  if (squares.length === 0) reader.fail("empty", join(path, "starts"), { of: "starts" }, 0);
  const known = squares.filter((square) => square !== null);
  if (new Set(known.map((square) => indexOfSquare(layout, square))).size < known.length)
    reader.fail("repeated", join(path, "starts"), { of: "start" }, null);
  return reader.failures > before ? null : { ...layout, starts: squares as readonly Square[] };
}

function readLegend({ reader }: ReaderContext, value: unknown, path: string): Layout["legend"] | null {
  const before = reader.failures;
  const legend: [string, Premium | "hole"][] = [];
  for (const [character, meaning] of reader.entries(value, path, mostMeanings) ?? []) {
    const at = joinKey(path, character);
    if ([...character].length !== 1) reader.fail("legend", at, { of: "key" }, character);
    legend.push([
      character,
      readField<Premium | "hole", ReaderContext>({ reader }, meaning, at, premiumField) as Premium | "hole",
    ]);
  }
  return reader.failures > before ? null : Object.fromEntries(legend);
}

function readRow(reader: Reader, value: unknown, path: string, cols: number, legend: Layout["legend"]): string | null {
  const row = reader.text(value, path, mostUnits);
  if (row === null) return null;
  const characters = [...row];
  if (characters.length !== cols)
    reader.fail("count", path, { of: "squares", min: cols, max: cols }, characters.length);
  characters.forEach((character, c) => {
    const known = character === "." || character === " " || Object.hasOwn(legend, character);
    if (!known) reader.fail("legend", join(path, c), { of: "square" }, character);
  });
  return row;
}

function readStart(reader: Reader, value: unknown, path: string, layout: Layout): Square | null {
  const square = reader.record(value, path, ["row", "col"]);
  if (square === null) return null;
  const row = reader.integer(square["row"], join(path, "row"), 0, layout.rows - 1);
  const col = reader.integer(square["col"], join(path, "col"), 0, layout.cols - 1);
  if (row === null || col === null) return null;
  return isHoleAt(layout, { row, col }) ? reader.fail("hole", path, { empty: null }, null) : { row, col };
}
