// What only the table decides: points, racks, the turn, and that the game is over (T6, D16, D30, D33). Results by
// decision are in decide.ts.

import type { CanPlay, EndReason, Ruling, Tile } from "../shapes.ts";
import { decide } from "./decide.ts";
import { whoCanPlay } from "./ending.ts";
import { adjustAfterwards, finish } from "./finish.ts";
import { copyOf, type Game, lacking, putIntoBag, seatOf, take, takeFromBag } from "./game.ts";
import { giveTurn } from "./turns.ts";
import type { EventSummary, Verdict } from "./verdict.ts";

/** A ruling on one player: their points, their rack or their turn. */
type RulingOnPlayer = Extract<Ruling, { player: number }>;

/** Carries a ruling out, or says why it cannot be made. */
export function rule(game: Game, ruling: Ruling): Verdict {
  switch (ruling.type) {
    case "decide":
      return decide(game, ruling);
    case "end":
      return declareEnd(game, ruling);
    default:
      return ruleOnPlayer(game, ruling);
  }
}

// What endGame does, for the two ends that need nothing but the word of the table.
function declareEnd(game: Game, { reason }: Extract<Ruling, { type: "end" }>): Verdict {
  if (game.status.kind === "over") return { ok: false, codes: ["game-over"] };
  if (reason !== "agreed" && reason !== "time") return { ok: false, codes: ["malformed"] };
  return endGame(game, reason);
}

function ruleOnPlayer(game: Game, ruling: RulingOnPlayer): Verdict {
  const codes = codesOf(game, ruling);
  if (codes.length > 0) return { ok: false, codes };
  const next = copyOf(game);
  const seat = seatOf(next, ruling.player);
  const events: EventSummary[] = [];
  if (ruling.type === "adjust") {
    seat.score += ruling.points;
    adjustAfterwards(next, ruling.player, ruling.points);
    events.push({ type: "adjusted", player: ruling.player, points: ruling.points });
  } else if (ruling.type === "set-turn") {
    events.push({ type: "turn-set", player: ruling.player });
    giveTurn(next, ruling.player, events);
  } else if (ruling.type === "tell-rack") {
    // What is on the rack has not been in the bag meanwhile: only the difference moves.
    const more = difference(ruling.rack.tiles, seat.rack);
    const fewer = difference(seat.rack, ruling.rack.tiles);
    takeFromBag(next, more);
    putIntoBag(next, fewer);
    seat.rack = [...ruling.rack.tiles].sort();
    events.push({ type: "rack-told", player: ruling.player });
  } else {
    take(seat.rack, ruling.tiles.tiles);
    putIntoBag(next, ruling.tiles.tiles);
    events.push({ type: "excess-returned", player: ruling.player });
  }
  return { ok: true, game: next, events: events };
}

/** Ends a game because the table says so: agreed, out of time, no play left; or closes the last chance to challenge. */
export function endGame(game: Game, reason: EndReason, canPlay?: CanPlay): Verdict {
  const { status } = game;
  const refuse = (code: string): Verdict => ({ ok: false, codes: [code] });
  if (status.kind === "over") return refuse("game-over");
  if (status.kind === "last-challenge" && reason !== status.reason) return refuse("not-allowed");
  if (status.kind === "playing") {
    if (reason !== "agreed" && reason !== "time" && reason !== "no-plays") return refuse("not-allowed");
    if (reason === "no-plays") {
      if (!game.rules.end.noPlays || game.bag.length > 0) return refuse("not-allowed");
      if (canPlay !== undefined && whoCanPlay(game, canPlay).length > 0) return refuse("plays-remain");
    }
  }
  const next = copyOf(game);
  const events: EventSummary[] = [];
  finish(next, reason, status.kind === "last-challenge" ? status.by : null, events);
  return { ok: true, game: next, events: events };
}

function codesOf(game: Game, ruling: RulingOnPlayer): string[] {
  if (ruling.type === "adjust") return [];
  if (game.status.kind === "over") return ["game-over"];
  const seat = seatOf(game, ruling.player);
  if (ruling.type === "set-turn") return game.status.kind !== "playing" || seat.resigned ? ["not-allowed"] : [];
  if (!game.drawnByHand) return ["not-allowed"];
  if (ruling.type === "return-excess" && lacking(seat.rack, ruling.tiles.tiles).length > 0) return ["not-on-rack"];
  return [];
}

/** The tiles that the one heap has beyond the other. */
function difference(heap: readonly Tile[], other: readonly Tile[]): Tile[] {
  const left = [...other];
  return heap.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
