// The variant Exchange Blanks (V3, D40).

import type { Move } from "../shapes.ts";
import { indexOf, isOnBoard } from "../squares.ts";
import { type Game, put, seatOf, take } from "./game.ts";
import type { EventSummary } from "./verdict.ts";

type ExchangeBlank = Extract<Move, { type: "exchange-blank" }>;

/** The codes of everything that is wrong with taking a blank from the board. */
export function codesOfBlank(game: Game, by: number, move: ExchangeBlank): string[] {
  const { rules } = game;
  if (!rules.blankExchange) return ["not-allowed"];
  if (!isOnBoard(rules.layout, move.square)) return ["off-board"];
  const tile = game.board[indexOf(rules.layout, move.square)] ?? null;
  if (tile === null || !tile.blank) return ["blank-mismatch"];
  return seatOf(game, by).rack.includes(tile.letter) ? [] : ["blank-mismatch"];
}

/** The natural tile goes to the board, the blank to the rack; the turn goes on. */
export function carryOutBlank(game: Game, by: number, move: ExchangeBlank, events: EventSummary[]): void {
  const seat = seatOf(game, by);
  const index = indexOf(game.rules.layout, move.square);
  const letter = (game.board[index] as { letter: string }).letter;
  take(seat.rack, [letter]);
  put(seat.rack, ["?"]);
  game.board[index] = { letter, blank: false };
  game.openPlay = null;
  events.push({ type: "blank-exchanged", player: by, letter });
}
