import { join, joinKey, mismatch } from "../read/describe.ts";
import { createReader, type Reader } from "../read/reader.ts";
import { refuse } from "../read/refuse.ts";
import { type Field, readField, type Shape } from "../read/shape.ts";
import type { Square } from "./square.ts";

/** What a square multiplies on the turn in which it is covered (clauses C2-C6). 1 has no effect; both may be above 1. */
export interface Premium {
  readonly letter: number;
  readonly word: number;
}

/**
 * The squares of a board, drawn: one text a row, one character a square, and the legend that says what each means.
 *
 * `.` and the space are plain squares unless the legend says otherwise. The first play must cover one of `starts`
 * (clause P1). Plain data, at most 64 by 64.
 */
export interface Layout {
  readonly rows: number;
  readonly cols: number;
  readonly starts: readonly Square[];
  readonly rowsOfSquares: readonly string[];
  readonly legend: Readonly<Record<string, Premium | "hole">>;
}

/** The greatest number of rows, and of columns. */
const mostLines = 64;

/** The characters a drawing may use without a legend of its own. */
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
 * Makes a layout from a drawing.
 *
 * Without a legend of your own, `'` `"` `^` double, triple and quadruple the letter, `-` `=` `~` the word, `#` is a
 * hole; a legend adds to these and may redefine them. Without `starts` the game begins on the centre square, with an
 * even number of lines on the one below or to the right of the middle.
 *
 * @throws RangeError that lists every fault with its place: no rows, more than 64 rows or columns, rows of different
 * lengths, a character that the legend does not know, a multiplier that is no integer from 1 to 100, a start that is
 * outside, on a hole, or given twice, no start at all.
 *
 * @example
 * ```ts
 * import { defineLayout, premiumAt } from "tilewright";
 *
 * const small = defineLayout({ rowsOfSquares: ["=.'", ".#.", "'.5"], legend: { 5: { letter: 5, word: 2 } }, starts: [{ row: 0, col: 0 }] });
 * premiumAt(small, { row: 2, col: 2 }); // => { letter: 5, word: 2 }
 * ```
 */
export function defineLayout(options: {
  readonly rowsOfSquares: readonly string[];
  readonly legend?: Layout["legend"] | undefined;
  readonly starts?: readonly Square[] | undefined;
}): Layout {
  const { rowsOfSquares } = options;
  if (!Array.isArray(rowsOfSquares)) throw new TypeError(mismatch("rowsOfSquares", "a list of texts", rowsOfSquares));
  const drawing = rowsOfSquares.map((row) => (typeof row === "string" ? [...row] : []));
  const rows = drawing.length;
  const cols = drawing.reduce((widest, row) => Math.max(widest, row.length), 0);
  const used = new Set(drawing.flat());
  const known = Object.entries(standardLegend).filter(([character]) => used.has(character));
  const legend: Layout["legend"] = { ...Object.fromEntries(known), ...options.legend };
  const starts = options.starts ?? [{ row: Math.floor(rows / 2), col: Math.floor(cols / 2) }];
  const layout: Layout = { rows, cols, starts, rowsOfSquares, legend };
  const reader = createReader();
  readLayout(reader, layout, "");
  refuse("layout", reader.problems);
  return layout;
}

/** The premium of a square; `null` for a plain square, a hole, and outside the board. */
export function premiumAt(layout: Layout, square: Square): Premium | null {
  const meaning = meaningAt(layout, square);
  return meaning === "hole" ? null : meaning;
}

/** Whether a square of the layout is a hole, where no tile can lie. Outside the board: `false`. */
export function isHole(layout: Layout, square: Square): boolean {
  return meaningAt(layout, square) === "hole";
}

/** What every square means, in the order of a `Board`: its premium, `null` for a plain one, or that it is a hole. */
export function meaningsOf({ rowsOfSquares, legend }: Layout): readonly (Premium | "hole" | null)[] {
  return rowsOfSquares.flatMap((row) => [...row].map((character) => meaningOf(legend, character)));
}

/** The index of a square in a `Board` of this layout, also a good key for a list of squares. `-1` outside the board. */
export function indexOf(layout: Layout, square: Square): number {
  return isInside(layout, square) ? square.row * layout.cols + square.col : -1;
}

/**
 * The square at an index of a `Board` of this layout: undoes {@link indexOf}.
 *
 * @throws RangeError for an index outside the board.
 */
export function squareAt(layout: Layout, index: number): Square {
  const size = layout.rows * layout.cols;
  if (!Number.isInteger(index) || index < 0 || index >= size)
    throw new RangeError(mismatch("index", `0 to ${size - 1}`, index));
  return { row: Math.floor(index / layout.cols), col: index % layout.cols };
}

