// What the library says a player may do, beside what the referee would answer.
import { allowedMoves, type Checked, type GameState, viewFor } from "tilewright";
import { expect } from "vitest";
import { judge } from "../../oracle/referee/apply.ts";
import type { Move, Square } from "../../oracle/referee/shapes.ts";
import { squareOf } from "../../oracle/referee/squares.ts";
import { type OpenPlay, seatOf, type Table } from "../../oracle/referee/table.ts";

const anyWord = { has: () => true };

/** Every player is told that they may do what the referee would accept, and otherwise why not. */
export function isToldWhatIsAllowed(state: GameState, table: Table, told: readonly string[]): void {
  for (const by of table.seats.keys()) {
    const allowed = allowedMoves(state, by);
    expect(allowedMoves(viewFor(state, by)), `player ${by}, from the own view`).toEqual(allowed);
    const codes = (move: Move): string[] => judge(table, move, { by, dictionary: anyWord });
    const found = {
      pass: codesOf(allowed.pass),
      resign: codesOf(allowed.resign),
      accept: codesOf(allowed.accept),
      challenge: codesOf(allowed.challenge),
      words: allowed.challenge.ok ? [allowed.challenge.against, ...allowed.challenge.words] : null,
      play: allowed.challenge.ok ? wordsAt(state, allowed.challenge.play) : null,
      most: allowed.exchange.ok ? allowed.exchange.max : null,
      squares: allowed.exchangeBlank.ok ? allowed.exchangeBlank.squares : [],
    };
    const challenge = codes({ type: "challenge" });
    expect(found, `what player ${by} may do after\n${told.join("\n")}\n`).toEqual({
      pass: codes({ type: "pass" }),
      resign: codes({ type: "resign" }),
      accept: codes({ type: "accept" }),
      challenge,
      words: challenge.length > 0 ? null : wordsToChallenge(table),
      play: challenge.length > 0 ? null : table.openPlay?.words.map((word) => word.text),
      most: mostToExchange(table, by, codes),
      squares: blanksToTake(table, codes),
    });
  }
}

// Whose play, and the words of it that nobody has ruled on.
function wordsToChallenge(table: Table): unknown[] {
  const { by, words, judged } = table.openPlay as OpenPlay;
  return [by, ...words.filter((_, index) => !judged.includes(index)).map((word) => word.text)];
}

function wordsAt(state: GameState, index: number): readonly string[] | null {
  const event = state.history[index];
  return event?.type === "played" ? event.words : null;
}

function mostToExchange(table: Table, by: number, codes: (move: Move) => string[]): number | null {
  const { rack } = seatOf(table, by);
  const counts = Array.from({ length: rack.length + 1 }, (_, count) => count);
  const legal = counts.filter((count) => codes({ type: "exchange", tiles: rack.slice(0, count) }).length === 0);
  return legal.length === 0 ? null : Math.max(...legal);
}

function blanksToTake(table: Table, codes: (move: Move) => string[]): Square[] {
  if (!table.rules.blankExchange) return [];
  return table.board
    .flatMap((cell, index) => (cell === null ? [] : [squareOf(table.rules.layout, index)]))
    .filter((square) => codes({ type: "exchange-blank", square }).length === 0);
}

function codesOf(checked: Checked<object>): string[] {
  return checked.ok ? [] : checked.violations.map((violation) => violation.code).sort();
}
