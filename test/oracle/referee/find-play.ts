// Plays found by trying: every word on every square in both directions, until one lies well.
import { littleWords } from "./little-words.ts";
import { faultsOnBoard, rackHolds } from "./placement.ts";
import type { Laid, Square, Tile } from "./shapes.ts";
import { isOn, placeOf } from "./squares.ts";
import { seatOf, type Table } from "./table.ts";
import { wordsOf } from "./words.ts";

/** A play of a word of the list that lies well and is in the hand, or null; `pick` says where the search begins. */
export function findWordPlay(table: Table, by: number, pick: number, allWordsGood: boolean): Laid[] | null {
  const { layout } = table.rules;
  const { rack } = seatOf(table, by);
  const words = wordsAtHand(table, rack);
  const spots = layout.rows * layout.cols * 2;
  const all = spots * words.length;
  for (let tried = 0; tried < Math.min(all, 1500); tried++) {
    const index = (pick + tried * 7919) % all;
    const word = words[Math.floor(index / spots)] as string;
    const laid = lay(table, rack, word, squareAt(table, (index % spots) >> 1), index % 2 === 0);
    if (laid === null || faultsOnBoard(table.rules, table.board, laid).length > 0) continue;
    if (!allWordsGood || formsOnlyGoodWords(table, laid)) return laid;
  }
  return null;
}

/** Tiles from the rack laid in a row where they lie well, whatever they spell; or null. */
export function findAnyPlay(table: Table, by: number, pick: number): Laid[] | null {
  const { layout, tileSet } = table.rules;
  const { rack } = seatOf(table, by);
  if (rack.length === 0) return null;
  for (let tried = 0; tried < 400; tried++) {
    const dice = pick + tried * 104_729;
    const count = 1 + (dice % Math.min(rack.length, table.rules.maxTilesPerPlay, 1 + (dice % 5)));
    const across = dice % 2 === 0;
    let at = squareAt(table, dice % (layout.rows * layout.cols));
    const laid: Laid[] = [];
    for (let i = 0; laid.length < count && isOn(layout, at); i++) {
      const tile = rack[(dice + i) % rack.length] as Tile;
      const letter = tile === "?" ? (tileSet.letters[dice % tileSet.letters.length]?.letter ?? "A") : tile;
      if (table.board[placeOf(layout, at)] === null) laid.push({ ...at, letter, blank: tile === "?" });
      at = next(at, across);
    }
    if (rackHolds(table.rules, rack, laid) && faultsOnBoard(table.rules, table.board, laid).length === 0) return laid;
  }
  return null;
}

// The words that can be spelled with what lies on the rack and on the board at all.
function wordsAtHand(table: Table, rack: readonly Tile[]): string[] {
  const letters = new Set([...rack, ...table.board.map((cell) => cell?.letter)]);
  const blanks = rack.filter((tile) => tile === "?").length;
  return littleWords.filter((word) => [...word].filter((letter) => !letters.has(letter)).length <= blanks);
}

function formsOnlyGoodWords(table: Table, laid: readonly Laid[]): boolean {
  return wordsOf(table.rules.layout, table.board, laid).every((word) =>
    littleWords.includes(word.parts.map((part) => part.letter).join("")),
  );
}

// The missing letters of a word from the rack, blanks where the letter itself is not there; null when they do not fit.
function lay(table: Table, rack: readonly Tile[], word: string, from: Square, across: boolean): Laid[] | null {
  const last = across ? from.col + word.length - 1 : from.row + word.length - 1;
  if (last >= (across ? table.rules.layout.cols : table.rules.layout.rows)) return null;
  const hand = [...rack];
  const laid: Laid[] = [];
  let at = from;
  for (const letter of word) {
    if (!isOn(table.rules.layout, at)) return null;
    const cell = table.board[placeOf(table.rules.layout, at)] ?? null;
    if (cell === null) {
      const tile = hand.includes(letter) ? letter : "?";
      const place = hand.indexOf(tile);
      if (place < 0) return null;
      hand.splice(place, 1);
      laid.push({ ...at, letter, blank: tile === "?" });
    } else if (cell.letter !== letter) return null;
    at = next(at, across);
  }
  return laid.length === 0 ? null : laid;
}

function next(square: Square, across: boolean): Square {
  return across ? { row: square.row, col: square.col + 1 } : { row: square.row + 1, col: square.col };
}

function squareAt(table: Table, index: number): Square {
  return { row: Math.floor(index / table.rules.layout.cols), col: index % table.rules.layout.cols };
}
