import type { Checked } from "../../checked.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";

/**
 * What a move, a ruling or an end has made of a game. A `Checked<Applied>` has `ok: true` beside it, or `violations`.
 */
export interface Applied {
  /** The new state. The old one is unchanged. */
  readonly state: GameState;
  /** The events that were added to the history. */
  readonly events: readonly GameEvent[];
}

/**
 * Whether a player may do something: yes, or every reason why not.
 */
export type Permission =
  | { readonly ok: true; readonly violations?: never }
  | { readonly ok: false; readonly violations: readonly [Violation, ...Violation[]] };

/** The judgement of a move: the events that it means, without what follows from them, or why it is refused. */
export type Judged = Checked<{ readonly events: readonly GameEvent[] }>;

/** Returns a refusal with one violation or more. */
export function refusal(...violations: readonly Violation[]): {
  readonly ok: false;
  readonly violations: readonly [Violation, ...Violation[]];
} {
  return { ok: false, violations: violations as readonly Violation[] as readonly [Violation, ...Violation[]] };
}
