// Plays in the notation of play records: "8F HORN" is across, "H6 FARM" down, lower case a blank.

import type { LaidTile, Move, Square } from "../shapes.ts";
import { indexOf } from "../squares.ts";
import { apply } from "./apply.ts";
import { tilesToDraw } from "./deal.ts";
import type { Game } from "./game.ts";
import type { MoveOptions } from "./verdict.ts";

/** The square that "8F" or "F8" names. */
export function square(text: string): Square {
  const [, row, col] = /^(\d+)([A-O])$/.exec(text) ?? [];
  const [, downCol, downRow] = /^([A-O])(\d+)$/.exec(text) ?? [];
  return { row: Number(row ?? downRow) - 1, col: (col ?? (downCol as string)).charCodeAt(0) - 65 };
}

/** The tiles that spell a word from a square on, leaving out those the board already has. */
export function tilesFor(game: Game, text: string): LaidTile[] {
  const [where, word] = text.split(" ") as [string, string];
  const first = square(where);
  const across = /^\d/.test(where);
  return [...word].flatMap((letter, step) => {
    const at = across ? { row: first.row, col: first.col + step } : { row: first.row + step, col: first.col };
    if ((game.board[indexOf(game.rules.layout, at)] ?? null) !== null) return [];
    return [{ ...at, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }];
  });
}

/** The move that plays a word. */
export function play(game: Game, text: string): Extract<Move, { type: "play" }> {
  return { type: "play", placements: tilesFor(game, text) };
}

/** Puts words on the board without anybody playing them. */
export function layOut(game: Game, ...texts: readonly string[]): void {
  for (const text of texts)
    for (const tile of tilesFor(game, text))
      game.board[indexOf(game.rules.layout, tile)] = { letter: tile.letter, blank: tile.blank };
}

/** Makes a move that must be accepted, drawing from the front of the bag. */
export function make(game: Game, by: number, move: Move, options: MoveOptions = {}): Game {
  const answer = apply(game, move, { by, drawn: game.bag.slice(0, tilesToDraw(game, move, by)), ...options });
  if (!answer.ok) throw new Error(`refused: ${answer.codes.join(", ")}`);
  return answer.game;
}
