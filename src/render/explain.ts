import { englishScores } from "../messages/english/scores.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { LetterScore, ScoreBreakdown, WordScore } from "../play/breakdown.ts";
import { requireParts } from "../read/refuse.ts";

const english: Pick<Messages, "scores"> = { scores: englishScores };

/**
 * Explains a score as a one-line calculation: every word letter by letter, with premiums as `x3`, then bonuses and the
 * total.
 *
 * @example
 * ```ts
 * import { explainScore, scoreMove, unwrap } from "tilewright";
 * import { parsePlay } from "tilewright/notation";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const { placements } = unwrap(parsePlay("8F HORN", { ruleset }));
 * explainScore(unwrap(scoreMove({ ruleset }, placements)).score); // => "HORN (4+1+1+1)x2 = 14"
 * ```
 *
 * @param messages - The language. Defaults to English.
 * @throws TypeError if `score` is not a score (if it is the whole result of `scoreMove`, for example), or if `messages`
 * lacks a part or a sentence
 */
export function explainScore(score: ScoreBreakdown, messages?: Pick<Messages, "scores">): string {
  const expected = "the `score` that scoreMove and validatePlacement return";
  requireParts(score, "score", expected, ["words"]);
  const { bonus, total } = messagesOr(messages, english).scores;
  const parts = [...score.words.map(explainWord), ...(score.bonus ? [say(bonus, score.bonus)] : [])];
  return parts.length === 1 ? parts[0]! : `${parts.join("; ")}; ${total} ${score.total}`;
}

function explainWord({ word, letters, multiplier, points }: WordScore): string {
  const sum = letters.map(explainLetter).join("+");
  return multiplier === 1 ? `${word} ${sum} = ${points}` : `${word} (${sum})x${multiplier} = ${points}`;
}

function explainLetter({ value, premium }: LetterScore): string {
  return premium === null || premium.letter === 1 ? `${value}` : `${value}x${premium.letter}`;
}
