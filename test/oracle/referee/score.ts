// Counts a play letter by letter (clauses C1-C9, D8-D10).

import type { Rules } from "./shapes.ts";
import { premiumOf } from "./squares.ts";
import { tileValue } from "./table.ts";
import type { Part, Run } from "./words.ts";

/** The points of a play that forms these words with so many tiles laid. */
export function pointsOfPlay(rules: Rules, words: readonly Run[], tiles: number): number {
  let points = 0;
  for (const word of words) points += pointsOfWord(rules, word.parts);
  const bonus = rules.bonuses.find((entry) => entry.tiles === tiles);
  return points + (bonus === undefined ? 0 : bonus.points);
}

function pointsOfWord(rules: Rules, parts: readonly Part[]): number {
  let sum = 0;
  let times = 1;
  for (const part of parts) {
    const value = tileValue(rules, part.blank ? "?" : part.letter);
    const premium = premiumOf(rules.layout, part);
    sum += part.fresh ? value * premium.letter : value;
    times *= part.fresh ? premium.word : 1;
  }
  return sum * times;
}
