// What is wrong with tiles laid on a board (clauses P1-P6 and the table of what a refused play lists).

import type { Cell, Placement, Rules, Square, Tile } from "./shapes.ts";
import { isHole, isOn, placeOf, touch } from "./squares.ts";
import { lacking } from "./table.ts";

/** Every violation of the geometry, without looking at a rack. */
export function faultsOnBoard(
  rules: Rules,
  board: readonly (Cell | null)[],
  placements: readonly Placement[],
): string[] {
  if (placements.length === 0) return ["no-tiles"];
  const { layout } = rules;
  const faults: string[] = [];
  const on = placements.filter((placement) => isOn(layout, placement));
  const tileAt = (square: Square): Cell | null => board[placeOf(layout, square)] ?? null;
  const same = (a: Square, b: Square): boolean => a.row === b.row && a.col === b.col;
  const empty = board.every((cell) => cell === null);

  if (on.length < placements.length) faults.push("off-board");
  if (on.some((square) => isHole(layout, square))) faults.push("on-hole");
  if (on.some((square) => tileAt(square) !== null)) faults.push("square-occupied");
  if (placements.some((a, i) => placements.some((b, j) => i < j && same(a, b)))) faults.push("square-repeated");
  if (placements.length > rules.maxTilesPerPlay) faults.push("too-many-tiles");
  if (empty && placements.length === 1) faults.push("too-few-tiles");
  if (placements.some((placement) => placement.letter === null)) faults.push("blank-without-letter");
  if (placements.some((placement) => placement.letter !== null && !isLetter(rules, placement.letter)))
    faults.push("unknown-letter");

  const remaining = on.filter((square) => !isHole(layout, square) && tileAt(square) === null);
  if (remaining.length === 0) return faults;
  const rows = remaining.map((square) => square.row);
  const cols = remaining.map((square) => square.col);
  if (new Set(rows).size > 1 && new Set(cols).size > 1) faults.push("not-in-line");
  else {
    for (let row = Math.min(...rows); row <= Math.max(...rows); row++)
      for (let col = Math.min(...cols); col <= Math.max(...cols); col++) {
        const filled = remaining.some((square) => same(square, { row, col })) || tileAt({ row, col }) !== null;
        if (!filled) faults.push("gap");
      }
  }
  if (empty && !remaining.some((square) => layout.starts.some((start) => same(start, square))))
    faults.push("start-not-covered");
  const touches = (square: Square): boolean =>
    board.some((cell, index) => {
      const there = { row: Math.floor(index / layout.cols), col: index % layout.cols };
      return cell !== null && touch(there, square);
    });
  if (!empty && !remaining.some(touches)) faults.push("not-connected");
  return faults;
}

/** The tiles that placements take from a rack; unknown letters take none. */
export function tilesOf(rules: Rules, placements: readonly Placement[]): Tile[] {
  return placements.flatMap((placement) => {
    if (placement.letter === null) return ["?"];
    if (!isLetter(rules, placement.letter)) return [];
    return [placement.blank === true ? "?" : placement.letter];
  });
}

/** Whether a rack holds the tiles of the placements. */
export function rackHolds(rules: Rules, rack: readonly Tile[], placements: readonly Placement[]): boolean {
  return lacking(rack, tilesOf(rules, placements)).length === 0;
}

/** Whether a text is a letter of the tile set. */
export function isLetter(rules: Rules, text: string): boolean {
  return rules.tileSet.letters.some((entry) => entry.letter === text);
}
