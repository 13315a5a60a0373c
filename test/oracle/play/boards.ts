import type { Random } from "./random.ts";
import type { Laid, Lying, Place, Rules } from "./shapes.ts";

type Board = readonly (Lying | null)[];

/** A board: empty, grown play by play, or strewn by chance with no regard to any rule but the holes. */
export function randomBoard(random: Random, rules: Rules): Board {
  const { rows, cols } = rules.layout;
  const board: (Lying | null)[] = Array.from({ length: rows * cols }, () => null);
  if (random.chance(0.22)) return board;
  if (random.chance(0.2)) {
    const density = random.pick([0.05, 0.2, 0.5]);
    return board.map((_, index) => {
      const place = { row: Math.floor(index / cols), col: index % cols };
      return !isHole(rules, place) && random.chance(density) ? randomTile(random, rules) : null;
    });
  }
  const plays = 1 + random.below(random.pick([2, 6, 20]));
  for (let i = 0; i < plays; i++) {
    for (const tile of goodPlay(random, rules, board, rules.maxTilesPerPlay)) {
      board[tile.row * cols + tile.col] = { letter: tile.letter as string, blank: tile.blank === true };
    }
  }
  return board;
}

/**
 * Tiles in one line without a gap, on a start or next to a tile, at most `most`: legal wherever the board leaves room for
 * them, whatever words come about. None if there is no room at all.
 */
export function goodPlay(random: Random, rules: Rules, board: Board, most: number): Laid[] {
  const free = freeSquares(rules, board);
  const empty = board.every((tile) => tile === null);
  const anchors = empty
    ? rules.layout.starts.filter((start) => free.some((place) => same(place, start)))
    : free.filter((place) => around(place).some((next) => tileAt(rules, board, next) !== null));
  if (anchors.length === 0) return [];
  const wanted = (empty ? 2 : 1) + random.below(random.pick([2, 4, most]));
  return line(random, rules, board, random.pick(anchors), Math.min(wanted, most));
}

/** As many tiles as fit, up to `wanted`, in one line through a free square, stepping over what lies there. */
export function line(random: Random, rules: Rules, board: Board, through: Place, wanted: number): Laid[] {
  const [down, right] = random.pick([
    [0, 1],
    [1, 0],
  ] as const);
  const places: Place[] = [through];
  const ends = [1, -1].map((step) => ({ step, at: through, open: true }));
  while (places.length < wanted && ends.some((end) => end.open)) {
    const end = random.pick(ends.filter(({ open }) => open));
    do {
      end.at = { row: end.at.row + down * end.step, col: end.at.col + right * end.step };
    } while (tileAt(rules, board, end.at) !== null);
    end.open = inside(rules, end.at) && !isHole(rules, end.at);
    if (end.open) places.push(end.at);
  }
  return places.map(({ row, col }) => {
    const { letter, blank } = randomTile(random, rules);
    return random.chance(0.6) && !blank ? { row, col, letter } : { row, col, letter, blank };
  });
}

/** The squares that are no holes and hold no tile. */
export function freeSquares(rules: Rules, board: Board): Place[] {
  const places = board.map((_, index) => ({
    row: Math.floor(index / rules.layout.cols),
    col: index % rules.layout.cols,
  }));
  return places.filter((place) => !isHole(rules, place) && tileAt(rules, board, place) === null);
}

/** The four squares next to a place; some may lie outside the board. */
export function around({ row, col }: Place): Place[] {
  return [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ];
}

/** True within the board. */
export function inside(rules: Rules, { row, col }: Place): boolean {
  return row >= 0 && row < rules.layout.rows && col >= 0 && col < rules.layout.cols;
}

/** True on a hole. */
export function isHole(rules: Rules, { row, col }: Place): boolean {
  return rules.layout.legend[rules.layout.rowsOfSquares[row]?.[col] ?? ""] === "hole";
}

/** A tile of the set, the rare ones rarer; one in twelve a blank. */
export function randomTile(random: Random, rules: Rules): Lying {
  const { letters } = rules.tileSet;
  const one = random.pick(letters);
  const other = random.pick(letters);
  return { letter: (one.count >= other.count ? one : other).letter, blank: random.chance(1 / 12) };
}

function tileAt(rules: Rules, board: Board, place: Place): Lying | null {
  return inside(rules, place) ? (board[place.row * rules.layout.cols + place.col] ?? null) : null;
}

function same(one: Place, other: Place): boolean {
  return one.row === other.row && one.col === other.col;
}
