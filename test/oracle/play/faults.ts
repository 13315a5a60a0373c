import { around, freeSquares, isHole, line } from "./boards.ts";
import type { Random } from "./random.ts";
import type { Laid, Lying, Place, Rules } from "./shapes.ts";

/** One way to spoil a play. It may do nothing where the board has no room for it. */
export type Fault = (
  random: Random,
  rules: Rules,
  board: readonly (Lying | null)[],
  tiles: readonly Laid[],
) => unknown[];

/** The ways to spoil a play, by the code each most often leads to; one that is listed twice is taken twice as often. */
export const faults: readonly Fault[] = [
  noTiles,
  offBoard,
  offBoard,
  onHole,
  onHole,
  onTile,
  onTile,
  repeated,
  tooMany,
  tooMany,
  oneTile,
  oneTile,
  unnamedBlank,
  unnamedBlank,
  unknownLetter,
  outOfLine,
  leaveOneOut,
  leaveOneOut,
  elsewhere,
  elsewhere,
  minusZero,
  noPlacement,
];

function noTiles(): unknown[] {
  return [];
}

function offBoard(random: Random, rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  const { rows, cols } = rules.layout;
  const far = random.pick([-1, -2, 1e9, -(2 ** 53), 1e300, Math.max(rows, cols)]);
  const tile = random.pick(tiles);
  return place(random, tiles, random.chance(0.5) ? { row: far, col: tile.col } : { row: tile.row, col: far });
}

function onHole(random: Random, rules: Rules, board: readonly (Lying | null)[], tiles: readonly Laid[]): unknown[] {
  const squares = squaresOf(rules, board).filter((square) => isHole(rules, square));
  return squares.length === 0 ? [...tiles] : place(random, tiles, random.pick(squares));
}

function onTile(random: Random, rules: Rules, board: readonly (Lying | null)[], tiles: readonly Laid[]): unknown[] {
  const squares = squaresOf(rules, board).filter((_, index) => board[index] !== null);
  return squares.length === 0 ? [...tiles] : place(random, tiles, random.pick(squares));
}

function repeated(random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  const { row, col } = random.pick(tiles);
  return [...tiles, { ...random.pick(tiles), row, col }];
}

function tooMany(random: Random, rules: Rules, board: readonly (Lying | null)[], tiles: readonly Laid[]): unknown[] {
  const longer = line(random, rules, board, random.pick(tiles), rules.maxTilesPerPlay + 1 + random.below(3));
  const free = freeSquares(rules, board);
  return longer.every((tile) => free.some(({ row, col }) => row === tile.row && col === tile.col))
    ? longer
    : [...tiles];
}

function oneTile(random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  return [random.pick(tiles)];
}

function unnamedBlank(random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  const { row, col } = random.pick(tiles);
  const blank = random.pick([{}, { blank: true }, { blank: false }, { blank: undefined }]);
  return tiles.map((tile) => (tile.row === row && tile.col === col ? { row, col, letter: null, ...blank } : tile));
}

function unknownLetter(random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  const texts = ["", "?", "a", "É", "CHE", "A ", "\ud835", "__proto__", "constructor", "A".repeat(99)];
  const spoilt = random.pick(tiles);
  const other = random.pick(tiles);
  const letter = random.pick(texts);
  return tiles.map((tile) => {
    if (tile === spoilt) return { ...tile, letter };
    return tile === other && random.chance(0.5) ? { ...tile, letter: random.pick([letter, ...texts]) } : tile;
  });
}

function outOfLine(random: Random, rules: Rules, board: readonly (Lying | null)[], tiles: readonly Laid[]): unknown[] {
  const { row, col } = random.pick(tiles);
  const corners = around({ row, col }).flatMap((next) => around(next));
  const free = freeSquares(rules, board);
  const squares = corners.filter((corner) => free.some((square) => same(square, corner)));
  if (squares.length === 0) return [...tiles];
  return [...tiles, { ...random.pick(tiles), ...random.pick(squares) }];
}

function leaveOneOut(random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  const order = [...tiles].sort((one, other) => one.row - other.row || one.col - other.col);
  if (order.length < 3) return order;
  const left = 1 + random.below(order.length - 2);
  return order.filter((_, index) => index !== left);
}

function elsewhere(random: Random, rules: Rules, board: readonly (Lying | null)[], tiles: readonly Laid[]): unknown[] {
  const free = freeSquares(rules, board);
  return free.length === 0 ? [...tiles] : line(random, rules, board, random.pick(free), tiles.length);
}

function minusZero(_random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  return tiles.map((tile) => ({ ...tile, row: tile.row || -0, col: tile.col || -0 }));
}

function noPlacement(random: Random, _rules: Rules, _board: unknown, tiles: readonly Laid[]): unknown[] {
  const tile = random.pick(tiles);
  const thing = random.pick<unknown>([
    null,
    undefined,
    7,
    "8F",
    {},
    [],
    { ...tile, row: "7" },
    { ...tile, col: 0.5 },
    { ...tile, row: Number.NaN, letter: 7 },
    { ...tile, col: Number.POSITIVE_INFINITY },
    { row: tile.row, col: tile.col },
    { ...tile, letter: ["A"] },
    { ...tile, blank: 1 },
    { ...tile, blank: null },
  ]);
  return [...tiles, thing];
}

/** One of the tiles put on another square, or one more laid there. */
function place(random: Random, tiles: readonly Laid[], square: Place): unknown[] {
  const moved = random.pick(tiles);
  const rest = random.chance(0.5) ? tiles : tiles.filter((tile) => tile !== moved);
  return [...rest, { ...moved, ...square }];
}

function squaresOf(rules: Rules, board: readonly (Lying | null)[]): Place[] {
  return board.map((_, index) => ({ row: Math.floor(index / rules.layout.cols), col: index % rules.layout.cols }));
}

function same(one: Place, other: Place): boolean {
  return one.row === other.row && one.col === other.col;
}
