import type { GameEvent } from "../model/event.ts";
import type { EventName, Finding } from "./finding.ts";

/** Returns the code of a finding about a whole event. */
export function codeOf(event: GameEvent): Finding["code"] {
  switch (event.type) {
    case "played":
    case "blank-exchanged":
      return "geometry";
    case "dealt":
    case "exchanged":
    case "rack-told":
    case "excess-returned":
      return "rack";
    case "phony-returned":
      return "verdict";
    case "ended":
    case "decided":
      return "settlement";
    case "adjusted":
      return event.reason === "rack" ? "settlement" : "score";
    default:
      return "turn";
  }
}

/** Returns the code of a finding about one property of an event. */
export function codeOfProperty(event: GameEvent, key: string): Finding["code"] {
  switch (key) {
    case "points":
      return event.type === "adjusted" ? codeOf(event) : "score";
    case "words":
      return event.type === "played" ? "word" : "verdict";
    case "invalid":
    case "upheld":
    case "price":
    case "noPlays":
      return "verdict";
    case "placements":
    case "square":
    case "letter":
      return "geometry";
    case "drawn":
    case "chosen":
    case "returned":
    case "rack":
    case "tiles":
      return "rack";
    case "reason":
    case "winners":
    case "spreads":
      return "settlement";
    default:
      return "turn";
  }
}

/** Names an event, with the reason of an end, a ruling on who has won, or an adjustment. */
export function nameOf(event: GameEvent): EventName {
  return { type: event.type, reason: "reason" in event ? event.reason : null };
}
