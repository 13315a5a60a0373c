import type { ScoreSentences } from "../types/scores.ts";

/** The words of an explained score, in English. */
export const englishScores: ScoreSentences = {
  bonus: ({ tiles, points }) => `bingo (${tiles} tiles) ${points}`,
  total: "total",
};
