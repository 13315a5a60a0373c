import type { Square } from "../board/square.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { squaresOf } from "./sort-out.ts";
import type { PlayViolation } from "./violation.ts";

/** The violation for a text that is not a letter of the tile set, which most often is one in lower case. */
export function unknownLetter({ letters }: TileSet, letter: string, squares: readonly Square[]): PlayViolation {
  const capital = letter.toUpperCase();
  const meant = letters.some((known) => known.letter === capital) ? { instead: capital } : {};
  return { code: "unknown-letter", squares: squaresOf(squares), letter, ...meant };
}
