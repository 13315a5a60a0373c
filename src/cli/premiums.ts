import { formatSquare } from "../notation/index.ts";
import type { LetterScore, ScoreBreakdown } from "../play/breakdown.ts";

/** Every premium square that counted in a score, one line each: `H6 double word: FARM counts twice`. */
export function premiumLines(score: ScoreBreakdown): readonly string[] {
  return score.words.flatMap(({ word, letters }) => letters.flatMap((letter) => linesOf(letter, word)));
}

function linesOf({ premium, value, points, ...tile }: LetterScore, word: string): readonly string[] {
  if (premium === null) return [];
  const lines: string[] = [];
  const square = formatSquare(tile);
  if (premium.letter > 1)
    lines.push(
      `${square} ${timesOver(premium.letter)} letter: in ${word} the ${tile.letter} counts ${points}, not ${value}`,
    );
  if (premium.word > 1) lines.push(`${square} ${timesOver(premium.word)} word: ${word} counts times ${premium.word}`);
  return lines;
}

function timesOver(multiplier: number): string {
  return { 2: "double", 3: "triple", 4: "quadruple" }[multiplier] ?? `${multiplier}-fold`;
}
