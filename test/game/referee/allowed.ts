// What the library says a player may do, beside what the referee would answer.
import { allowedMoves, type Checked, type GameState, viewFor } from "tilewright";
import { expect } from "vitest";
import { refusalCodes } from "../../oracle/referee/apply.ts";
import { priceOfNext } from "../../oracle/referee/challenge.ts";
import { type Game, type OpenPlay, seatOf } from "../../oracle/referee/game.ts";
import type { Move, Square } from "../../oracle/shapes.ts";
import { squareAt } from "../../oracle/squares.ts";

const anyWord = { has: () => true };

/** Fails unless the library allows every player what the referee would accept, and gives the referee's reasons else. */
export function expectAllowedMoves(state: GameState, game: Game, log: readonly string[]): void {
  for (const by of game.seats.keys()) {
    const allowed = allowedMoves(state, by);
    expect(allowedMoves(viewFor(state, by)), `player ${by}, asked with their view`).toEqual(allowed);
    const codes = (move: Move): string[] => refusalCodes(game, move, { by, dictionary: anyWord });
    const found = {
      pass: codesOf(allowed.pass),
      resign: codesOf(allowed.resign),
      accept: codesOf(allowed.accept),
      challenge: codesOf(allowed.challenge),
      words: allowed.challenge.ok ? [allowed.challenge.against, ...allowed.challenge.words] : null,
      play: allowed.challenge.ok ? wordsAt(state, allowed.challenge.play) : null,
      price: allowed.challenge.ok ? allowed.challenge.price : null,
      most: allowed.exchange.ok ? allowed.exchange.max : null,
      squares: allowed.exchangeBlank.ok ? allowed.exchangeBlank.squares : [],
    };
    const challenge = codes({ type: "challenge" });
    expect(found, `what player ${by} may do after\n${log.join("\n")}\n`).toEqual({
      pass: codes({ type: "pass" }),
      resign: codes({ type: "resign" }),
      accept: codes({ type: "accept" }),
      challenge,
      words: challenge.length > 0 ? null : wordsToChallenge(game),
      play: challenge.length > 0 ? null : game.openPlay?.score.words.map(({ word }) => word),
      price: challenge.length > 0 ? null : priceOfNext(game, by),
      most: mostToExchange(game, by, codes),
      squares: blanksToTake(game, codes),
    });
  }
}

// Whose play, and the words of it that have not been ruled on.
function wordsToChallenge(game: Game): unknown[] {
  const { by, score, judged } = game.openPlay as OpenPlay;
  return [by, ...score.words.filter((_, index) => !judged.includes(index)).map(({ word }) => word)];
}

function wordsAt(state: GameState, index: number): readonly string[] | null {
  const event = state.history[index];
  return event?.type === "played" ? event.words : null;
}

function mostToExchange(game: Game, by: number, codes: (move: Move) => string[]): number | null {
  const { rack } = seatOf(game, by);
  const counts = Array.from({ length: rack.length + 1 }, (_, count) => count);
  const legal = counts.filter((count) => codes({ type: "exchange", tiles: rack.slice(0, count) }).length === 0);
  return legal.length === 0 ? null : Math.max(...legal);
}

function blanksToTake(game: Game, codes: (move: Move) => string[]): Square[] {
  if (!game.rules.blankExchange) return [];
  return game.board
    .flatMap((tile, index) => (tile === null ? [] : [squareAt(game.rules.layout, index)]))
    .filter((square) => codes({ type: "exchange-blank", square }).length === 0);
}

function codesOf(checked: Checked<object>): string[] {
  return checked.ok ? [] : checked.violations.map((violation) => violation.code).sort();
}
