// Whose turn it is, and the turns that are lost (S6, D22, D23, D34).
import type { Fact } from "./said.ts";
import { seatOf, stillIn, type Table } from "./table.ts";

/** The next player clockwise who is still in. */
export function after(table: Table, player: number): number {
  const players = stillIn(table);
  return players.find((other) => other > player) ?? (players[0] as number);
}

/** The turn comes to a player; whoever owes a turn loses it now and the next one comes. */
export function giveTurn(table: Table, player: number, facts: Fact[]): void {
  const seat = seatOf(table, player);
  if (seat.turnsToMiss === 0) {
    table.status = { kind: "playing", turn: player };
    return;
  }
  seat.turnsToMiss -= 1;
  facts.push({ type: "turn-lost", player });
  giveTurn(table, after(table, player), facts);
}
