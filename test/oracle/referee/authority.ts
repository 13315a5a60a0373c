// Who may move at all: asked first, and if the answer is no, nothing else is said.

import type { Move, Square } from "../shapes.ts";
import type { Game } from "./game.ts";
import type { MoveOptions } from "./verdict.ts";

/** The player who moves: the one named, or the only one who can be meant. Null where that stays open. */
export function playerMeant(game: Game, options: MoveOptions): number | null {
  if (options.by !== undefined) return game.seats[options.by] === undefined ? null : options.by;
  if (game.status.kind === "playing") return game.status.turn;
  if (game.status.kind === "last-challenge" && game.status.waitingFor.length === 1)
    return game.status.waitingFor[0] as number;
  return null;
}

/** The first reason why this player may not move now, or null. */
export function whyNotNow(game: Game, player: number | null, move: Move, options: MoveOptions): string | null {
  const { status } = game;
  if (status.kind === "over") return "game-over";
  if (options.by !== undefined && player === null) return "unknown-player";
  if (options.at !== undefined && options.at !== options.now) return "stale";
  if (takesTurn(move) && (status.kind !== "playing" || status.turn !== player)) return "not-your-turn";
  if (player === null) return "player-needed";
  return null;
}

/** False for a malformed move. The placements of a play are looked at one by one elsewhere. */
export function isMove(move: Move): boolean {
  switch (move.type) {
    case "play":
      return Array.isArray(move.placements);
    case "exchange":
      return Array.isArray(move.tiles) || typeof move.tiles === "number";
    case "challenge":
      return move.words === undefined || Array.isArray(move.words);
    case "exchange-blank":
      return isSquare(move.square);
    case "pass":
    case "accept":
    case "resign":
      return true;
    default:
      return false;
  }
}

function isSquare(square: Square | undefined): boolean {
  return Number.isInteger(square?.row) && Number.isInteger(square?.col);
}

function takesTurn(move: Move): boolean {
  return move.type === "play" || move.type === "exchange" || move.type === "pass" || move.type === "exchange-blank";
}
