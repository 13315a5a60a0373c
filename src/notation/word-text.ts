import { isInside } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import type { Placed } from "../play/placement.ts";
import type { Resolved } from "../play/resolve.ts";
import { describe } from "../read/describe.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { formatSquare } from "./coordinate.ts";
import type { Remark } from "./remark.ts";
import { tileReader } from "./tile-text.ts";

/**
 * Reads the tiles of a word from a square on. What is no letter is a problem `unreadable`, and a letter that does not
 * fit the board is one `irregular-play`; columns count from the one given.
 */
export function readWord(
  text: string,
  column: number,
  start: Square,
  direction: Direction,
  { ruleset, board, rules }: Pick<Resolved, "ruleset" | "board" | "rules">,
): { readonly placements: readonly Placed[]; readonly problems: readonly Remark[] } {
  const placements: Placed[] = [];
  const problems: Remark[] = [];
  const note = (code: Remark["code"], at: number, expected: string, found: string): void => {
    problems.push({ line: 1, column: column + at, code, event: null, found: describe(found), expected });
  };
  const read = tileReader(ruleset.tileSet);
  const normal = text.normalize("NFC");
  let { row, col } = start;
  let inBrackets = false;
  for (let at = 0; at < normal.length; ) {
    const character = normal[at] as string;
    if (character === "(" || character === ")") {
      if (inBrackets === (character === "(")) note("unreadable", at, "brackets in pairs", character);
      inBrackets = character === "(";
      at++;
      continue;
    }
    if (!isInside(ruleset.layout, { row, col })) {
      note("irregular-play", at, "a word that ends on the board", normal);
      break;
    }
    const unit = character === "." ? through : read(normal, at);
    if (unit === null) {
      note("unreadable", at, `a letter of the tile set ${ruleset.tileSet.id}`, normal.slice(at, at + 8));
      break;
    }
    const { tile, length } = unit;
    const there = board[row * rules.cols + col] ?? null;
    const misfit = misfitOf(tile, inBrackets || tile === null, there);
    if (misfit !== null) {
      const expected = `${misfit} at ${formatSquare({ row, col })}`;
      note("irregular-play", at, expected, normal.slice(at, at + length));
    } else if (there === null && tile !== null) placements.push({ row, col, ...tile });
    at += length;
    if (direction === "across") col++;
    else row++;
  }
  if (inBrackets) note("unreadable", normal.length, "a closing bracket", "the end of the word");
  if (problems.length === 0 && placements.length === 0)
    note("irregular-play", 0, "at least one tile that is not on the board yet", normal);
  return { placements, problems };
}

/** A tile that lies already, whichever it is. */
const through = { tile: null, length: 1 } as const;

/** What should lie on a square, where what the word says of it is not so. */
function misfitOf(tile: BoardTile | null, isThrough: boolean, there: BoardTile | null): string | null {
  if (there === null) return isThrough ? "a tile that lies" : null;
  return tile === null || tile.letter === there.letter ? null : `${there.letter}, which lies`;
}
