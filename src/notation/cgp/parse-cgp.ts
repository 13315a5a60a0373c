import type { Board } from "../../board/board.ts";
import { isHole, type Layout } from "../../board/layout.ts";
import type { Parsed } from "../../checked.ts";
import { describe } from "../../read/describe.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { BoardTile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { parseTiles } from "../rack-text.ts";
import { type Remark, refusal, remarkAt, type Span, unreadable } from "../remark.ts";
import { foldSpellings, tileReader } from "../tile-text.ts";
import type { Cgp } from "./cgp.ts";
import { rulesOfOperations } from "./rules.ts";

/** The longest text that is read, in characters. */
const longest = 100_000;

/**
 * Reads a CGP: a position in one line. It has four fields, `rows racks scores turns`, and then operations; rows and
 * players are separated by `/`.
 *
 * A row is letters, lower case for blanks, and numbers of empty squares; a letter of several characters stands in
 * square brackets. The player on turn comes first. The `position` of the answer can be handed to `validatePlacement`
 * and `scoreMove` as it is.
 *
 * If you give no `ruleset`, the rules are those of tournaments on the standard board, as the operations change them:
 * `ld` or `lex` (tiles), `bb` (bonus), `etl` (exchanges), `mcnz` (the end), `cr` (challenges).
 *
 * Each problem has its column: a missing field, rows or squares too many or too few for the board, text that is not a
 * tile, a tile on a hole, racks and scores of different numbers of players.
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
  const wanted = "rows, racks, scores and a number of turns";
  if (typeof text !== "string" || text.length > longest)
    return refusal([unreadable({ column: 1 }, `${wanted}, at most ${longest} characters`, text)]);
  const input = text.normalize("NFC");
  const fields = [...input.matchAll(/\S+/g)].slice(0, 4).map((match) => ({ text: match[0], column: match.index + 1 }));
  const last = fields[3];
  const operations = last === undefined ? [] : parseOperations(input.slice(last.column - 1 + last.text.length));
  const ruleset = options.ruleset ?? rulesOfOperations(operations);
  const [rows, racks, scores, turns] = fields;
  if (rows === undefined || racks === undefined || scores === undefined || turns === undefined)
    return refusal([unreadable({ column: input.length + 1 }, wanted, input)]);

  const problems: Remark[] = [];
  const report: Report = (column, expected, found) =>
    problems.push(remarkAt({ column }, "unreadable", expected, found));
  const board = parseBoard(rows, ruleset, report);
  const players = split(racks, "/").map((rack) => {
    const parsed = parseTiles(rack, ruleset.tileSet);
    for (const problem of parsed.problems) problems.push(problem);
    return parsed.tiles;
  });
  const totals = split(scores, "/").map((score) => parseNumber(score, /^-?\d{1,9}$/, "a score", report));
  if (totals.length !== players.length)
    report(scores.column, `${players.length} scores, one for each rack`, describe(scores.text));
  const scorelessTurns = parseNumber(turns, /^\d{1,9}$/, "a number of turns", report);
  if (problems.length > 0) return refusal(problems);
  const [first = []] = players;
  const position = { ruleset, board, rack: first.length === 0 ? null : first };
  return { ok: true, position, racks: players, scores: totals, scorelessTurns, operations };
}

/** Adds a problem: where, what was expected, and what was found, in words. */
type Report = (column: number, expected: string, found: string) => void;

function split({ text, column }: Span, by: string): readonly Span[] {
  let at = column;
  return text.split(by).map((part) => {
    const span = { text: part, column: at };
    at += part.length + by.length;
    return span;
  });
}

function parseOperations(text: string): Cgp["operations"] {
  return text
    .split(";")
    .map((operation) => operation.trim())
    .filter((operation) => operation !== "")
    .map((operation) => {
      const end = operation.search(/\s|$/);
      return { name: operation.slice(0, end), text: operation.slice(end).trim() };
    });
}

function parseBoard(field: Span, { layout, tileSet }: Ruleset, report: Report): Board {
  const rows = split(field, "/");
  if (rows.length !== layout.rows)
    report(field.column, `${layout.rows} rows, as the ruleset's board has`, `${rows.length} rows`);
  return rows.slice(0, layout.rows).flatMap((row, r) => parseRow(row, r, layout, tileSet, report));
}

function parseRow(
  { text: written, column }: Span,
  row: number,
  layout: Layout,
  tileSet: TileSet,
  report: Report,
): readonly (BoardTile | null)[] {
  const squares: (BoardTile | null)[] = [];
  const text = foldSpellings(tileSet, written);
  const parseTile = tileReader(tileSet);
  for (let at = 0; at < text.length && squares.length <= layout.cols; ) {
    const digits = /^\d{1,4}/.exec(text.slice(at, at + 4))?.[0];
    if (digits !== undefined) {
      for (let count = Math.min(Number(digits), layout.cols + 1); count > 0; count--) squares.push(null);
      at += digits.length;
      continue;
    }
    const unit = parseTile(text, at);
    if (unit === null) {
      report(column + at, `a tile of the tile set ${tileSet.id}, or a number`, describe(text.slice(at)));
      return squares;
    }
    if (isHole(layout, { row, col: squares.length }))
      report(column + at, "no tile on a hole of the board", describe(text.slice(at, at + unit.length)));
    squares.push(unit.tile);
    at += unit.length;
  }
  if (squares.length !== layout.cols) report(column, `${layout.cols} squares`, describe(text));
  return squares;
}

function parseNumber({ text, column }: Span, shape: RegExp, expected: string, report: Report): number {
  if (!shape.test(text)) report(column, expected, describe(text));
  return shape.test(text) ? Number(text) + 0 : 0; // + 0: -0 becomes 0
}
