import type { Board } from "../../board/board.ts";
import { longestText } from "../../game/start/seats.ts";
import { tileReader } from "../../notation/tile-text.ts";
import { join } from "../../read/describe.ts";
import type { Reader } from "../../read/reader.ts";
import { readField } from "../../read/shape.ts";
import { normalized } from "../../tiles/normalized.ts";
import type { BoardTile } from "../../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { TableContext } from "./context.ts";
import type { Field, Shape } from "./shape.ts";
import { letter } from "./tiles.ts";
import { truth } from "./values.ts";

const tileShape: Shape<BoardTile> = { letter, blank: truth };

/** UTF-16 units of a square that is given as a text: more than any letter has, in brackets and not normalised. */
const longestCell = 100;

const failAtHole = (reader: Reader, path: string): null => reader.fail("hole", path, { empty: "null" }, null);

function failCount(reader: Reader, path: string, of: "rows" | "squares", count: number, found: number): void {
  reader.fail("count", path, { of, min: count, max: count }, found);
}

/**
 * A board given as one entry for each square of the layout, row by row: a tile or `null`. Tiles on holes are problems.
 */
export const cells: Field<Board> = {
  list: caps.squares,
  of: { object: tileShape, orNull: true },
  check({ reader, rules }, board, path) {
    const size = rules.emptyBoard.length;
    if (board.length !== size) failCount(reader, path, "squares", size, board.length);
    else
      board.forEach((tile, index) => {
        if (tile !== null && rules.holes[index]) failAtHole(reader, join(path, index));
      });
  },
};

/** What one of the rows that {@link readGrid} reads may hold, for the schemas. */
export const gridRow: Field<readonly unknown[]> = {
  list: caps.squares,
  of: { read: (_, value) => value, like: [{ text: longestCell, orNull: true }, { object: tileShape }] },
};

/**
 * Reads a board given as one list for each row, with an entry for each square: a letter as {@link readRows} reads it,
 * or a tile; `null`, nothing, white space or `.` for an empty square. Programs that were not made with this library
 * mostly keep their boards so.
 */
export function readGrid(context: TableContext, rows: readonly unknown[], path: string): Board | null {
  const { reader, rules, ruleset } = context;
  const before = reader.failures;
  if (rows.length !== rules.rows) failCount(reader, path, "rows", rules.rows, rows.length);
  const readTile = tileReader(ruleset.tileSet);
  const board = rows.flatMap((row, r) => {
    const squares = reader.list(row, join(path, r), caps.squares);
    if (squares === null) return [];
    if (squares.length !== rules.cols) failCount(reader, join(path, r), "squares", rules.cols, squares.length);
    return squares.map((square, c) => {
      const at = join(join(path, r), c);
      const tile = readSquare(context, readTile, square, at);
      return tile !== null && rules.holes[r * rules.cols + c] ? failAtHole(reader, at) : tile;
    });
  });
  return reader.failures > before ? null : board;
}

function readSquare(
  context: TableContext,
  readTile: ReturnType<typeof tileReader>,
  square: unknown,
  path: string,
): BoardTile | null {
  if (square === null || square === undefined) return null;
  if (typeof square !== "string")
    return readField<BoardTile, TableContext>(context, square, path, { object: tileShape });
  const text = square.length > longestCell ? square : normalized(square).trim();
  if (text === "" || text === ".") return null;
  const read = text.length > longestCell ? null : readTile(text, 0);
  if (read !== null && read.length === text.length) return read.tile;
  const tileSet = context.ruleset.tileSet.id;
  return context.reader.fail("unknown-letter", path, { tileSet, empty: "null" }, square);
}

/**
 * Reads a board drawn with one string for each row: `.` an empty square, `H` a tile, `h` a blank standing for H, `[CH]`
 * or `[ch]` a letter of several characters, `?H` a blank too, for letters that have no lower case of their own.
 */
export function readRows(context: TableContext, rows: readonly unknown[], path: string): Board | null {
  const { reader, rules, ruleset } = context;
  const before = reader.failures;
  if (rows.length !== rules.rows) failCount(reader, path, "rows", rules.rows, rows.length);
  const readTile = tileReader(ruleset.tileSet);
  const board = rows.flatMap((row, r) => {
    const text = reader.text(row, join(path, r), longestText);
    return text === null ? [] : readRow(context, readTile, normalized(text), r, join(path, r));
  });
  return reader.failures > before ? null : board;
}

function readRow(
  { reader, rules, ruleset }: TableContext,
  readTile: ReturnType<typeof tileReader>,
  text: string,
  row: number,
  path: string,
): Board {
  const squares: (BoardTile | null)[] = [];
  for (let at = 0; at < text.length; ) {
    const here = join(path, squares.length);
    if (text[at] === ".") {
      squares.push(null);
      at++;
      continue;
    }
    const read = readTile(text, at);
    if (read === null) {
      const character = String.fromCodePoint(text.codePointAt(at) as number);
      reader.fail("unknown-letter", here, { tileSet: ruleset.tileSet.id, empty: "." }, character);
      return squares;
    }
    if (rules.holes[row * rules.cols + squares.length])
      reader.fail("hole", here, { empty: "." }, text.slice(at, at + read.length));
    squares.push(read.tile);
    at += read.length;
  }
  if (squares.length !== rules.cols) failCount(reader, path, "squares", rules.cols, squares.length);
  return squares;
}
