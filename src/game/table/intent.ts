import { isKeyOf } from "../../read/is-object.ts";
import { pileSize } from "../../tiles/pile.ts";
import {
  type AdjustReason,
  type AutomaticReason,
  automaticReasons,
  type EventOf,
  type GameEvent,
} from "../model/event.ts";
import type { Move } from "../model/move.ts";
import type { Ruling } from "../model/ruling.ts";

/** The move or the ruling by which an event came about. */
export type Intent =
  | { readonly move: Move; readonly ruling?: never }
  | { readonly ruling: Ruling; readonly move?: never };

/** Returns the move or the ruling behind an event, or `null` if such an event only ever follows from others. */
export function intentOf(event: GameEvent): Intent | null {
  if (!isKeyOf(intents, event.type)) return null; // a forged history may have any event
  const behind = intents[event.type] as ((event: GameEvent) => Intent | null) | null;
  return behind?.(event) ?? null;
}

/** For each type of event, what makes it: the inverse of judging. */
const intents: { readonly [T in GameEvent["type"]]: ((event: EventOf<T>) => Intent | null) | null } = {
  "drew-for-start": null,
  dealt: null,
  played: ({ placements }) => ({ move: { type: "play", placements } }),
  exchanged: ({ returned }) => ({
    move: { type: "exchange", tiles: returned.hidden > 0 ? pileSize(returned) : returned.tiles },
  }),
  passed: () => ({ move: { type: "pass" } }),
  accepted: () => ({ move: { type: "accept" } }),
  resigned: () => ({ move: { type: "resign" } }),
  "turn-set": ({ player }) => ({ ruling: { type: "set-turn", player } }),
  "turn-lost": null,
  challenged: ({ words }) => ({ move: { type: "challenge", words } }),
  "phony-returned": null,
  "blank-exchanged": ({ square }) => ({ move: { type: "exchange-blank", square } }),
  "rack-told": ({ player, rack }) => ({ ruling: { type: "tell-rack", player, rack } }),
  "excess-returned": ({ player, tiles }) => ({ ruling: { type: "return-excess", player, tiles } }),
  adjusted: ({ player, points, reason, note }) =>
    isAutomatic(reason) ? null : { ruling: { type: "adjust", player, points, reason, ...noteIn(note) } },
  ended: null,
  decided: ({ reason, winners, spreads, note }) => ({
    ruling: { type: "decide", reason, winners, spreads, ...noteIn(note) },
  }),
};

function isAutomatic(reason: AdjustReason): reason is AutomaticReason {
  return (automaticReasons as readonly string[]).includes(reason);
}

function noteIn(note: string | null): { readonly note?: string } {
  return note === null ? {} : { note };
}
