import { isInside } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import type { Placed } from "../play/placement.ts";
import type { Resolved } from "../play/resolve.ts";
import { describe } from "../read/describe.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { squareName } from "./coordinate.ts";
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
  const report = (code: RemarkCode, at: number, expected: string, found: string): void => {
    problems.push(remarkAt({ column: column + at }, code, expected, describe(found)));
  };
  const parseTile = tileReader(ruleset.tileSet);
  const normal = foldSpellings(ruleset.tileSet, text);
  let { row, col } = start;
  let inBrackets = false;
  for (let at = 0; at < normal.length; ) {
    const character = normal[at]!;
    if (character === "(" || character === ")") {
      if (inBrackets === (character === "(")) {
        report("unreadable", at, "brackets in pairs", character);
        break;
      }
      inBrackets = character === "(";
      at++;
      continue;
    }
    if (!isInside(ruleset.layout, { row, col })) {
      report("irregular-play", at, "a word that ends on the board", normal);
      break;
    }
    const unit = character === "." ? through : parseTile(normal, at);
    if (unit === null) {
      report("unreadable", at, `a letter of the tile set ${ruleset.tileSet.id}`, normal.slice(at, at + 8));
      break;
    }
    const { tile, length } = unit;
    const there = board[row * rules.cols + col] ?? null;
    const misfit = misfitOf(tile, inBrackets || tile === null, there);
    if (misfit !== null) {
      const expected = `${misfit} at ${squareName({ row, col })}`;
      report("irregular-play", at, expected, normal.slice(at, at + length));
    } else if (there === null && tile !== null) placements.push({ row, col, ...tile });
    at += length;
    if (direction === "across") col++;
    else row++;
  }
  if (inBrackets && problems.length === 0)
    report("unreadable", normal.length, "a closing bracket", "the end of the word");
  if (problems.length === 0 && placements.length === 0)
    report("irregular-play", 0, "at least one tile that is not on the board yet", normal);
  return { placements, problems };
}

/** Any tile that is on the board already. */
const through = { tile: null, length: 1 } as const;

/** What should lie on a square, if the word contradicts the board there. */
function misfitOf(tile: BoardTile | null, isThrough: boolean, there: BoardTile | null): string | null {
  if (there === null) return isThrough ? "a tile that lies" : null;
  return tile === null || tile.letter === there.letter ? null : `${there.letter}, which lies`;
}
