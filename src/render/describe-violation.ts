import type { Violation } from "../game/model/violation.ts";
import { englishViolations } from "../messages/english/violations.ts";
import { englishLabels, englishMoves } from "../messages/english/words.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import { isKeyOf, isList, propertiesOf } from "../read/is-object.ts";
import { requireThat } from "../read/refuse.ts";

/** What says a violation, in English. */
export const englishForViolations: Pick<Messages, "violations" | "labels" | "moves"> = {
  violations: englishViolations,
  labels: englishLabels,
  moves: englishMoves,
};

/**
 * Describes one violation in a sentence.
 *
 * @param violation - One of the violations in a failed result; `describeViolations` describes the whole list.
 * @param messages - The language. Defaults to English.
 * @throws TypeError if `violation` is not a violation (if it is a list of violations, for example), or if `messages`
 * lacks a part or a sentence
 */
export function describeViolation(
  violation: Violation,
  messages?: Pick<Messages, "violations" | "labels" | "moves">,
): string {
  const { code } = propertiesOf(violation) as Partial<Violation>;
  const isKnown = isKeyOf(englishViolations, code);
  requireThat(isKnown, "violation", "one violation (for a list, use describeViolations)", violation);
  return inWords(violation, messagesOr(messages, englishForViolations));
}

function inWords(violation: Violation, messages: Pick<Messages, "violations" | "labels" | "moves">): string {
  return say(messages.violations[violation.code], violation, messages);
}

/** A list of violations in words, one after the other: for those who have made it themselves. */
export function violationsInWords(
  violations: readonly Violation[],
  messages: Pick<Messages, "violations" | "labels" | "moves">,
): string {
  return [...violations].map((violation) => inWords(violation, messages)).join(" ");
}

/**
 * Describes each violation in a list in one sentence: `describeViolations(result.violations).join(" ")`.
 *
 * @param violations - The violations in a failed result. For problems from parsers, use `describeProblem`.
 * @param messages - The language. Defaults to English.
 * @throws TypeError if `violations` is not a list of violations, or if `messages` lacks a part or a sentence
 */
export function describeViolations(
  violations: readonly Violation[],
  messages?: Pick<Messages, "violations" | "labels" | "moves">,
): readonly string[] {
  requireThat(isList(violations), "violations", "a list of violations", violations);
  return [...violations].map((violation) => describeViolation(violation, messages));
}
