import type { Board } from "../../board/board.ts";
import { tileReader } from "../../notation/tile-text.ts";
import { join } from "../../read/describe.ts";
import { normalized } from "../../tiles/normalized.ts";
import type { BoardTile } from "../../tiles/tile.ts";
import { caps } from "./caps.ts";
import type { TableContext } from "./context.ts";
import type { Field } from "./shape.ts";
import { letter } from "./tiles.ts";
import { truth } from "./values.ts";

/**
 * A board given as one entry for each square of the layout, row by row: a tile or `null`. Tiles on holes are problems.
 */
export const cells: Field<Board> = {
  list: caps.squares,
  of: { object: { letter, blank: truth }, orNull: true },
  check({ reader, rules }, board, path) {
    const size = rules.emptyBoard.length;
    if (board.length !== size) reader.fail("range", path, `${size} squares`, board.length);
    else
      board.forEach((tile, index) => {
        if (tile !== null && rules.holes[index])
          reader.fail("hole", join(path, index), "null: this is a hole", "a tile");
      });
  },
};

/**
 * Reads a board drawn with one string for each row: `.` an empty square, `H` a tile, `h` a blank standing for H, `[CH]`
 * or `[ch]` a letter of several characters, `?H` a blank too, for letters that have no lower case of their own.
 */
export function readRows(context: TableContext, rows: readonly unknown[], path: string): Board | null {
  const { reader, rules, ruleset } = context;
  const before = reader.failures;
  if (rows.length !== rules.rows) reader.fail("range", path, `${rules.rows} rows`, rows.length);
  const readTile = tileReader(ruleset.tileSet);
  const board = rows.flatMap((row, r) => {
    const text = reader.text(row, join(path, r), caps.text);
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
      const expected = `. or a letter of the tile set ${ruleset.tileSet.id}`;
      reader.fail("unknown-letter", here, expected, String.fromCodePoint(text.codePointAt(at) as number));
      return squares;
    }
    if (rules.holes[row * rules.cols + squares.length])
      reader.fail("hole", here, ".: this is a hole", text.slice(at, at + read.length));
    squares.push(read.tile);
    at += read.length;
  }
  if (squares.length !== rules.cols) reader.fail("range", path, `${rules.cols} squares`, squares.length);
  return squares;
}
