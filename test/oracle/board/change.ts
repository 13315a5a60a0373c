import { legalPlacements, randomTile } from "../play/boards.ts";
import type { Random } from "../random.ts";
import type { Board, BoardTile, LaidTile, PlayRules, Square } from "../shapes.ts";
import { isHole, squareAt } from "../squares.ts";
import type { Fault } from "./shapes.ts";

/** The board after something was done to it: a play, tiles anywhere, tiles taken away or turned into others, blanks for letters, or nothing. */
export function changed(random: Random, rules: PlayRules, board: Board): Board {
  const after: (BoardTile | null)[] = [...board];
  const anywhere = random.shuffled(board.map((_, index) => index));
  if (random.chance(0.6)) {
    for (const { row, col, letter, blank } of legalPlacements(random, rules, board, rules.maxTilesPerPlay))
      after[row * rules.layout.cols + col] = { letter: letter!, blank: blank === true };
  }
  if (random.chance(0.2))
    for (const index of anywhere.slice(0, random.below(4))) after[index] = randomTile(random, rules);
  if (random.chance(0.1)) for (const index of anywhere.slice(0, random.below(9))) after[index] = null;
  if (random.chance(0.1)) for (const index of anywhere.slice(0, 2)) after[index] = { letter: "unknown", blank: false };
  if (random.chance(0.1)) {
    const at = anywhere.find((index) => board[index] !== null);
    if (at !== undefined) after[at] = { letter: board[at]!.letter, blank: !board[at]!.blank };
  }
  return random.chance(0.05) ? after.slice(1) : after;
}

/** The tiles that were added, in the order of the board, or why they are no play. */
export function playOrFaults(
  { layout, tileSet }: PlayRules,
  before: Board,
  after: Board,
): { readonly placements: readonly LaidTile[] } | { readonly faults: readonly Fault[] } {
  if (after.length !== before.length) return { faults: [{ code: "malformed", squares: [], path: "after" }] };
  const squares = before.map((_, index) => squareAt(layout, index));
  const pick = (wanted: (was: BoardTile | null, is: BoardTile | null) => boolean): Square[] =>
    squares.filter((_, index) => wanted(before[index]!, after[index]!));
  const faults: Fault[] = [];
  const add = (code: string, where: readonly Square[], details: object = {}): void => {
    if (where.length > 0) faults.push({ code, squares: where, ...details });
  };
  add(
    "tile-gone",
    pick((was, is) => was !== null && is === null),
  );
  add(
    "tile-changed",
    pick(
      (was, is) =>
        was !== null &&
        is !== null &&
        JSON.stringify([was.letter, was.blank]) !== JSON.stringify([is.letter, is.blank]),
    ),
  );
  const added = pick((was, is) => was === null && is !== null);
  const placements = added.map(({ row, col }) => ({ row, col, ...after[row * layout.cols + col]! }));
  if (added.length === 0) faults.push({ code: "no-tiles", squares: [] });
  add(
    "on-hole",
    added.filter((square) => isHole(layout, square)),
  );
  const strangers = placements.filter(({ letter }) => !tileSet.letters.some((line) => line.letter === letter));
  add(
    "unknown-letter",
    strangers.map(({ row, col }) => ({ row, col })),
    { letter: "unknown" },
  );
  // What lies on a hole is left out where the line is looked at.
  const line = added.filter((square) => !isHole(layout, square));
  const [rows, cols] = [new Set(line.map(({ row }) => row)), new Set(line.map(({ col }) => col))];
  if (rows.size > 1 && cols.size > 1) add("not-in-line", line);
  else {
    const inside = (values: ReadonlySet<number>, value: number): boolean =>
      value >= Math.min(...values) && value <= Math.max(...values);
    const between = squares.filter(({ row, col }) => line.length > 0 && inside(rows, row) && inside(cols, col));
    add(
      "gap",
      between.filter(({ row, col }) => {
        const index = row * layout.cols + col;
        return before[index] === null && !line.some((square) => square.row === row && square.col === col);
      }),
    );
  }
  return faults.length > 0 ? { faults } : { placements };
}
