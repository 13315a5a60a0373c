import { formatSquare } from "../notation/index.ts";
import type { LetterScore, ScoreBreakdown } from "../play/breakdown.ts";
import type { Language } from "./languages.ts";
import { languageNamed } from "./languages.ts";

/** Every premium square that counted in a score, one line each: `H6 double word: FARM counts twice`. */
export function premiumLines(score: ScoreBreakdown, words: Language = languageNamed()): readonly string[] {
  return score.words.flatMap(({ word, letters }) => letters.flatMap((letter) => linesOf(letter, word, words)));
}

function linesOf(
  { premium, value, points, ...tile }: LetterScore,
  word: string,
  { picture, story: { letterPremium, wordPremium } }: Language,
): readonly string[] {
  if (premium === null) return [];
  const square = formatSquare(tile);
  const name = picture.premium;
  const lines: string[] = [];
  if (premium.letter > 1)
    lines.push(
      letterPremium({ square, premium: name({ ...premium, word: 1 }), word, letter: tile.letter, points, value }),
    );
  if (premium.word > 1)
    lines.push(wordPremium({ square, premium: name({ ...premium, letter: 1 }), word, factor: premium.word }));
  return lines;
}
