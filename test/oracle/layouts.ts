import type { Random } from "./random.ts";
import type { Layout, Premium, Square } from "./shapes.ts";

const legend: Record<string, Premium | "hole"> = {
  ".": { letter: 1, word: 1 },
  d: { letter: 2, word: 1 },
  t: { letter: 3, word: 1 },
  q: { letter: 4, word: 1 },
  n: { letter: 9, word: 1 },
  D: { letter: 1, word: 2 },
  T: { letter: 1, word: 3 },
  Q: { letter: 1, word: 4 },
  b: { letter: 2, word: 3 },
  c: { letter: 3, word: 4 },
  "#": "hole",
};

/** The standard board, drawn from the squares its clauses and worked examples name. */
export const standardLayout: Layout = draw(
  [
    "T..d...T...d..T",
    ".D...t...t...D.",
    "..D...d.d...D..",
    "d..D...d...D..d",
    "....D.....D....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "T..d...D...d..T",
    "..d...d.d...d..",
    ".t...t...t...t.",
    "....D.....D....",
    "d..D...d...D..d",
    "..D...d.d...D..",
    ".D...t...t...D.",
    "T..d...T...d..T",
  ],
  [{ row: 7, col: 7 }],
);

/** The board of 21 by 21 squares: the standard one in the middle, and three squares more on each side. */
export const largeLayout: Layout = surrounded([
  "Q..d...T..d..T...d..Q",
  ".D..t...D...D...t..D.",
  "..D..q...D.D...q..D..",
]);

/** Boards of other kinds: holes, several starts, both premiums on one square, one line, a wide one. */
export const oddLayouts: readonly Layout[] = [
  draw(
    ["#..T..#", ".d...d.", "..###..", "T.#b#.T", "..#....", ".d..#d.", "#..T..#"],
    [
      { row: 0, col: 3 },
      { row: 6, col: 3 },
    ],
  ),
  draw(["T.d..#..d.T"], [{ row: 0, col: 2 }]),
  draw(["T", ".", "d", ".", "D", ".", ".", "n", "."], [{ row: 4, col: 0 }]),
  draw(
    ["bcb.", "c..T", ".dQ.", "q..D"],
    [
      { row: 0, col: 0 },
      { row: 3, col: 3 },
      { row: 1, col: 2 },
    ],
  ),
  draw(["d.", ".b"], [{ row: 0, col: 1 }]),
  draw(
    ["T.#..T", "......", "#.b..#", "..c.d.", "......"],
    [
      { row: 2, col: 2 },
      { row: 2, col: 3 },
    ],
  ),
  wideLayout(),
];

/** A board of 1 to 10 rows and columns with anything anywhere. */
export function randomLayout(random: Random): Layout {
  const rows = 1 + random.below(10);
  const cols = rows === 1 ? 3 + random.below(8) : 1 + random.below(10);
  const holes = random.chance(0.5) ? 0 : random.pick([0.05, 0.15, 0.3]);
  const square = (): string =>
    random.chance(holes) ? "#" : random.chance(0.3) ? random.pick(["d", "t", "q", "n", "D", "T", "Q", "b", "c"]) : ".";
  const rowsOfSquares = Array.from({ length: rows }, () => Array.from({ length: cols }, square).join(""));
  const free = rowsOfSquares.flatMap((line, row) =>
    [...line].flatMap((character, col) => (character === "#" ? [] : [{ row, col }])),
  );
  if (free.length < 2) return randomLayout(random);
  return draw(rowsOfSquares, random.shuffled(free).slice(0, random.pick([1, 1, 2, 4])));
}

/** The same board with rows for columns. */
export function transposedLayout(drawing: Layout): Layout {
  const rowsOfSquares = Array.from({ length: drawing.cols }, (_, col) =>
    drawing.rowsOfSquares.map((line) => line[col]).join(""),
  );
  return draw(
    rowsOfSquares,
    drawing.starts.map(({ row, col }) => ({ row: col, col: row })),
  );
}

function draw(rowsOfSquares: readonly string[], starts: readonly Square[]): Layout {
  return { rows: rowsOfSquares.length, cols: rowsOfSquares[0]!.length, starts, rowsOfSquares, legend };
}

/**
 * The standard board inside three rows and columns more. The rows are given from the rim inwards; the board is the same
 * from all four sides.
 */
function surrounded(rim: readonly string[]): Layout {
  const square = (row: number, col: number): string => {
    const [down, right] = [Math.min(row, 20 - row), Math.min(col, 20 - col)];
    if (down >= 3 && right >= 3) return standardLayout.rowsOfSquares[row - 3]![col - 3]!;
    return rim[Math.min(down, right)]![Math.max(down, right)]!;
  };
  const lines = Array.from({ length: 21 }, (_, row) =>
    Array.from({ length: 21 }, (_, col) => square(row, col)).join(""),
  );
  return draw(lines, [{ row: 10, col: 10 }]);
}

/** 21 by 21 with a pattern that reaches x4 at the rim. */
function wideLayout(): Layout {
  const square = (row: number, col: number): string => {
    const [down, right] = [Math.abs(row - 10), Math.abs(col - 10)];
    if (down === right && down % 3 === 1) return down === 10 ? "Q" : "D";
    if ((down === 10 && right % 7 === 0) || (right === 10 && down % 7 === 0)) return "T";
    if ((down + right) % 8 === 5) return "d";
    return (down * right) % 11 === 7 ? "q" : ".";
  };
  const lines = Array.from({ length: 21 }, (_, row) =>
    Array.from({ length: 21 }, (_, col) => square(row, col)).join(""),
  );
  return draw(lines, [{ row: 10, col: 10 }]);
}
