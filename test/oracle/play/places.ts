import { cellAt, gridOf } from "./grid.ts";
import type { Laid, Place, Situation, Wrong } from "./shapes.ts";

/** What is wrong with where the tiles lie and with what they are: all of the table but the rack and the words. */
export function judgePlaces(situation: Situation, tiles: readonly Laid[]): Wrong[] {
  const { rules } = situation;
  const grid = gridOf(situation);
  const cells = grid.flat();
  const boardEmpty = cells.every((cell) => cell.lying === null);
  const onBoard = tiles.filter((tile) => cellAt(grid, tile) !== undefined);
  const onHole = onBoard.filter((tile) => cellAt(grid, tile)!.hole);
  const onTile = onBoard.filter((tile) => cellAt(grid, tile)!.lying !== null);
  const remaining = placesOf(onBoard.filter((tile) => !onHole.includes(tile) && !onTile.includes(tile)));
  const offBoard = tiles.filter((tile) => !onBoard.includes(tile));
  const repeated = tiles.filter((tile) => tiles.filter((other) => samePlace(tile, other)).length > 1);
  const unnamed = tiles.filter((tile) => tile.letter === null);
  const violations: Wrong[] = [];
  const list = (code: string, squares: readonly Place[], details: object = {}): void => {
    violations.push({ code, squares: placesOf(squares), ...details });
  };

  if (offBoard.length > 0) list("off-board", offBoard);
  if (onHole.length > 0) list("on-hole", onHole);
  if (onTile.length > 0) list("square-occupied", onTile);
  if (repeated.length > 0) list("square-repeated", repeated);
  // What is no placement is not counted.
  if (tiles.length > rules.maxTilesPerPlay) list("too-many-tiles", onBoard, { limit: rules.maxTilesPerPlay });
  if (boardEmpty && tiles.length === 1) list("too-few-tiles", onBoard, { needed: 2 });
  if (unnamed.length > 0) list("blank-without-letter", unnamed);
  for (const letter of unknownLetters(situation, tiles)) {
    const its = tiles.filter((tile) => tile.letter === letter);
    list("unknown-letter", its, { letter });
  }

  const oneRow = remaining.every((place) => place.row === remaining[0]!.row);
  const oneColumn = remaining.every((place) => place.col === remaining[0]!.col);
  if (!oneRow && !oneColumn) list("not-in-line", remaining);
  if (oneRow || oneColumn) {
    const between = cells
      .filter(isBetween(remaining))
      .filter((cell) => cell.hole || (cell.lying === null && !includes(remaining, cell)));
    if (between.length > 0) list("gap", between);
  }
  const starts = cells.filter((cell) => cell.start);
  if (boardEmpty && remaining.length > 0 && !starts.some((start) => includes(remaining, start))) {
    list("start-not-covered", starts);
  }
  const neighbours = cells.filter((cell) => cell.lying !== null);
  const touches = remaining.some((place) => neighbours.some((cell) => distance(cell, place) === 1));
  if (!boardEmpty && remaining.length > 0 && !touches) list("not-connected", remaining);
  return violations;
}

function unknownLetters(situation: Situation, tiles: readonly Laid[]): string[] {
  const known = situation.rules.tileSet.letters.map(({ letter }) => letter);
  const texts = tiles.map((tile) => tile.letter).filter((letter) => letter !== null && !known.includes(letter));
  return [...new Set(texts as string[])].sort();
}

/** Tells whether a cell lies in the line the places share, no further out than the first and the last of them. */
function isBetween(places: readonly Place[]): (cell: Place) => boolean {
  const rows = places.map(({ row }) => row);
  const cols = places.map(({ col }) => col);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  return ({ row, col }) => row >= top && row <= bottom && col >= left && col <= right;
}

/** Each place once, row by row, from left to right. */
export function placesOf(places: readonly Place[]): Place[] {
  const once: Place[] = [];
  for (const { row, col } of places) {
    if (!includes(once, { row, col })) once.push({ row, col });
  }
  return once.sort((one, other) => one.row - other.row || one.col - other.col);
}

function includes(places: readonly Place[], place: Place): boolean {
  return places.some((other) => samePlace(place, other));
}

function samePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.col === other.col;
}

function distance(one: Place, other: Place): number {
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col);
}
