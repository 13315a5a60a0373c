// Telling the referee things in the notation of play records: "8F HORN" is across, "H6 FARM" down, lower case a blank.
import { apply } from "./apply.ts";
import { tilesToDraw } from "./chance.ts";
import type { Said } from "./said.ts";
import type { Laid, Move, Square } from "./shapes.ts";
import { placeOf } from "./squares.ts";
import type { Table } from "./table.ts";

/** The square that "8F" or "F8" names. */
export function square(text: string): Square {
  const [, row, col] = /^(\d+)([A-O])$/.exec(text) ?? [];
  const [, downCol, downRow] = /^([A-O])(\d+)$/.exec(text) ?? [];
  return { row: Number(row ?? downRow) - 1, col: (col ?? (downCol as string)).charCodeAt(0) - 65 };
}

/** The tiles that spell a word from a square on, leaving out those the board already has. */
export function tilesFor(table: Table, text: string): Laid[] {
  const [where, word] = text.split(" ") as [string, string];
  const first = square(where);
  const across = /^\d/.test(where);
  return [...word].flatMap((letter, step) => {
    const there = across ? { row: first.row, col: first.col + step } : { row: first.row + step, col: first.col };
    if ((table.board[placeOf(table.rules.layout, there)] ?? null) !== null) return [];
    return [{ ...there, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }];
  });
}

/** The move that plays a word. */
export function play(table: Table, text: string): Extract<Move, { type: "play" }> {
  return { type: "play", placements: tilesFor(table, text) };
}

/** Puts words on the board without any player: a position in the middle of a game. */
export function layOut(table: Table, ...texts: readonly string[]): void {
  for (const text of texts)
    for (const tile of tilesFor(table, text))
      table.board[placeOf(table.rules.layout, tile)] = { letter: tile.letter, blank: tile.blank };
}

/** Makes a move that must be accepted, drawing from the front of the bag. */
export function make(table: Table, by: number, move: Move, said: Said = {}): Table {
  const answer = apply(table, move, { by, drawn: table.bag.slice(0, tilesToDraw(table, move, by)), ...said });
  if (!answer.ok) throw new Error(`refused: ${answer.codes.join(", ")}`);
  return answer.table;
}
