import type { Checked } from "../../checked.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";

/**
 * The result of applying a move, a ruling or an end to a game. A `Checked<Applied>` either adds `ok: true` to these
 * properties or has `violations` instead.
 */
export interface Applied {
  /** The new state. The old state is unchanged. */
  readonly state: GameState;
  /** The events that were added to the history. */
  readonly events: readonly GameEvent[];
}

/**
 * Whether a player may do something and, if not, every reason why.
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
