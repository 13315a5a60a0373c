import type { Board } from "../../board/board.ts";
import { isHoleAt, type Layout } from "../../board/layout.ts";
import type { Parsed } from "../../checked.ts";
import { foundOf } from "../../read/found.ts";
import { failure } from "../../read/parse.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { normalized } from "../../tiles/normalized.ts";
import { type BoardTile, type Tile, tileOf } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { knownTileSets } from "../known-names.ts";
import { parseTiles } from "../rack-text.ts";
import type { RemarkReason, RemarkReasons } from "../reason.ts";
import { requireRecordOptions } from "../record-options.ts";
import { type Remark, remarkAt, type Span, unreadable } from "../remark.ts";
import { countTile, excess } from "../tile-count.ts";
import { foldSpellings, tileReader } from "../tile-text.ts";
import type { Cgp } from "./cgp.ts";
import { type Operation, rulesOfOperations } from "./rules.ts";

/** The longest text that is read, in characters. */
export const longestCgp = 100_000;

/**
 * Parses a CGP: a position on one line. It has four fields, `rows racks scores turns`, followed by operations; rows and
 * players are separated by `/`.
 *
 * A row consists of letters (lower case for blanks) and counts of empty squares; a multi-character letter is enclosed
 * in square brackets. The player on turn comes first. The returned `position` can be passed directly to
 * `validatePlacement` and `scoreMove`.
 *
 * If you pass no `ruleset`, tournament rules on the standard board apply, as modified by these operations: `ld` or
 * `lex` (tiles), `bdn` (board), `bb` (bonus), `rsz` (rack size), `etl` (exchanges), `mcnz` (end of the game), `cr`
 * (challenges).
 *
 * Pass `tileSets` for languages that are not known by default. `remarks` lists oddities that do not prevent parsing,
 * each with its column: more copies of a tile on the board and racks than the set has, or a rack that is too long
 * (`too-many-tiles`), and an unsupported language, lexicon, board or kind of game (`unreadable`).
 *
 * Each problem has its column: a missing field, too many or too few rows or squares for the board, text that is not a
 * tile, a tile on a hole, or racks and scores for different numbers of players.
 *
 * @param text - The CGP, on one line.
 * @param options - The rules to read it by.
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
export function parseCgp(
  text: string,
  options: { readonly ruleset?: Ruleset | undefined; readonly tileSets?: readonly TileSet[] | undefined } = {},
): Parsed<Cgp & { readonly remarks: readonly Remark[] }, Remark> {
  requireRecordOptions(options);
  if (typeof text !== "string" || text.length > longestCgp)
    return failure([unreadable({ column: 1 }, { code: "not-a-position", most: longestCgp, found: foundOf(text) })]);
  const input = normalized(text);
  const fields = [...input.matchAll(/\S+/g)].slice(0, 4).map((match) => ({ text: match[0], column: match.index + 1 }));
  const last = fields[3];
  const operations = last === undefined ? [] : parseOperations(input, last.column - 1 + last.text.length);
  const rules = options.ruleset === undefined ? rulesOfOperations(operations, options.tileSets ?? knownTileSets) : null;
  const ruleset = rules?.ruleset ?? (options.ruleset as Ruleset);
  const [rows, racks, scores, turns] = fields;
  if (rows === undefined || racks === undefined || scores === undefined || turns === undefined)
    return failure([unreadable({ column: input.length + 1 }, { code: "not-a-position", most: null, found: input })]);

  const problems: Remark[] = [];
  const report: Report = (column, reason) => problems.push(unreadable({ column }, reason));
  const board = parseBoard(rows, ruleset, report);
  const players = split(racks, "/").map((rack) => {
    const parsed = parseTiles(rack, ruleset.tileSet);
    for (const problem of parsed.problems) problems.push(problem);
    return parsed.tiles;
  });
  const totals = split(scores, "/").map((score) => parseNumber(score, /^-?\d{1,15}$/, "score", report));
  if (totals.length !== players.length)
    report(scores.column, { code: "scores", expected: players.length, found: totals.length, text: scores.text });
  const scorelessTurns = parseNumber(turns, /^\d{1,9}$/, "turns", report);
  if (problems.length > 0) return failure(problems);
  const [first = []] = players;
  const position = { ruleset, board, rack: first.length === 0 ? null : first };
  const faults = rules?.faults ?? [];
  const remarks = [
    ...remarksOnTiles(ruleset, board, rows, players, split(racks, "/")),
    ...faults.map(({ column, reason }) => unreadable({ column }, reason)),
  ];
  return {
    ok: true,
    position,
    racks: players,
    scores: totals,
    scorelessTurns,
    operations: operations.map(({ name, text }) => ({ name, text })),
    remarks,
  };
}

/** What is on the board and on the racks that the tile set does not have, and the racks that are too long. */
function remarksOnTiles(
  { tileSet, rackSize }: Ruleset,
  board: Board,
  rows: Span,
  racks: readonly (readonly Tile[])[],
  spans: readonly Span[],
): readonly Remark[] {
  const remarks: Remark[] = [];
  const remark = (column: number, reason: RemarkReason): void => {
    remarks.push(remarkAt({ column }, "too-many-tiles", reason));
  };
  const remarkOnExcess = ({ column, text }: Span, tiles: RemarkReasons["tile-excess"]["tiles"]): void => {
    if (tiles.length > 0) remark(column, { code: "tile-excess", tiles, text });
  };
  const lying = board.flatMap((tile) => (tile === null ? [] : [tileOf(tile)]));
  const counts = new Map<Tile, number>();
  remarkOnExcess(rows, excess(tileSet, counts, lying));
  for (const tile of lying) countTile(counts, tile, 1);
  const onBoard = new Map(counts);
  racks.forEach((rack, i) => {
    const span = spans[i]!;
    const { column, text } = span;
    if (rack.length > rackSize) remark(column, { code: "list-too-long", limit: rackSize, tiles: rack.length, text });
    remarkOnExcess(span, excess(tileSet, counts, rack, onBoard));
    for (const tile of rack) countTile(counts, tile, 1);
  });
  return remarks;
}

