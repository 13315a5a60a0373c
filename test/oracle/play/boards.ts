import type { Random } from "../random.ts";
import type { Board, BoardTile, Placement, PlayRules, Square } from "../shapes.ts";
import { freeSquares, includesSquare, isHole, isOnBoard, neighboursOf, squareAt, tileAt } from "../squares.ts";

/** A board: empty (for rules of first plays), grown play by play, or strewn by chance with regard to holes alone. */
export function randomBoard(random: Random, rules: PlayRules): Board {
  const { rows, cols } = rules.layout;
  const board: (BoardTile | null)[] = Array.from({ length: rows * cols }, () => null);
  if (random.chance(0.3)) return board;
  if (random.chance(0.2)) {
    const density = random.pick([0.05, 0.2, 0.5]);
    return board.map((_, index) => {
      const hole = isHole(rules.layout, squareAt(rules.layout, index));
      return !hole && random.chance(density) ? randomTile(random, rules) : null;
    });
  }
  const plays = 1 + random.below(random.pick([2, 6, 20]));
  for (let i = 0; i < plays; i++) {
    for (const tile of legalPlacements(random, rules, board, rules.maxTilesPerPlay)) {
      board[tile.row * cols + tile.col] = { letter: tile.letter as string, blank: tile.blank === true };
    }
  }
  return board;
}

/**
 * Tiles in one line without a gap, on a start square or next to a tile, at most `most`: legal wherever the board leaves
 * room for them, whatever they spell. An empty list if there is no room at all.
 */
export function legalPlacements(random: Random, rules: PlayRules, board: Board, most: number): Placement[] {
  const free = freeSquares(rules.layout, board);
  const empty = board.every((tile) => tile === null);
  const anchors = empty
    ? rules.layout.starts.filter((start) => includesSquare(free, start))
    : free.filter((square) => neighboursOf(square).some((next) => tileAt(rules.layout, board, next) !== null));
  if (anchors.length === 0) return [];
  const wanted = (empty ? 2 : 1) + random.below(random.pick([2, 4, most]));
  return lineThrough(random, rules, board, random.pick(anchors), Math.min(wanted, most));
}

/** As many tiles as fit, up to `wanted`, in one line through a free square, stepping over what lies there. */
export function lineThrough(
  random: Random,
  rules: PlayRules,
  board: Board,
  through: Square,
  wanted: number,
): Placement[] {
  const [down, right] = random.pick([
    [0, 1],
    [1, 0],
  ] as const);
  const squares: Square[] = [through];
  const ends = [1, -1].map((step) => ({ step, at: through, open: true }));
  while (squares.length < wanted && ends.some((end) => end.open)) {
    const end = random.pick(ends.filter(({ open }) => open));
    do {
      end.at = { row: end.at.row + down * end.step, col: end.at.col + right * end.step };
    } while (tileAt(rules.layout, board, end.at) !== null);
    end.open = isOnBoard(rules.layout, end.at) && !isHole(rules.layout, end.at);
    if (end.open) squares.push(end.at);
  }
  return squares.map(({ row, col }) => {
    const { letter, blank } = randomTile(random, rules);
    return random.chance(0.6) && !blank ? { row, col, letter } : { row, col, letter, blank };
  });
}

/** A tile of the set, the rare ones rarer; one in twelve a blank. */
export function randomTile(random: Random, rules: PlayRules): BoardTile {
  const { letters } = rules.tileSet;
  const one = random.pick(letters);
  const other = random.pick(letters);
  return { letter: (one.count >= other.count ? one : other).letter, blank: random.chance(1 / 12) };
}
