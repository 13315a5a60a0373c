// Who may speak at all: looked at first, and answered alone.
import type { Said } from "./said.ts";
import type { Move, Square } from "./shapes.ts";
import type { Table } from "./table.ts";

/** The one who speaks: as said, or the only one who can be meant. Null when that stays open. */
export function speakerOf(table: Table, said: Said): number | null {
  if (said.by !== undefined) return table.seats[said.by] === undefined ? null : said.by;
  if (table.status.kind === "playing") return table.status.turn;
  if (table.status.kind === "last-challenge" && table.status.waitingFor.length === 1)
    return table.status.waitingFor[0] as number;
  return null;
}

/** The first reason why the speaker has nothing to say now, or null. */
export function whyNotNow(table: Table, speaker: number | null, move: Move, said: Said): string | null {
  const { status } = table;
  if (status.kind === "over") return "game-over";
  if (said.by !== undefined && speaker === null) return "unknown-player";
  if (takesTurn(move) && (status.kind !== "playing" || status.turn !== speaker)) return "not-your-turn";
  if (speaker === null) return "player-needed";
  if (said.at !== undefined && said.at !== said.now) return "stale";
  return null;
}

/** Whether what was said is a move at all; a play's placements are looked at one by one elsewhere. */
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
