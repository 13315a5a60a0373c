import type { Tables } from "../../play/tables.ts";

/**
 * An empty board as the search sees it. Every row and every column is a lane of cells, so that both directions are walked
 * by the same steps, and a square has two cells. Before, between and behind the lanes lies a closed cell, on which nothing
 * can be laid. The arrays are indexed by cell, and never changed.
 */
export interface Lanes {
  /** Number of cells. */
  readonly size: number;
  /** The cells below this one read across, the others down. */
  readonly down: number;
  /** The index of the cell's square. */
  readonly squares: Int32Array;
  /** The other cell of the same square. */
  readonly mates: Int32Array;
  /** What the square multiplies a letter by; 0 on holes and closed cells. */
  readonly letterTimes: Int32Array;
  /** What the square multiplies a word by. */
  readonly wordTimes: Int32Array;
  /** All bits where a tile can be laid, none on holes and closed cells. */
  readonly open: Int32Array;
  /** For each square of the board its cell that reads across. */
  readonly acrossCells: Int32Array;
}

/** A board with tiles in cells, and what these mean for tiles laid beside them. */
export interface Cells {
  /** 0, or the number of the letter that lies here, from 0, plus one. */
  readonly tiles: Uint8Array;
  /** The letters that may be laid here, as bits: those that make a cross word, all if there would be none. */
  readonly allowed: Int32Array;
  /** A tile: its points. An empty square: the points of the tiles in its cross word, times its word premium. */
  readonly sums: Int32Array;
  /** What the square multiplies a letter by in a cross word, the word premium included; 0 if there would be no cross word. */
  readonly crossTimes: Int32Array;
  /** What the search has tried last on a cell: the letter's number, from 1, times 2, plus 1 for a blank. */
  readonly tried: Uint8Array;
}

/** Cells without a tile, in one piece of memory: it is asked for at every call. */
export function createCells({ size, open }: Lanes): Cells {
  const memory = new ArrayBuffer(size * 14);
  const allowed = new Int32Array(memory, 0, size);
  allowed.set(open);
  return {
    allowed,
    sums: new Int32Array(memory, size * 4, size),
    crossTimes: new Int32Array(memory, size * 8, size),
    tiles: new Uint8Array(memory, size * 12, size),
    tried: new Uint8Array(memory, size * 13, size),
  };
}

/** A cache of something immutable: the tables of a ruleset. */
const lanesOfTables = new WeakMap<Tables, Lanes>();

/** The lanes of a ruleset's board, made when it is first seen. */
export function lanesOf(tables: Tables): Lanes {
  const known = lanesOfTables.get(tables);
  if (known !== undefined) return known;
  const made = makeLanes(tables);
  lanesOfTables.set(tables, made);
  return made;
}

function makeLanes({ rows, cols, premiums, holes }: Tables): Lanes {
  const down = rows * (cols + 1);
  const size = down + cols * (rows + 1) + 1;
  const array = (length = size): Int32Array => new Int32Array(length);
  const [squares, mates, letterTimes, wordTimes, open] = [array(), array(), array(), array(), array()];
  const acrossCells = array(rows * cols);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const square = row * cols + col;
      const across = row * (cols + 1) + col + 1;
      const along = down + col * (rows + 1) + row + 1;
      acrossCells[square] = across;
      mates[across] = along;
      mates[along] = across;
      for (const cell of [across, along]) {
        squares[cell] = square;
        if (holes[square]) continue;
        open[cell] = -1;
        letterTimes[cell] = premiums[square]?.letter ?? 1;
        wordTimes[cell] = premiums[square]?.word ?? 1;
      }
    }
  }
  return { size, down, squares, mates, letterTimes, wordTimes, open, acrossCells };
}
