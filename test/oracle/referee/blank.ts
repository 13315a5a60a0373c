// The variant Exchange Blanks (V3, D40).
import type { Fact } from "./said.ts";
import type { Move } from "./shapes.ts";
import { isOn, placeOf } from "./squares.ts";
import { put, seatOf, type Table, take } from "./table.ts";

type ExchangeBlank = Extract<Move, { type: "exchange-blank" }>;

/** Every violation of taking a blank from the board. */
export function faultsOfBlank(table: Table, by: number, move: ExchangeBlank): string[] {
  const { rules } = table;
  if (!rules.blankExchange) return ["not-allowed"];
  if (!isOn(rules.layout, move.square)) return ["off-board"];
  const cell = table.board[placeOf(rules.layout, move.square)] ?? null;
  if (cell === null || !cell.blank) return ["blank-mismatch"];
  return seatOf(table, by).rack.includes(cell.letter) ? [] : ["blank-mismatch"];
}

/** The natural tile goes to the board, the blank to the rack; the turn has begun and goes on. */
export function carryOutBlank(table: Table, by: number, move: ExchangeBlank, facts: Fact[]): void {
  const seat = seatOf(table, by);
  const place = placeOf(table.rules.layout, move.square);
  const letter = (table.board[place] as { letter: string }).letter;
  take(seat.rack, [letter]);
  put(seat.rack, ["?"]);
  table.board[place] = { letter, blank: false };
  table.openPlay = null;
  facts.push({ type: "blank-exchanged", player: by, letter });
}
