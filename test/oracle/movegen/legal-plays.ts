// Every legal play by trying: each word on each line from each square, each tile of the rack or a blank on each free square.
// What comes about is judged by the oracle of single plays. Written from the rules; it knows nothing of the library.
import { type Cell, cellAt, gridOf, linesOf } from "../play/grid.ts";
import { judge } from "../play/judge.ts";
import type { Dictionary, LaidTile, Position, Score } from "../shapes.ts";
import { neighboursOf } from "../squares.ts";

/** A word as its letters. */
export type Word = readonly string[];

/** A play that the oracle finds nothing wrong with; its tiles in reading order. */
export interface LegalPlay {
  tiles: readonly LaidTile[];
  score: Score;
}

/** All legal plays, each once, for a rack of known tiles. */
export function legalPlays(position: Position, words: readonly Word[]): LegalPlay[] {
  const grid = gridOf(position);
  const boardEmpty = grid.flat().every(({ tile }) => tile === null);
  const near = grid.flat().filter((cell) => {
    return boardEmpty ? cell.start : neighboursOf(cell).some((square) => (cellAt(grid, square)?.tile ?? null) !== null);
  });
  const atAll = spelled(position, grid.flat(), words);
  const tried: LaidTile[][] = [];
  for (const { cells } of linesOf(grid)) {
    const possible = spelled(position, cells, atAll);
    cells.forEach((_, start) => {
      for (const word of possible) {
        const stretch = cells.slice(start, start + word.length);
        // Only to save time: what neither touches a tile nor covers a start would be refused.
        if (stretch.some((cell) => near.includes(cell))) tried.push(...waysToLay(position, cells, start, word));
      }
    });
  }
  return judged(position, tried, words);
}

/**
 * The same by tiles instead of words: every arrangement of rack tiles on the next free squares of every line, a blank as
 * each letter in turn. For tiny racks; it keeps watch over `legalPlays`.
 */
export function legalPlaysByTiles(position: Position, words: readonly Word[], letters: readonly string[]): LegalPlay[] {
  const tried: LaidTile[][] = [];
  for (const { cells } of linesOf(gridOf(position))) {
    cells.forEach((_, start) => {
      const free = cells.slice(start).filter((cell) => cell.tile === null);
      tried.push(...arrangements(free, position.rack!.tiles, letters));
    });
  }
  return judged(position, tried, words);
}

function judged(position: Position, tried: readonly LaidTile[][], words: readonly Word[]): LegalPlay[] {
  const dictionary = bookOf(words);
  const found = new Map<string, LegalPlay>();
  const seen = new Set<string>();
  for (const tiles of tried) {
    if (tiles.length === 0) continue;
    const key = tiles.map(({ row, col, letter, blank }) => `${row} ${col} ${letter} ${blank}`).join(",");
    if (seen.has(key)) continue;
    seen.add(key);
    const { score } = judge(position, tiles, { dictionary });
    if (score !== undefined) found.set(key, { tiles, score });
  }
  return [...found.values()];
}

/** The words as a dictionary: two ways to split one text are two words. */
export function bookOf(words: readonly Word[]): Dictionary {
  const known = new Set(words.map((word) => word.join("\u0000")));
  return { has: (_word, letters) => known.has(letters.join("\u0000")) };
}

/** The words for which rack and cells together have the letters, wherever they lie. */
function spelled({ rack }: Position, cells: readonly Cell[], words: readonly Word[]): readonly Word[] {
  const all = [...rack!.tiles, ...cells.flatMap(({ tile }) => (tile === null ? [] : [tile.letter]))];
  return words.filter((word) => {
    const heap = [...all];
    return word.every((letter) => {
      const at = heap.includes(letter) ? heap.indexOf(letter) : heap.indexOf("?");
      if (at >= 0) heap.splice(at, 1);
      return at >= 0;
    });
  });
}

/** All ways to have the word stand there and end there, by tiles of the rack where the line has none. */
function waysToLay({ rack }: Position, cells: readonly Cell[], start: number, word: Word): LaidTile[][] {
  const stretch = cells.slice(start, start + word.length);
  const fits = stretch.every(({ hole, tile }, i) => !hole && (tile === null || tile.letter === word[i]));
  const goesOn = [cells[start - 1], cells[start + word.length]].some((cell) => (cell?.tile ?? null) !== null);
  if (stretch.length < word.length || !fits || goesOn) return [];
  let ways: { tiles: LaidTile[]; left: readonly string[] }[] = [{ tiles: [], left: rack!.tiles }];
  stretch.forEach(({ row, col, tile: there }, i) => {
    if (there !== null) return;
    const letter = word[i] as string;
    ways = ways.flatMap(({ tiles, left }) =>
      [letter, "?"]
        .filter((tile) => left.includes(tile))
        .map((tile) => ({ tiles: [...tiles, { row, col, letter, blank: tile === "?" }], left: without(left, tile) })),
    );
  });
  return ways.map(({ tiles }) => tiles);
}

/** Every arrangement of some of the tiles on the first of the cells, as far as they reach. */
function arrangements(free: readonly Cell[], left: readonly string[], letters: readonly string[]): LaidTile[][] {
  const [first, ...others] = free;
  if (first === undefined) return [[]];
  const { row, col } = first;
  const rest = [...new Set(left)].flatMap((tile) => {
    const further = arrangements(others, without(left, tile), letters);
    const shown = tile === "?" ? letters : [tile];
    return shown.flatMap((letter) => further.map((tiles) => [{ row, col, letter, blank: tile === "?" }, ...tiles]));
  });
  return [[], ...rest];
}

function without(tiles: readonly string[], tile: string): readonly string[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, i) => i !== at);
}
