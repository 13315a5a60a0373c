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

/** A word that stands on a board. */
export interface BoardWord {
  /** The word as text. */
  readonly word: string;
  readonly direction: Direction;
  /** Its tiles from first to last, each with its square. */
  readonly letters: readonly Placed[];
  /**
   * What its tiles score together, blanks as blanks do. Premiums are left out: a board does not show which play covered
   * them.
   */
  readonly points: number;
  /** `"unchecked"` if there is no dictionary. */
  readonly status: "valid" | "invalid" | "unchecked";
  /** If the word is invalid, the labels that forbid it; empty if it is not in the dictionary. */
  readonly labels: readonly WordLabel[];
}

/**
 * The words that stand on a board, without any play: every two or more tiles in a row or a column. For pictures that
 * were read, boards that were typed in, and positions from elsewhere.
 *
 * Words come row by row, then column by column. A tile that is in no word is in none of them. With a dictionary each
 * word is looked up, and the labels that the ruleset forbids count. `auditBoard` says which rules a board breaks.
 *
 * @param position - The board under its ruleset, a game or a view. The rack is not looked at.
 * @param options - `dictionary`: looks up each word; a `Set` of words in capitals will do.
 *
 * @throws TypeError if `position` is not a position, its board holds something that is not a tile of the tile set, or
 * the dictionary cannot be used.
 * @throws RangeError if the board does not have as many squares as the layout.
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
