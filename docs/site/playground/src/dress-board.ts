import type { TilewrightBoard } from "tilewright/element";
import { make } from "./dom.ts";

/** Makes a board. */
export function makeBoard(players: boolean): TilewrightBoard {
  const board = make("tilewright-board" as "div") as unknown as TilewrightBoard;
  // A position has no players and no turns: what is about them is hidden.
  board.classList.toggle("position", !players);
  return board;
}
