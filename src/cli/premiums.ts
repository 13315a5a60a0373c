import { englishMessages } from "../messages/index.ts";
import { formatSquare } from "../notation/index.ts";
import type { LetterScore, ScoreBreakdown } from "../play/breakdown.ts";
import { english } from "./languages/english.ts";
import type { ProgramWords } from "./languages/program-words.ts";

/** Every premium square that counted in a score, one line each: `H6 double word: FARM counts twice`. */
export function premiumLines(score: ScoreBreakdown, words: ProgramWords = english): readonly string[] {
  return score.words.flatMap(({ word, letters }) => letters.flatMap((letter) => linesOf(letter, word, words)));
}

function linesOf(
  { premium, value, points, ...tile }: LetterScore,
  word: string,
  { messages, letterPremium, wordPremium }: ProgramWords,
): readonly string[] {
  if (premium === null) return [];
  const square = formatSquare(tile);
  const name = messages?.picture.premium ?? englishMessages.picture.premium;
  const lines: string[] = [];
  if (premium.letter > 1)
    lines.push(
      letterPremium({ square, premium: name({ ...premium, word: 1 }), word, letter: tile.letter, points, value }),
    );
  if (premium.word > 1)
    lines.push(wordPremium({ square, premium: name({ ...premium, letter: 1 }), word, factor: premium.word }));
  return lines;
}
