import type { ChallengePenalty, Ruleset } from "../../rules/ruleset.ts";
import type { GameEvent } from "../model/event.ts";

/**
 * Returns what a failed challenge costs a player; `null` where nothing can be challenged.
 *
 * @param failed - How many challenges of the player have failed before.
 */
export function priceOf({ challenge }: Ruleset, failed = 0): ChallengePenalty | null {
  return challenge && (challenge.schedule?.[failed] ?? challenge.schedule?.at(-1) ?? challenge.whenWrong);
}

/** Returns the points of a failed challenge that looked up this number of words. */
export function pointsFor({ points, per }: Extract<ChallengePenalty, object>, words: number): number {
  return points * (per === "word" ? words : 1);
}

/** Returns whether an event is a failed challenge that costs its player a turn. */
export function costsTurn(event: GameEvent): boolean {
  return event.type === "challenged" && !event.upheld && event.price === "lose-turn";
}
