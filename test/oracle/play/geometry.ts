import type { Placement, PlayRules, Position, Square, Violation } from "../shapes.ts";
import { includesSquare, isSameSquare } from "../squares.ts";
import { cellAt, gridOf } from "./grid.ts";

/** What is wrong with the squares and with the tiles themselves: all violations of a play but those of rack and words. */
export function judgeGeometry(position: Position, placements: readonly Placement[]): Violation[] {
  const { rules } = position;
  const grid = gridOf(position);
  const cells = grid.flat();
  const boardEmpty = cells.every((cell) => cell.tile === null);
  const onBoard = placements.filter((placement) => cellAt(grid, placement) !== undefined);
  const onHole = onBoard.filter((placement) => cellAt(grid, placement)!.hole);
  const onTile = onBoard.filter((placement) => cellAt(grid, placement)!.tile !== null);
  const free = inBoardOrder(onBoard.filter((placement) => !onHole.includes(placement) && !onTile.includes(placement)));
  const offBoard = placements.filter((placement) => !onBoard.includes(placement));
  const repeated = placements.filter((one) => placements.filter((other) => isSameSquare(one, other)).length > 1);
  const unnamed = placements.filter(({ letter }) => letter === null);
  const violations: Violation[] = [];
  const list = (code: string, squares: readonly Square[], details: object = {}): void => {
    violations.push({ code, squares: inBoardOrder(squares), ...details });
  };

  if (offBoard.length > 0) list("off-board", offBoard);
  if (onHole.length > 0) list("on-hole", onHole);
  if (onTile.length > 0) list("square-occupied", onTile);
  if (repeated.length > 0) list("square-repeated", repeated);
  // Malformed placements do not count here.
  if (placements.length > rules.maxTilesPerPlay) list("too-many-tiles", onBoard, { limit: rules.maxTilesPerPlay });
  if (boardEmpty && placements.length === 1) list("too-few-tiles", onBoard, { needed: 2 });
  if (unnamed.length > 0) list("blank-without-letter", unnamed);
  for (const letter of unknownLetters(rules, placements)) {
    const its = placements.filter((placement) => placement.letter === letter);
    const capital = letter.toUpperCase();
    const known = rules.tileSet.letters.some((line) => line.letter === capital);
    list("unknown-letter", its, known ? { letter, instead: capital } : { letter });
  }

  const oneRow = free.every((square) => square.row === free[0]!.row);
  const oneColumn = free.every((square) => square.col === free[0]!.col);
  if (!oneRow && !oneColumn) list("not-in-line", free);
  if (oneRow || oneColumn) {
    const gaps = cells
      .filter(isBetween(free))
      .filter((cell) => cell.hole || (cell.tile === null && !includesSquare(free, cell)));
    if (gaps.length > 0) list("gap", gaps);
  }
  const starts = cells.filter((cell) => cell.start);
  if (boardEmpty && free.length > 0 && !starts.some((start) => includesSquare(free, start))) {
    list("start-not-covered", starts);
  }
  const occupied = cells.filter((cell) => cell.tile !== null);
  const touches = free.some((square) => occupied.some((cell) => distance(cell, square) === 1));
  if (!boardEmpty && free.length > 0 && !touches) list("not-connected", free);
  return violations;
}

function unknownLetters({ tileSet }: PlayRules, placements: readonly Placement[]): string[] {
  const known = tileSet.letters.map(({ letter }) => letter);
  const texts = placements.map(({ letter }) => letter).filter((letter) => letter !== null && !known.includes(letter));
  return [...new Set(texts as string[])].sort();
}

/** True for a square in the line the others share, no further out than the first and the last of them. */
function isBetween(squares: readonly Square[]): (square: Square) => boolean {
  const rows = squares.map(({ row }) => row);
  const cols = squares.map(({ col }) => col);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  return ({ row, col }) => row >= top && row <= bottom && col >= left && col <= right;
}

/** Each square once, row by row, from left to right. */
export function inBoardOrder(squares: readonly Square[]): Square[] {
  const once: Square[] = [];
  for (const { row, col } of squares) {
    if (!includesSquare(once, { row, col })) once.push({ row, col });
  }
  return once.sort((one, other) => one.row - other.row || one.col - other.col);
}

function distance(one: Square, other: Square): number {
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col);
}
