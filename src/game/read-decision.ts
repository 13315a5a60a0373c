import type { Checked } from "../checked.ts";
import { malformed } from "../play/malformed.ts";
import { choicesText } from "../read/describe.ts";
import { mostRulePoints } from "../rules/limits.ts";
import { refusal } from "./judging/refusal.ts";
import { type Decision, decisionReasons } from "./model/event.ts";
import type { Ruling } from "./model/ruling.ts";
import type { Violation } from "./model/violation.ts";
import { longestText } from "./start/seats.ts";

/** What points by ruling can be, in words. */
export const integers: string = `from ${-mostRulePoints} to ${mostRulePoints}`;

/** Returns whether a ruling may say these points. */
export function isPoints(points: unknown): boolean {
  return Number.isInteger(points) && Math.abs(points as number) <= mostRulePoints;
}

/** Lists what is wrong with the note of a ruling. */
export function checkNote(note: unknown): readonly Violation[] {
  if (note === undefined || (typeof note === "string" && note.length <= longestText)) return [];
  return [malformed("note", `a string of at most ${longestText} characters, or undefined`, note)];
}

/** Reads who has won, as somebody rules it in a game of `players` players, or lists every field that is wrong. */
export function readDecision(
  players: number,
  { reason, winners, spreads = null, note }: Extract<Ruling, { readonly type: "decide" }>,
): Checked<{ readonly decision: Decision }> {
  const seats = reason === "aborted" ? 0 : players; // an aborted game has no result
  const won = listOf(winners, seats, (seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  const counted = spreads === null ? [] : listOf(spreads, seats, isPoints);
  const violations: Violation[] = [];
  if (!decisionReasons.includes(reason)) violations.push(malformed("reason", choicesText(decisionReasons), reason));
  if (won === null || new Set(won).size < won.length)
    violations.push(
      malformed("winners", seats > 0 ? `different seats from 0 to ${seats - 1}` : "an empty list", winners),
    );
  if (counted === null || (spreads !== null && (seats === 0 || counted.length !== seats)))
    violations.push(malformed("spreads", seats > 0 ? `null or ${seats} integers ${integers}` : "null", spreads));
  violations.push(...checkNote(note));
  if (violations.length > 0) return refusal(...violations);
  const inOrder = (won ?? []).slice().sort((one, other) => one - other);
  return { ok: true, decision: { reason, winners: inOrder, spreads: spreads && counted, note: note ?? null } };
}

/** A list from outside, of at most so many numbers that may stand there; `null` if anything else is there. */
function listOf(list: unknown, most: number, mayStand: (entry: number) => boolean): readonly number[] | null {
  if (!Array.isArray(list) || !(list.length <= most)) return null;
  const entries = Array.from(list) as readonly number[];
  return entries.every(mayStand) ? entries.map((entry) => entry + 0) : null;
}
