import type { Direction } from "../board/square.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { letterValue } from "./indexed-rules.ts";
import { dictionaryOf, lookUp } from "./look-up.ts";
import type { Placed } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { resolveBoard } from "./resolve.ts";
import { runsOf } from "./runs.ts";
import { tileAt } from "./tile-at.ts";

/** A word on a board. */
export interface BoardWord {
  /** The word as a string. */
  readonly word: string;
  readonly direction: Direction;
  /** The tiles of the word from first to last, each with its square. */
  readonly letters: readonly Placed[];
  /**
   * The sum of the points for the tiles, with blanks scoring as blanks. Premiums are not included, because a board does
   * not show which play covered them.
   */
  readonly points: number;
  /** Whether the word is valid: `"unchecked"` if there is no dictionary. */
  readonly status: "valid" | "invalid" | "unchecked";
  /** The labels that forbid the word, if it is invalid. Empty if the word is not in the dictionary. */
  readonly labels: readonly WordLabel[];
}

/**
 * Returns the words on a board, independently of any play: every run of two or more tiles in a row or a column. Use it
 * for boards read from pictures, boards typed in by hand, and positions from other sources.
 *
 * Words are listed row by row, then column by column. A tile that is not part of any word is not listed. With a
 * dictionary, each word is looked up, and the ruleset's forbidden labels are applied. `auditBoard` lists the rules that
 * a board breaks.
 *
 * @param position - A board with its ruleset, or a game or a view. The rack is ignored.
 * @param options - `dictionary`: looks up each word; a `Set` of upper-case words is enough.
 *
 * @throws TypeError if `position` is not a position, its board contains a value that is not a tile in the tile set, or
 * the dictionary cannot be used.
 * @throws RangeError if the board and the layout have different numbers of squares.
 *
 * @example
 * ```ts
 * import { unwrap, wordsOnBoard } from "tilewright";
 * import { parseCgp } from "tilewright/notation";
 *
 * const { position } = unwrap(parseCgp("15/15/15/15/15/15/15/5HORNs5/8O6/15/15/15/15/15/15 / 0/0 0"));
 * const words = wordsOnBoard(position, { dictionary: new Set(["HORNS"]) });
 * words.map(({ word, direction, points, status }) => `${word} ${direction} ${points} ${status}`);
 * // => ["HORNS across 7 valid", "NO down 2 invalid"]
 * ```
 */
export function wordsOnBoard(position: AnyPosition, options: PlayOptions = {}): readonly BoardWord[] {
  const { ruleset, rules, board } = resolveBoard(position);
  const dictionary = dictionaryOf(options);
  const tiles = board.map((_, index) => tileAt(rules, board, index));
  return runsOf(rules, tiles).map(({ direction, squares }): BoardWord => {
    const letters = squares.map((index): Placed => {
      const { letter, blank } = tiles[index] as BoardTile;
      return { row: Math.floor(index / rules.cols), col: index % rules.cols, letter, blank };
    });
    const word = letters.map(({ letter }) => letter).join("");
    const points = letters.reduce(
      (sum, { letter, blank }) => sum + (blank ? rules.blankPoints : (letterValue(rules, letter) as number)),
      0,
    );
    const read = { word, direction, letters, points };
    if (dictionary === undefined) return { ...read, status: "unchecked", labels: [] };
    const verdict = lookUp(read, dictionary, ruleset.forbiddenLabels);
    return verdict.acceptable
      ? { ...read, status: "valid", labels: [] }
      : { ...read, status: "invalid", labels: verdict.labels };
  });
}
