import { requireMessages } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import { formatSquare } from "../notation/coordinate.ts";
import type { LetterScore, ScoreBreakdown } from "../play/breakdown.ts";
import { requireParts } from "../read/refuse.ts";
import { type PremiumWords, premiumWords } from "./story-words.ts";

/**
 * Explains a score by its premium squares, a line for each that counted. It goes with `explainScore`, which has the
 * figures.
 *
 * @param score - The `score` of `scoreMove`, `validatePlacement` or `scoreAt`.
 * @param messages - Messages in another language, or some of them.
 *
 * @throws TypeError if `score` is not a score, or `messages` is not an object.
 *
 * @example
 * ```ts
 * import { scoreMove, unwrap } from "tilewright";
 * import { explainPremiums } from "tilewright/accounts";
 * import { parsePlay } from "tilewright/notation";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const { score } = unwrap(scoreMove({ ruleset }, unwrap(parsePlay("8F HORN", { ruleset })).placements));
 * explainPremiums(score); // => ["8H double word: HORN counts times 2"]
 * ```
 */
export function explainPremiums(score: ScoreBreakdown, messages: Messages = {}): readonly string[] {
  requireParts(score, "score", "a score, which scoreMove and validatePlacement give in `score`", ["words"]);
  requireMessages(messages);
  const words = premiumWords(messages);
  return score.words.flatMap(({ word, letters }) => letters.flatMap((letter) => linesOf(letter, word, words)));
}

function linesOf(
  { premium, value, points, ...tile }: LetterScore,
  word: string,
  { letterPremium, wordPremium, nameOfLetter, nameOfWord }: PremiumWords,
): readonly string[] {
  if (premium === null) return [];
  const square = formatSquare(tile);
  const lines: string[] = [];
  if (premium.letter > 1) {
    const name = nameOfLetter({ ...premium, word: 1 });
    lines.push(letterPremium({ square, premium: name, word, letter: tile.letter, points, value }));
  }
  if (premium.word > 1) {
    const name = nameOfWord({ ...premium, letter: 1 });
    lines.push(wordPremium({ square, premium: name, word, factor: premium.word }));
  }
  return lines;
}
