import type { Ruleset } from "../../rules/ruleset.ts";
import { pileSize } from "../../tiles/pile.ts";
import type { EventOf, GameEvent } from "../model/event.ts";
import type { Move } from "../model/move.ts";

/** Returns whether an event is a turn that somebody took: a play, an exchange or a pass. */
export function isTurnTaken(type: GameEvent["type"]): boolean {
  return type === "played" || type === "passed" || type === "exchanged";
}

/** Returns whether an event is a turn that somebody took, or the return of a challenged play. */
export function countsAsTurn(type: GameEvent["type"]): boolean {
  return isTurnTaken(type) || type === "phony-returned";
}

/** Returns whether an event has its own line on a score sheet: a turn taken, or one missed. */
export function hasSheetEntry(type: GameEvent["type"]): boolean {
  return isTurnTaken(type) || type === "turn-lost";
}

/** Returns whether an event changes the board. */
export function changesBoard(type: GameEvent["type"]): boolean {
  return type === "played" || type === "phony-returned" || type === "blank-exchanged";
}

/**
 * Returns how many scoreless turns an event other than a play is, 0 or 1. The rules may leave out exchanges of tiles,
 * and count turns that were missed.
 */
export function scorelessBy({ exchange, end }: Ruleset, event: GameEvent): 0 | 1 {
  if (event.type === "turn-lost") return end.lostTurnsCount ? 1 : 0;
  const isLeftOut = event.type === "exchanged" && exchange?.keepsScoreless && pileSize(event.returned) > 0;
  return countsAsTurn(event.type) && !isLeftOut ? 1 : 0;
}

/**
 * Counts the scoreless turns in a row that a history ends with if one of its plays comes off: as if the play had not
 * been made, but with the turns lost since. A play that stays ends the series, even if it is worth nothing.
 */
export function scorelessWithout(play: number, history: readonly GameEvent[], ruleset: Ruleset): number {
  // D21, D23
  let turns = 0;
  let off = play;
  for (let index = history.length - 1; index >= 0; index--) {
    const event = history[index] as GameEvent;
    if (index === off) off = -1;
    else if (off < 0 || event.type === "turn-lost") {
      if (event.type === "played") break;
      turns += scorelessBy(ruleset, event);
      if (event.type === "phony-returned") off = event.play;
    }
  }
  return turns;
}

/** Returns whether an event is part of the settlement: what unplayed tiles change a score by. */
export function isSettlement(event: GameEvent): event is EventOf<"adjusted"> {
  return event.type === "adjusted" && event.reason === "rack";
}

/** Returns whether a move can only be made by the player on turn. */
export function needsTurn(type: Move["type"]): boolean {
  return type === "play" || type === "exchange" || type === "pass" || type === "exchange-blank";
}
