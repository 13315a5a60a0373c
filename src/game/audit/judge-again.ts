import type { Dictionary } from "../../dictionary/dictionary.ts";
import { judgeMove } from "../apply.ts";
import { judgeRuling } from "../apply-ruling.ts";
import { endGame } from "../end-game.ts";
import { authority } from "../judging/authority.ts";
import { type Judged, refusal } from "../judging/refusal.ts";
import type { EndReason, GameEvent } from "../model/event.ts";
import type { MoveOptions } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { intentOf } from "../table/intent.ts";
import type { Past } from "../table/past.ts";

/** What decides about words and possible plays in an audit. Where it is left out, the game is believed. */
export type Judges = Pick<MoveOptions, "dictionary" | "canPlay">;

/** With them, the past as far as the audit has come. */
export type JudgesOfStep = Judges & { readonly past: () => Past };

/**
 * Judges what an event says that somebody did, as the engine judges it on the game before: the events that it means, or
 * why it is refused. `null` if nobody can do that, because it only ever follows from something else.
 *
 * @param ending - Why the game ends with this event or right after it, `null` if it does not.
 */
export function judgeAgain(
  before: GameState,
  event: GameEvent,
  ending: EndReason | null,
  { dictionary, canPlay, past }: JudgesOfStep,
): Judged | null {
  if (ending !== null) return endGame(before, { reason: ending, canPlay });
  const { move, ruling } = intentOf(event) ?? {};
  if (ruling !== undefined) return judgeRuling(before, ruling);
  if (move === undefined) return null;
  const player = authority(before, move.type, { by: event.player });
  if (typeof player !== "number") return refusal(player);
  const options: MoveOptions = {
    dictionary: dictionary ?? asRecorded(event),
    canPlay: canPlay ?? (event.type === "played" && event.noPlays === true ? () => false : undefined),
  };
  return judgeMove(before, move, player, options, past);
}

/** A dictionary that says of words what the event says. */
function asRecorded(event: GameEvent): Dictionary {
  if (event.type !== "challenged") return { has: () => true };
  const { invalid, upheld } = event;
  return { has: invalid === null ? () => !upheld : (word) => !invalid.includes(word) };
}
