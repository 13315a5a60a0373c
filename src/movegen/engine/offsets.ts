// Where numbers stand in the arrays that a search reads: in the cells of a board, the starts, the arcs of a word graph,
// and the sums of bounds. The build replaces these names by numbers: see `inlinedOffsets` in
// tsup.config.ts.

/**
 * The board as the search sees it. Every row and every column is a lane of cells, so that both directions are searched
 * by the same steps, and a square has two cells. A closed cell lies before, between and after the lanes.
 *
 * All cells lie in one array, {@link CELL} numbers each, because numbers that are read together should lie together. A
 * cell is given by the index of its first number: its neighbours are `cell - CELL` and `cell + CELL`.
 */
export const CELL = 8;
/** The number of the letter that lies here, from 1 in the tile set's order; 0 if the cell is empty. */
export const TILE = 0;
/** The cross-check: the letters that may be laid here, as bits; all bits where no cross word would be formed. */
export const CROSS_CHECK = 1;
/** A tile: its points. An empty square: the points of the tiles in its cross word, times its word premium. */
export const SUM = 2;
/** What the square multiplies a letter by; 0 on holes and closed cells, where nothing can be laid. */
export const LETTER_TIMES = 3;
/** What the square multiplies a word by. */
export const WORD_TIMES = 4;
/** What the square multiplies a letter by in a cross word, word premium included; 0 if there would be no cross word. */
export const CROSS_TIMES = 5;
/** The high letters of the cross-check (see `Arcs`). */
export const HIGH_CHECK = 6;
/** The tile the search tries here (see packed-tile.ts). Before the first: the number of the empty square. */
export const TRIED = 7;

/** How many numbers a start has (see `SearchStarts`), all of them cells. */
export const START = 4;
/** The first cell of the run, or the anchor. */
export const FROM = 0;
/** The cell after it. */
export const AFTER = 1;
/** The first cell a play may cover: with an earlier one it would join a run of tiles, and belong to that run. */
export const FIRST = 2;
/** The last cell a play may cover: with a later one it would belong to a later start. */
export const LAST = 3;

/** How many numbers an arc has (see `Arcs`). */
export const ARC = 2;
/** Bits 2-31: the index of the first child. Bit 1: a separator lies just before it. Bit 0: a word ends here. */
export const CHILDREN = 0;
/** The letters of the children, as bits. The separator has no bit. */
export const LETTER_BITS = 1;

/** How many numbers each empty cell has in the sums of bounds (see bounds.ts); seven are used. */
export const EMPTY = 8;
/** What the tiles of the board and letter premiums add to a word, up to this cell. */
export const JOINED = 0;
/** The same, but the tiles only up to the empty cell before: those after it join a word that begins here. */
export const JOINED_BEFORE = 1;
/** What the squares multiply the word by, since the last blocked cell (as a product). */
export const TIMES = 2;
/** What cross words score at most. */
export const CROSSES = 3;
/** The random numbers of the tiles of the board (see `WordFilter`). */
export const RANDOMS = 4;
/** The last blocked cell up to it, on which no tile of the rack may lie. */
export const BLOCKED_TO = 5;
/** The first blocked cell from it on. */
export const BLOCKED_FROM = 6;
