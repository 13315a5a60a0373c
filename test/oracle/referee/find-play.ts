// Plays found by trying: every word on every square in both directions, until one is legal.
import { inspect } from "../play/judge.ts";
import type { LaidTile, Square, Tile } from "../shapes.ts";
import { isOnBoard, neighboursOf, squareAt, tileAt } from "../squares.ts";
import { type Game, lacking, seatOf } from "./game.ts";
import { littleWords } from "./little-words.ts";
import { positionOf, tilesOf } from "./play.ts";

/** A play of a little word that lies well and is on the rack, or null; `pick` says where the search begins. */
export function findWordPlay(game: Game, by: number, pick: number, allWordsGood: boolean): LaidTile[] | null {
  const { layout } = game.rules;
  const { rack } = seatOf(game, by);
  const words = wordsAtHand(game, rack);
  const spots = layout.rows * layout.cols * 2;
  const all = spots * words.length;
  for (let tried = 0; tried < Math.min(all, 1500); tried++) {
    const index = (pick + tried * 7919) % all;
    const word = words[Math.floor(index / spots)] as string;
    const laid = layWord(game, rack, word, squareAt(layout, (index % spots) >> 1), index % 2 === 0);
    if (laid !== null && liesWell(game, by, laid, allWordsGood)) return laid;
  }
  return null;
}

/** Tiles from the rack laid in a row where they lie well, whatever they spell; or null. */
export function findAnyPlay(game: Game, by: number, pick: number): LaidTile[] | null {
  const { layout, tileSet } = game.rules;
  const { rack } = seatOf(game, by);
  if (rack.length === 0) return null;
  for (let tried = 0; tried < 400; tried++) {
    const dice = pick + tried * 104_729;
    const count = 1 + (dice % Math.min(rack.length, game.rules.maxTilesPerPlay, 1 + (dice % 5)));
    const across = dice % 2 === 0;
    let at = squareAt(layout, dice % (layout.rows * layout.cols));
    const laid: LaidTile[] = [];
    for (let i = 0; laid.length < count && isOnBoard(layout, at); i++) {
      const tile = rack[(dice + i) % rack.length] as Tile;
      const letter = tile === "?" ? (tileSet.letters[dice % tileSet.letters.length]?.letter ?? "A") : tile;
      if (tileAt(layout, game.board, at) === null) laid.push({ ...at, letter, blank: tile === "?" });
      at = next(at, across);
    }
    if (lacking(rack, tilesOf(laid)).length === 0 && liesWell(game, by, laid, false)) return laid;
  }
  return null;
}

function liesWell(game: Game, by: number, laid: readonly LaidTile[], allWordsGood: boolean): boolean {
  // Only to save time: what neither touches a tile nor covers a start square would be refused.
  const { layout } = game.rules;
  const near = (square: Square): boolean => neighboursOf(square).some((other) => tileAt(layout, game.board, other));
  const isStart = ({ row, col }: Square): boolean =>
    layout.starts.some((start) => start.row === row && start.col === col);
  if (!laid.some((tile) => near(tile) || isStart(tile))) return false;
  const { violations, score } = inspect(positionOf(game, by), laid);
  return violations.length === 0 && (!allWordsGood || !!score?.words.every(({ word }) => littleWords.includes(word)));
}

// The words that can be spelled with what lies on the rack and on the board at all.
function wordsAtHand(game: Game, rack: readonly Tile[]): string[] {
  const letters = new Set([...rack, ...game.board.map((tile) => tile?.letter)]);
  const blanks = rack.filter((tile) => tile === "?").length;
  return littleWords.filter((word) => [...word].filter((letter) => !letters.has(letter)).length <= blanks);
}

// The missing letters of a word from the rack, blanks where the letter itself is not there; null when they do not fit.
function layWord(game: Game, rack: readonly Tile[], word: string, from: Square, across: boolean): LaidTile[] | null {
  const { layout } = game.rules;
  const left = [...rack];
  const laid: LaidTile[] = [];
  let at = from;
  for (const letter of word) {
    if (!isOnBoard(layout, at)) return null;
    const there = tileAt(layout, game.board, at);
    if (there === null) {
      const tile = left.includes(letter) ? letter : "?";
      const index = left.indexOf(tile);
      if (index < 0) return null;
      left.splice(index, 1);
      laid.push({ ...at, letter, blank: tile === "?" });
    } else if (there.letter !== letter) return null;
    at = next(at, across);
  }
  return laid.length === 0 ? null : laid;
}

function next({ row, col }: Square, across: boolean): Square {
  return across ? { row, col: col + 1 } : { row: row + 1, col };
}
