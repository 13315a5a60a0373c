import { type Board, notABoardTile } from "../board/board.ts";
import { countsFor, type Premium } from "../board/premium.ts";
import type { Direction, Square } from "../board/square.ts";
import { BLANK, type BoardTile } from "../tiles/tile.ts";
import { type IndexedRules, letterValue } from "./indexed-rules.ts";
import type { Inspection } from "./inspect.ts";
import type { ReadPlacement } from "./read-placements.ts";
import type { ResolvedBoard } from "./resolve.ts";

/** A score with its breakdown: the points for the words and the bonus add up to the total. */
export interface ScoreBreakdown {
  /** The total points for the play, including the bonus. */
  readonly total: number;
  /** The main word, followed by the cross words in order along it. */
  readonly words: readonly [main: WordScore, ...crosses: WordScore[]]; // C1
  /**
   * The bonus for the number of tiles laid, added after all multiplication; `null` if the ruleset has no bonus for that
   * number. `tiles`: the number of tiles laid. For a bonus that multiplies the main word, `points` is the number of
   * points this adds.
   *
   * Source: 2021 edition, Bingo for 50 points.
   */
  readonly bonus: { readonly tiles: number; readonly points: number } | null; // C9, D10
}

/** One word of a play, and its score. */
export interface WordScore {
  /** The word as a string. A blank that has no letter yet is `?`. */
  readonly word: string;
  readonly direction: Direction;
  /** The letters of the word from first to last, including those already on the board. */
  readonly letters: readonly LetterScore[];
  /** The sum of the points for the letters, including letter premiums. */
  readonly letterTotal: number;
  /** The product of the word premiums that apply, or 1 if there are none. */
  readonly multiplier: number; // C3, C4
  /** `letterTotal` times `multiplier`. */
  readonly points: number;
}

/**
 * One letter of a word, and its score.
 *
 * Source: 2021 edition, Premium Squares.
 */
export interface LetterScore extends Square, BoardTile {
  /** Whether the letter was already on the board before this play. */
  readonly through: boolean;
  /** The points for the tile, before any premium. */
  readonly value: number;
  /**
   * The premium of the letter's square, if it applies. `null` on a plain square, for a tile to which the premium does
   * not apply, and for a tile that was already on the board, unless the premium sticks.
   */
  readonly premium: Premium | null; // C6
  /** `value` times the letter premium, before any word premium. */
  readonly points: number; // C2
}

/**
 * Scores a play, legal or not. A blank that has no letter yet reads `?` and scores what a blank scores.
 *
 * Returns `null` if no words can be read off (`Inspection.readable`), or the tiles form no word of two letters.
 */
export function scoreBreakdown(
  { rules, board }: ResolvedBoard,
  { tiles, direction, readable }: Inspection,
): ScoreBreakdown | null {
  // C1-C9, D7-D10
  if (!readable) return null;
  let across = direction !== "down";
  let main = scoreWord(rules, board, tiles, 0, tiles.length, across);
  if (direction === null) {
    // The main word of a single tile is the longer of its two words, or the one across if they are equally long.
    const down = scoreWord(rules, board, tiles, 0, 1, false);
    if (down !== null && down.letters.length > (main?.letters.length ?? 0)) {
      across = false;
      main = down;
    }
  }
  if (main === null) return null;
  const words: [WordScore, ...WordScore[]] = [main];
  let total = main.points;
  for (let i = 0; i < tiles.length; i++) {
    const cross = scoreWord(rules, board, tiles, i, i + 1, !across);
    if (cross === null) continue;
    words.push(cross);
    total += cross.points;
  }
  const bonus = rules.bonuses[tiles.length];
  if (bonus === undefined) return { total, words, bonus: null };
  const points = bonus.points + main.points * ((bonus.times ?? 1) - 1);
  return { total: total + points, words, bonus: { tiles: tiles.length, points } };
}

/**
 * Scores the word through the tiles from index `from` up to `to`, not included, in one direction. Returns `null` if the
 * word is shorter than two letters (D7).
 */
function scoreWord(
  rules: IndexedRules,
  board: Board,
  tiles: readonly ReadPlacement[],
  from: number,
  to: number,
  across: boolean,
): WordScore | null {
  const { rows, cols, premiums, blankPoints } = rules;
  const first = tiles[from] as ReadPlacement;
  const step = across ? 1 : cols;
  const end = across ? cols : rows;
  let place = across ? first.col : first.row;
  let index = first.index;
  while (place > 0 && board[index - step] !== null) {
    place--;
    index -= step;
  }
  // Most tiles have no neighbour at right angles to the play. They form no word there, and nothing is made for them.
  if (index === first.index && to - from === 1 && (place === end - 1 || board[index + step] === null)) return null;

  const letters: LetterScore[] = [];
  let word = "";
  let letterTotal = 0;
  let multiplier = 1;
  for (let next = from; place < end; place++, index += step) {
    const laid = next < to && (tiles[next] as ReadPlacement).index === index;
    const tile = laid ? (tiles[next++] as ReadPlacement) : (board[index] as BoardTile | null);
    if (tile === null) break;
    const letter = tile?.letter ?? BLANK;
    const blank = tile?.blank;
    const face = letterValue(rules, letter);
    if (!laid && (face === undefined || typeof blank !== "boolean")) throw notABoardTile(index, tile);
    const value = blank ? blankPoints : (face as number);
    const here = premiums[index] as Premium | null;
    const premium = here !== null && countsFor(here, letter, value, laid) ? here : null;
    const points = premium === null ? value : value * premium.letter;
    if (premium !== null) multiplier *= premium.word;
    word += letter;
    letterTotal += points;
    const row = across ? first.row : place;
    const col = across ? place : first.col;
    letters.push({ row, col, letter, blank, through: !laid, value, premium, points });
  }
  return {
    word,
    direction: across ? "across" : "down",
    letters,
    letterTotal,
    multiplier,
    points: letterTotal * multiplier,
  };
}
