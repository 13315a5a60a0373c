import { premiumText } from "../messages/pieces.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import { formatSquare } from "../notation/coordinate.ts";
import type { LetterScore, ScoreBreakdown } from "../play/breakdown.ts";
import { requireParts } from "../read/refuse.ts";
import { englishForPremiums, type PremiumMessages } from "./parts.ts";

/**
 * Explains the effect of premium squares on a score, one line for each that counted. A letter premium does not count
 * under a blank. It complements `explainScore`, which shows the figures.
 *
 * @param score - The `score` returned by `scoreMove`, `validatePlacement` or `scoreAt`.
 * @param messages - The language. Defaults to English.
 *
 * @throws TypeError if `score` is not a score, or a part or a sentence is missing from `messages`.
 *
 * @example
 * ```ts
 * import { scoreMove, unwrap } from "tilewright";
 * import { explainPremiums } from "tilewright/replay";
 * import { parsePlay } from "tilewright/notation";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const { score } = unwrap(scoreMove({ ruleset }, unwrap(parsePlay("8F HORN", { ruleset })).placements));
 * explainPremiums(score); // => ["8H double word: HORN ×2"]
 * ```
 */
export function explainPremiums(
  score: ScoreBreakdown,
  messages?: Pick<Messages, "story" | "picture">,
): readonly string[] {
  requireParts(score, "score", "the `score` that scoreMove and validatePlacement return", ["words"]);
  return premiumLines(score, messagesOr(messages, englishForPremiums));
}

/** The same for a score that is one. */
export function premiumLines(score: ScoreBreakdown, words: PremiumMessages): readonly string[] {
  return score.words.flatMap(({ word, letters }) => letters.flatMap((letter) => letterLines(letter, word, words)));
}

function letterLines(
  { premium, value, points, ...tile }: LetterScore,
  word: string,
  { story, picture }: PremiumMessages,
): readonly string[] {
  if (premium === null) return [];
  const square = formatSquare(tile);
  const lines: string[] = [];
  // A blank counts 0 on any square.
  if (premium.letter > 1 && value !== 0) {
    const name = premiumText({ ...premium, word: 1 }, picture.premium);
    lines.push(say(story.letterPremium, { square, premium: name, word, letter: tile.letter, points, value }));
  }
  if (premium.word > 1) {
    const name = premiumText({ ...premium, letter: 1 }, picture.premium);
    lines.push(say(story.wordPremium, { square, premium: name, word, factor: premium.word }));
  }
  return lines;
}
