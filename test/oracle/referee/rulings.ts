// What only the table says: points, racks, the turn, and that the game is over (T6, D16, D30, D33).
import type { Answer } from "./apply.ts";
import { adjustAfterwards, finish, whoCanPlay } from "./ending.ts";
import type { Fact } from "./said.ts";
import type { CanPlay, EndReason, Ruling } from "./shapes.ts";
import { copyOf, lacking, put, seatOf, type Table, take } from "./table.ts";
import { giveTurn } from "./turns.ts";

/** Carries a ruling out, or says why the table cannot rule so. */
export function rule(table: Table, ruling: Ruling): Answer {
  const codes = faultsOf(table, ruling);
  if (codes.length > 0) return { ok: false, codes };
  const next = copyOf(table);
  const seat = seatOf(next, ruling.player);
  const facts: Fact[] = [];
  if (ruling.type === "adjust") {
    seat.score += ruling.points;
    adjustAfterwards(next, ruling.player, ruling.points);
    facts.push({ type: "adjusted", player: ruling.player, points: ruling.points });
  } else if (ruling.type === "set-turn") {
    facts.push({ type: "turn-set", player: ruling.player });
    giveTurn(next, ruling.player, facts);
  } else if (ruling.type === "tell-rack") {
    put(next.bag, seat.rack);
    seat.rack = [];
    take(next.bag, ruling.rack.tiles);
    put(seat.rack, ruling.rack.tiles);
    facts.push({ type: "rack-told", player: ruling.player });
  } else {
    take(seat.rack, ruling.tiles.tiles);
    put(next.bag, ruling.tiles.tiles);
    facts.push({ type: "excess-returned", player: ruling.player });
  }
  return { ok: true, table: next, facts };
}

/** Ends a game by word of the table: agreed, out of time, no play left; or closes the last chance to challenge. */
export function endGame(table: Table, reason: EndReason, canPlay?: CanPlay): Answer {
  const { status } = table;
  const refuse = (code: string): Answer => ({ ok: false, codes: [code] });
  if (status.kind === "over") return refuse("game-over");
  if (status.kind === "last-challenge" && reason !== status.reason) return refuse("not-allowed");
  if (status.kind === "playing") {
    if (reason !== "agreed" && reason !== "time" && reason !== "no-plays") return refuse("not-allowed");
    if (reason === "no-plays") {
      if (!table.rules.end.noPlays || table.bag.length > 0) return refuse("not-allowed");
      if (canPlay !== undefined && whoCanPlay(table, canPlay).length > 0) return refuse("plays-remain");
    }
  }
  const next = copyOf(table);
  const facts: Fact[] = [];
  finish(next, reason, status.kind === "last-challenge" ? status.by : null, facts);
  return { ok: true, table: next, facts };
}

function faultsOf(table: Table, ruling: Ruling): string[] {
  if (ruling.type === "adjust") return [];
  if (table.status.kind === "over") return ["game-over"];
  const seat = seatOf(table, ruling.player);
  if (ruling.type === "set-turn") return table.status.kind !== "playing" || seat.resigned ? ["not-allowed"] : [];
  if (!table.drawnByHand) return ["not-allowed"];
  if (ruling.type === "return-excess" && lacking(seat.rack, ruling.tiles.tiles).length > 0) return ["not-on-rack"];
  return [];
}
