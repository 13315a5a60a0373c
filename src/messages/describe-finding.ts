import type { Finding, FindingReason } from "../game/audit/finding.ts";
import { mismatch } from "../read/describe.ts";
import { violationsInWords } from "../render/describe-violation.ts";
import { englishFindings } from "./english/findings.ts";
import { englishViolations } from "./english/violations.ts";
import { englishLabels, englishMoves } from "./english/words.ts";
import { requireMessages } from "./said.ts";
import type { Messages } from "./types/messages.ts";

const english = {
  findings: englishFindings,
  violations: englishViolations,
  labels: englishLabels,
  moves: englishMoves,
};

/**
 * Describes what an audit has found in one line: its place in the game, and what is wrong there.
 *
 * @param messages - Messages in another language, or some of them. What is missing is said in English.
 *
 * @example
 * ```ts
 * import { auditGame, createGame } from "tilewright";
 * import { describeFinding } from "tilewright/messages";
 *
 * const game = createGame({ players: ["Ann", "Ben"], seed: "an example, and no secret" });
 * auditGame({ ...game, scorelessTurns: 1 }).map((finding) => describeFinding(finding));
 * // => ["scorelessTurns: expected 0, found 1"]
 * ```
 *
 * @throws TypeError if `finding` is not a finding, for instance a list of them, or `messages` is not an object
 */
export function describeFinding(finding: Finding, messages: Messages = english): string {
  const { path, reason } = Object(finding) as Partial<Finding>;
  if (typeof path !== "string" || reason === undefined || !Object.hasOwn(englishFindings, Object(reason).code))
    throw new TypeError(mismatch("finding", "one finding; auditGame gives a list of them", finding));
  requireMessages(messages);
  const own = messages.findings?.[reason.code];
  const words = reason.code === "refused" ? violationsInWords(reason.violations, own ? messages : english) : "";
  return `${path}: ${((own ?? englishFindings[reason.code]) as Sentence)(reason, words)}`;
}

type Sentence = (reason: FindingReason, violations: string) => string;
