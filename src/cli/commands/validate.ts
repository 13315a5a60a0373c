import { validatePlacement } from "../../index.ts";
import { readWords, wordsHelp } from "../input/read-words.ts";
import { judgingCommand } from "../judge-play.ts";

/** Judges one play on one position. */
export const validate = judgingCommand({
  usage: "validate [POSITION] PLAY",
  summary: "lists every error in a play, or prints its score",
  options: {
    words: { value: "FILE", help: `look up every word of the play in FILE: ${wordsHelp}` },
  },
  examples: ['validate final.gcg@17 "H6 FARM" --words words.txt'],
  judge(position, placements, { words }) {
    const dictionary = words === undefined ? undefined : readWords(words, position.ruleset);
    return { ...validatePlacement(position, placements, { dictionary }), wordsLookedUp: words !== undefined };
  },
});