/** Adds a problem: where, and why. */
type Report = (column: number, reason: RemarkReason) => void;

function split({ text, column }: Span, by: string): readonly Span[] {
  let at = column;
  return text.split(by).map((part) => {
    const span = { text: part, column: at };
    at += part.length + by.length;
    return span;
  });
}

function parseOperations(text: string, from: number): readonly Operation[] {
  return split({ text: text.slice(from), column: from + 1 }, ";").flatMap((operation) => {
    const plain = operation.text.trim();
    if (plain === "") return [];
    const end = plain.search(/\s|$/);
    const column = operation.column + operation.text.indexOf(plain);
    return [{ name: plain.slice(0, end), text: plain.slice(end).trim(), column }];
  });
}

function parseBoard(field: Span, { layout, tileSet }: Ruleset, report: Report): Board {
  const rows = split(field, "/");
  if (rows.length !== layout.rows) report(field.column, { code: "rows", expected: layout.rows, found: rows.length });
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
      report(column + at, { code: "not-a-cell", tileSet: tileSet.id, text: text.slice(at) });
      return squares;
    }
    const square = { row, col: squares.length };
    if (isHoleAt(layout, square)) report(column + at, { code: "hole", square, text: text.slice(at, at + unit.length) });
    squares.push(unit.tile);
    at += unit.length;
  }
  if (squares.length !== layout.cols) report(column, { code: "squares", expected: layout.cols, text });
  return squares;
}

function parseNumber({ text, column }: Span, shape: RegExp, of: "score" | "turns", report: Report): number {
  if (!shape.test(text)) report(column, { code: "number", of, text });
  return shape.test(text) ? Number(text) + 0 : 0; // + 0: -0 becomes 0
}
