import type { Board } from "../../board/board.ts";
import { isHole, type Layout } from "../../board/layout.ts";
import type { Parsed } from "../../checked.ts";
import { describe } from "../../read/describe.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { BoardTile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { readRack } from "../rack-text.ts";
import type { Remark } from "../remark.ts";
import { tileReader } from "../tile-text.ts";
import type { Cgp } from "./cgp.ts";
import { rulesOfOperations } from "./rules.ts";

/** The longest text that is read. */
const longest = 100_000;

/**
 * Reads a CGP: a position in one line, `rows racks scores turns` and operations, rows and players parted by `/`.
 *
 * A row is letters, lower case for blanks, and numbers of empty squares; a letter of several characters stands in square
 * brackets. Racks begin with the player on turn. Without a `ruleset` the operations say what is played, on the standard
 * board: see docs/formats.md. The answer's `position` is ready for `validatePlacement` and `scoreMove`.
 *
 * Problems tell the column: a field missing, rows or squares too many or too few for the board, what is no tile, a tile
 * on a hole, racks and scores of different numbers of players.
 *
 * @example
 * ```ts
 * import { scoreMove, unwrap } from "tilewright";
 * import { parseCgp, parsePlay } from "tilewright/notation";
 *
 * const { position } = unwrap(parseCgp("15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0 lex NWL23;"));
 * const { placements } = unwrap(parsePlay("H6 FARM", position));
 * unwrap(scoreMove(position, placements)).score.total; // => 9
 * ```
 */
export function parseCgp(text: string, options: { readonly ruleset?: Ruleset | undefined } = {}): Parsed<Cgp, Remark> {
  const input = typeof text === "string" && text.length <= longest ? text.normalize("NFC") : describe(text);
  const problems: Remark[] = [];
  const fields = [...input.matchAll(/\S+/g)].slice(0, 4).map((match) => ({ text: match[0], column: match.index + 1 }));
  const last = fields[3];
  const operations = last === undefined ? [] : readOperations(input.slice(last.column - 1 + last.text.length));
  const ruleset = options.ruleset ?? rulesOfOperations(operations);
  const [rows, racks, scores, turns] = fields;
  if (rows === undefined || racks === undefined || scores === undefined || turns === undefined)
    return refusal([remark(input.length + 1, "rows, racks, scores and a number of turns", describe(input))]);

  const note: Note = (column, expected, found) => problems.push(remark(column, expected, found));
  const board = readBoard(rows, ruleset, note);
  const players = split(racks, "/").map(({ text: rack, column }) => {
    const read = readRack(rack, column, ruleset.tileSet);
    for (const problem of read.problems) problems.push(problem);
    return read.tiles;
  });
  const totals = split(scores, "/").map((score) => readNumber(score, /^-?\d{1,9}$/, "a score", note));
  if (totals.length !== players.length)
    note(scores.column, `${players.length} scores, one for each rack`, describe(scores.text));
  const scorelessTurns = readNumber(turns, /^\d{1,9}$/, "a number of turns", note);
  if (problems.length > 0) return refusal(problems);
  const [first = []] = players;
  const position = { ruleset, board, rack: first.length === 0 ? null : first };
  return { ok: true, position, racks: players, scores: totals, scorelessTurns, operations };
}

/** Notes a problem: where, what was expected, what was found. */
type Note = (column: number, expected: string, found: string) => void;

interface Field {
  readonly text: string;
  readonly column: number;
}

function split({ text, column }: Field, by: string): readonly Field[] {
  let at = column;
  return text.split(by).map((part) => {
    const field = { text: part, column: at };
    at += part.length + by.length;
    return field;
  });
}

function readOperations(text: string): Cgp["operations"] {
  return text
    .split(";")
    .map((operation) => operation.trim())
    .filter((operation) => operation !== "")
    .map((operation) => {
      const end = operation.search(/\s|$/);
      return { name: operation.slice(0, end), text: operation.slice(end).trim() };
    });
}

function readBoard(field: Field, { layout, tileSet }: Ruleset, note: Note): Board {
  const rows = split(field, "/");
  if (rows.length !== layout.rows)
    note(field.column, `${layout.rows} rows, as the ruleset's board has`, `${rows.length} rows`);
  return rows.slice(0, layout.rows).flatMap((row, r) => readRow(row, r, layout, tileSet, note));
}

function readRow(
  { text, column }: Field,
  row: number,
  layout: Layout,
  tileSet: TileSet,
  note: Note,
): readonly (BoardTile | null)[] {
  const squares: (BoardTile | null)[] = [];
  const read = tileReader(tileSet);
  for (let at = 0; at < text.length && squares.length <= layout.cols; ) {
    const digits = /^\d{1,4}/.exec(text.slice(at, at + 4))?.[0];
    if (digits !== undefined) {
      for (let count = Math.min(Number(digits), layout.cols + 1); count > 0; count--) squares.push(null);
      at += digits.length;
      continue;
    }
    const unit = read(text, at);
    if (unit === null) {
      note(column + at, `a tile of the tile set ${tileSet.id}, or a number`, describe(text.slice(at)));
      return squares;
    }
    if (isHole(layout, { row, col: squares.length }))
      note(column + at, "no tile on a hole of the board", describe(text.slice(at, at + unit.length)));
    squares.push(unit.tile);
    at += unit.length;
  }
  if (squares.length !== layout.cols) note(column, `${layout.cols} squares`, describe(text));
  return squares;
}

function readNumber({ text, column }: Field, shape: RegExp, expected: string, note: Note): number {
  if (!shape.test(text)) note(column, expected, describe(text));
  return shape.test(text) ? Number(text) + 0 : 0; // + 0: -0 becomes 0
}

function remark(column: number, expected: string, found: string): Remark {
  return { line: 1, column, code: "unreadable", event: null, found, expected };
}

function refusal(problems: readonly Remark[]): {
  readonly ok: false;
  readonly problems: readonly [Remark, ...Remark[]];
} {
  return { ok: false, problems: problems as readonly [Remark, ...Remark[]] };
}