/** Whether a square lies on the board at all (a hole does). */
export function isInside(layout: Layout, { row, col }: Square): boolean {
  return (
    Number.isInteger(row) && Number.isInteger(col) && row >= 0 && row < layout.rows && col >= 0 && col < layout.cols
  );
}

function meaningAt(layout: Layout, square: Square): Premium | "hole" | null {
  if (!isInside(layout, square)) return null;
  const row = layout.rowsOfSquares[square.row] as string;
  return meaningOf(layout.legend, [...row][square.col] as string);
}

/** A character without an entry in the legend is a plain square, and so is a premium that multiplies nothing. */
function meaningOf(legend: Layout["legend"], character: string): Premium | "hole" | null {
  const meaning = Object.hasOwn(legend, character) ? legend[character] : undefined;
  if (meaning === undefined || meaning === "hole") return meaning ?? null;
  return meaning.letter === 1 && meaning.word === 1 ? null : meaning;
}

/** Reads a layout of unknown shape; `null` with problems noted if it is none. Limits: {@link defineLayout}. */
export function readLayout(reader: Reader, value: unknown, path: string): Layout | null {
  const before = reader.failures;
  const found = reader.record(value, path, ["rows", "cols", "starts", "rowsOfSquares", "legend"]);
  if (found === null) return null;
  const rows = reader.integer(found["rows"], join(path, "rows"), 1, mostLines);
  const cols = reader.integer(found["cols"], join(path, "cols"), 1, mostLines);
  const legend = readLegend(reader, found["legend"], join(path, "legend"));
  const drawing = reader.list(found["rowsOfSquares"], join(path, "rowsOfSquares"), mostLines);
  if (rows === null || cols === null || legend === null || drawing === null) return null;
  const at = join(path, "rowsOfSquares");
  if (drawing.length !== rows) reader.fail("range", at, `${rows} rows`, drawing.length);
  const rowsOfSquares = drawing.map((row, r) => readRow(reader, row, join(at, r), cols, legend));
  const starts = reader.list(found["starts"], join(path, "starts"), rows * cols);
  if (reader.failures > before || starts === null) return null;
  const layout = { rows, cols, starts: [], rowsOfSquares: rowsOfSquares as string[], legend };
  const squares = starts.map((start, i) => readStart(reader, start, join(join(path, "starts"), i), layout));
  if (squares.length === 0) reader.fail("range", join(path, "starts"), "at least one start square", "none");
  const distinct = new Set(squares.map((square) => square && indexOf(layout, square)));
  if (distinct.size < squares.length)
    reader.fail("repeated", join(path, "starts"), "each start square once", "a square twice");
  return reader.failures > before ? null : { ...layout, starts: squares as readonly Square[] };
}

const premiumShape: Shape<Premium> = { letter: { integer: [1, 100] }, word: { integer: [1, 100] } };

/** How the meaning of a character is read. */
export const premiumField: Field<Premium | "hole"> = { oneOf: ["hole"], orObject: premiumShape };

function readLegend(reader: Reader, value: unknown, path: string): Layout["legend"] | null {
  const before = reader.failures;
  const legend: [string, Premium | "hole"][] = [];
  for (const [character, meaning] of reader.entries(value, path, 1000) ?? []) {
    const at = joinKey(path, character);
    if ([...character].length !== 1) reader.fail("legend", at, "one character", character);
    legend.push([character, readField({ reader }, meaning, at, premiumField) as Premium | "hole"]);
  }
  return reader.failures > before ? null : Object.fromEntries(legend);
}

function readRow(reader: Reader, value: unknown, path: string, cols: number, legend: Layout["legend"]): string | null {
  const row = reader.text(value, path, 4 * mostLines);
  if (row === null) return null;
  const characters = [...row];
  if (characters.length !== cols) reader.fail("range", path, `${cols} squares`, `${characters.length}: ${row}`);
  characters.forEach((character, c) => {
    const known = character === "." || character === " " || Object.hasOwn(legend, character);
    if (!known) reader.fail("legend", join(path, c), "a character of the legend", character);
  });
  return row;
}

function readStart(reader: Reader, value: unknown, path: string, layout: Layout): Square | null {
  const square = reader.record(value, path, ["row", "col"]);
  if (square === null) return null;
  const row = reader.integer(square["row"], join(path, "row"), 0, layout.rows - 1);
  const col = reader.integer(square["col"], join(path, "col"), 0, layout.cols - 1);
  if (row === null || col === null) return null;
  return isHole(layout, { row, col }) ? reader.fail("hole", path, "a square that is no hole", `a hole`) : { row, col };
}
