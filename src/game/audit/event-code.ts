import type { GameEvent } from "../model/event.ts";
import type { EventName, Finding } from "./finding.ts";

type Code = Finding["code"];

/** The codes of findings, each with the types of event and the properties of events that it is about. */
const codes: readonly (readonly [code: Code, types: readonly GameEvent["type"][], properties: readonly string[]])[] = [
  ["geometry", ["played", "blank-exchanged"], ["placements", "square", "letter"]],
  ["rack", ["dealt", "exchanged", "rack-told", "excess-returned"], ["drawn", "chosen", "returned", "rack", "tiles"]],
  ["verdict", ["phony-returned"], ["words", "invalid", "upheld", "price", "noPlays"]],
  ["settlement", ["ended", "decided"], ["reason", "winners", "spreads"]],
  ["score", ["adjusted"], ["points"]],
];

/** Returns the code of a finding about a whole event. */
export function codeOf(event: GameEvent): Code {
  if (event.type === "adjusted" && event.reason === "rack") return "settlement";
  return codes.find(([, types]) => types.includes(event.type))?.[0] ?? "turn";
}

/** Returns the code of a finding about one property of an event. */
export function codeOfProperty(event: GameEvent, key: string): Code {
  if (key === "points" && event.type === "adjusted") return codeOf(event);
  if (key === "words" && event.type === "played") return "word";
  return codes.find(([, , properties]) => properties.includes(key))?.[0] ?? "turn";
}

/** Names an event, with the reason of an end, a ruling on who has won, or an adjustment. */
export function nameOf(event: GameEvent): EventName {
  return { type: event.type, reason: "reason" in event ? event.reason : null };
}
