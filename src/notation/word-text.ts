import { isInside } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import type { Placed } from "../play/placement.ts";
import type { Resolved } from "../play/resolve.ts";
import type { RemarkReason } from "./reason.ts";
import { type Remark, type RemarkCode, remarkAt, type Span } from "./remark.ts";
import { foldSpellings, tileReader } from "./tile-text.ts";

/** The longest text of a play that is read: no line of a board is as long. */
export const longestPlay = 1000;

/** What is wrong with the text of a word: at which index, on which square it would go on, and why. */
export interface WordFault {
  readonly at: number;
  readonly square: Square;
  readonly code: RemarkCode;
  readonly reason: Extract<RemarkReason, { readonly code: "word" | "not-a-letter" | "misfit" }>;
}

/** The tiles that a word lays from a square on, on how many squares it is written, and what is wrong with its text. */
export function readWord(
  text: string,
  start: Square,
  direction: Direction,
  { ruleset, board, rules }: Pick<Resolved, "ruleset" | "board" | "rules">,
): { readonly placements: readonly Placed[]; readonly squares: number; readonly faults: readonly WordFault[] } {
  const placements: Placed[] = [];
  const faults: WordFault[] = [];
  const { tileSet, layout } = ruleset;
  const readTile = tileReader(tileSet);
  const normal = foldSpellings(tileSet, text);
  let { row, col } = start;
  let inBrackets = false;
  let at = 0;
  const report = (code: RemarkCode, reason: WordFault["reason"]): void => {
    faults.push({ at, square: { row, col }, code, reason });
  };
  while (at < normal.length) {
    const character = normal[at]!;
    const opens = character === "(";
    if (opens || character === ")") {
      if (inBrackets === opens) {
        report("unreadable", { code: "word", fault: "brackets", text: character });
        break;
      }
      inBrackets = opens;
      at++;
      continue;
    }
    if (!isInside(layout, { row, col })) {
      report("irregular-play", { code: "word", fault: "over-the-edge", text: normal });
      break;
    }
    const unit = character === "." ? { tile: null, length: 1 } : readTile(normal, at);
    if (unit === null) {
      report("unreadable", { code: "not-a-letter", tileSet: tileSet.id, text: normal.slice(at) });
      break;
    }
    const { tile, length } = unit;
    const there = board[row * rules.cols + col] ?? null;
    const lies = there?.letter ?? null;
    const text = normal.slice(at, at + length);
    // A tile to pass through must lie there, and a letter must be that of the tile.
    if (lies === null ? inBrackets || tile === null : (tile?.letter ?? lies) !== lies)
      report("irregular-play", { code: "misfit", square: { row, col }, lies, text });
    else if (lies === null) placements.push({ row, col, ...tile! });
    at += length;
    if (direction === "across") col++;
    else row++;
  }
  if (faults.length === 0 && inBrackets) report("unreadable", { code: "word", fault: "not-closed", text: normal });
  if (faults.length + placements.length === 0) {
    at = 0;
    report("irregular-play", { code: "word", fault: "nothing-laid", text: normal });
  }
  return { placements, squares: row - start.row + col - start.col, faults };
}

/**
 * The tiles that a word lays from a square on. Text that is not a letter is a problem `unreadable`; a letter that does
 * not fit the board is a problem `irregular-play`.
 */
export function parseWord(
  { text, column }: Span,
  start: Square,
  direction: Direction,
  board: Pick<Resolved, "ruleset" | "board" | "rules">,
): { readonly placements: readonly Placed[]; readonly squares: number; readonly problems: readonly Remark[] } {
  const { placements, squares, faults } = readWord(text, start, direction, board);
  const problems = faults.map(({ at, code, reason }) => remarkAt({ column: column + at }, code, reason));
  return { placements, squares, problems };
}
