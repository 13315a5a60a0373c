import type { Violation } from "../game/model/violation.ts";
import { englishViolations } from "../messages/english/violations.ts";
import { englishLabels, englishMoves } from "../messages/english/words.ts";
import { requireMessages, said } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import { mismatch } from "../read/describe.ts";

const english = { violations: englishViolations, labels: englishLabels, moves: englishMoves };

/**
 * Describes one violation in a sentence, by default in English. A sentence that `messages` do not have is English.
 *
 * @param violation - One of the violations of a refusal; `describeViolations` takes them all.
 * @param messages - A language, or sentences of your own.
 * @throws TypeError if `violation` is not a violation, for instance a list of them
 */
export function describeViolation(violation: Violation, messages: Messages = english): string {
  const { code } = Object(violation) as Partial<Violation>;
  const known = typeof code === "string" && Object.hasOwn(englishViolations, code);
  if (!known) throw new TypeError(mismatch("violation", "one violation; describeViolations takes a list", violation));
  requireMessages(messages);
  return inWords(violation, messages);
}

function inWords(violation: Violation, messages: Messages): string {
  return said(messages, english, "violations", violation.code, violation);
}

/** A list of violations in words, one after the other: for those who have made it themselves. */
export function violationsInWords(violations: readonly Violation[], messages: Messages = english): string {
  return violations.map((violation) => inWords(violation, messages)).join(" ");
}

/**
 * Describes a list of violations, each in a sentence: `describeViolations(result.violations).join(" ")`.
 *
 * @param violations - The violations of a refusal. Problems of parsers are said by `describeProblem`.
 * @param messages - A language, or sentences of your own.
 * @throws TypeError if `violations` is not a list of violations
 */
export function describeViolations(violations: readonly Violation[], messages: Messages = english): readonly string[] {
  if (!Array.isArray(violations)) throw new TypeError(mismatch("violations", "a list of violations", violations));
  return violations.map((violation) => describeViolation(violation, messages));
}
