import { isInside } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import type { Placed } from "../play/placement.ts";
import type { Resolved } from "../play/resolve.ts";
import type { BoardTile } from "../tiles/tile.ts";
import type { RemarkReason } from "./reason.ts";
import { type Remark, type RemarkCode, remarkAt, type Span } from "./remark.ts";
import { foldSpellings, tileReader } from "./tile-text.ts";

/**
 * The tiles that a word lays from a square on. Text that is not a letter is a problem `unreadable`; a letter that does
 * not fit the board is a problem `irregular-play`.
 */
export function parseWord(
  { text, column }: Span,
  start: Square,
  direction: Direction,
  { ruleset, board, rules }: Pick<Resolved, "ruleset" | "board" | "rules">,
): { readonly placements: readonly Placed[]; readonly problems: readonly Remark[] } {
  const placements: Placed[] = [];
  const problems: Remark[] = [];
  const report = (code: RemarkCode, at: number, reason: RemarkReason): void => {
    problems.push(remarkAt({ column: column + at }, code, reason));
  };
  const parseTile = tileReader(ruleset.tileSet);
  const normal = foldSpellings(ruleset.tileSet, text);
  let { row, col } = start;
  let inBrackets = false;
  for (let at = 0; at < normal.length; ) {
    const character = normal[at]!;
    if (character === "(" || character === ")") {
      if (inBrackets === (character === "(")) {
        report("unreadable", at, { code: "word", fault: "brackets", text: character });
        break;
      }
      inBrackets = character === "(";
      at++;
      continue;
    }
    if (!isInside(ruleset.layout, { row, col })) {
      report("irregular-play", at, { code: "word", fault: "over-the-edge", text: normal });
      break;
    }
    const unit = character === "." ? through : parseTile(normal, at);
    if (unit === null) {
      report("unreadable", at, { code: "not-a-letter", tileSet: ruleset.tileSet.id, text: normal.slice(at) });
      break;
    }
    const { tile, length } = unit;
    const there = board[row * rules.cols + col] ?? null;
    if (!fits(tile, inBrackets || tile === null, there)) {
      const text = normal.slice(at, at + length);
      report("irregular-play", at, { code: "misfit", square: { row, col }, lies: there?.letter ?? null, text });
    } else if (there === null && tile !== null) placements.push({ row, col, ...tile });
    at += length;
    if (direction === "across") col++;
    else row++;
  }
  if (inBrackets && problems.length === 0)
    report("unreadable", normal.length, { code: "word", fault: "not-closed", text: normal });
  if (problems.length === 0 && placements.length === 0)
    report("irregular-play", 0, { code: "word", fault: "nothing-laid", text: normal });
  return { placements, problems };
}

/** Any tile that is on the board already. */
const through = { tile: null, length: 1 } as const;

/** Whether a tile of the word agrees with the board on its square. */
function fits(tile: BoardTile | null, isThrough: boolean, there: BoardTile | null): boolean {
  return there === null ? !isThrough : tile === null || tile.letter === there.letter;
}
