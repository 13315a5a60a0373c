import type { Ruleset } from "../../rules/ruleset.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { EventOf, GameEvent } from "../model/event.ts";
import type { Move } from "../model/move.ts";

/**
 * Returns whether an event is a turn that somebody took: a play, an exchange or a pass, or the return of a challenged
 * play.
 */
export function countsAsTurn(type: GameEvent["type"]): boolean {
  return type === "played" || type === "passed" || type === "exchanged" || type === "phony-returned";
}

/** Returns whether an event is an exchange of tiles that the rules leave out where they count turns without points. */
export function keepsScoreless({ exchange }: Ruleset, event: GameEvent): boolean {
  return event.type === "exchanged" && !!exchange?.keepsScoreless && pileSize(event.returned) > 0;
}

/** Returns whether an event is part of the settlement: what unplayed tiles change a score by. */
export function isSettlement(event: GameEvent): event is EventOf<"adjusted"> {
  return event.type === "adjusted" && event.reason === "rack";
}

/** Returns whether an event has its own line on a score sheet: a turn taken, or one missed. */
export function hasSheetEntry(type: GameEvent["type"]): boolean {
  return type === "played" || type === "passed" || type === "exchanged" || type === "turn-lost";
}

/** Returns whether a move can only be made by the player on turn. */
export function needsTurn(type: Move["type"]): boolean {
  return type === "play" || type === "exchange" || type === "pass" || type === "exchange-blank";
}
