import { type Board, notABoardTile } from "../board/board.ts";
import type { Premium } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import { BLANK, type BoardTile } from "../tiles/tile.ts";
import { type IndexedRules, letterValue } from "./indexed-rules.ts";
import type { Inspection } from "./inspect.ts";
import type { ReadPlacement } from "./read-placements.ts";
import type { Resolved } from "./resolve.ts";

/** A score that explains itself and adds up: the words, main word first, and the bonuses make the total. */
export interface ScoreBreakdown {
  readonly total: number;
  /** The main word, then the cross words in board order along it (clause C1). */
  readonly words: readonly [main: WordScore, ...crosses: WordScore[]];
  /** At most one, added after all multiplying (clause C9, decision D10). */
  readonly bonuses: readonly { readonly kind: "bingo"; readonly tiles: number; readonly points: number }[];
}

/** One word: the points of its letters, times the premiums of the squares covered this turn (clauses C3, C4). */
export interface WordScore {
  readonly word: string;
  readonly direction: Direction;
  readonly letters: readonly LetterScore[];
  readonly letterTotal: number;
  readonly multiplier: number;
  readonly points: number;
}

/** One letter of a word: `points` is `value` times the letter premium, which counts only under a tile laid now (C2, C6). */
export interface LetterScore extends Square, BoardTile {
  /** On the board before this play. */
  readonly through: boolean;
  readonly value: number;
  /** `null` on a plain square, and for through tiles. */
  readonly premium: Premium | null;
  readonly points: number;
}

/**
 * Counts a play whose words can be read off (`readable`), legal or not: clauses C1-C9, decisions D7-D10.
 *
 * An unnamed blank reads `?` and scores as a blank. `null` if the tiles form no word of two letters.
 */
export function scoreBreakdown({ rules, board }: Resolved, { tiles, direction }: Inspection): ScoreBreakdown | null {
  const along = direction ?? longerDirection(rules, board, tiles[0] as ReadPlacement);
  const across = along === "across";
  const main = scoreWord(rules, board, tiles, 0, tiles.length, across);
  if (main === null) return null;
  const words: [WordScore, ...WordScore[]] = [main];
  let total = main.points;
  for (let i = 0; i < tiles.length; i++) {
    const cross = scoreWord(rules, board, tiles, i, i + 1, !across);
    if (cross === null) continue;
    words.push(cross);
    total += cross.points;
  }
  const points = rules.bonuses[tiles.length];
  if (points === undefined) return { total, words, bonuses: [] };
  return { total: total + points, words, bonuses: [{ kind: "bingo", tiles: tiles.length, points }] };
}

/** A single tile's main word is the longer of its two, across on a tie. */
function longerDirection(rules: IndexedRules, board: Board, tile: ReadPlacement): Direction {
  return lengthThrough(rules, board, tile, false) > lengthThrough(rules, board, tile, true) ? "down" : "across";
}

function lengthThrough(rules: IndexedRules, board: Board, { row, col, index }: ReadPlacement, across: boolean): number {
  const step = across ? 1 : rules.cols;
  const place = across ? col : row;
  const end = across ? rules.cols : rules.rows;
  let length = 1;
  for (let i = 1; i <= place && board[index - i * step] !== null; i++) length++;
  for (let i = 1; place + i < end && board[index + i * step] !== null; i++) length++;
  return length;
}

/** The word through the tiles `from` up to `to` in one direction; `null` if it is shorter than two letters (D7). */
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
  // Most tiles have no neighbour across the play: no word, and nothing made.
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
    const premium = laid ? (premiums[index] as LetterScore["premium"]) : null;
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
