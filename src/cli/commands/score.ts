import { scoreMove } from "../../index.ts";
import { positionHelp } from "../input/position-argument.ts";
import { judgePlay } from "../judge-play.ts";
import { languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import type { Command } from "../terminal.ts";

/** What a play is, for the help of commands. */
export const playHelp = `
PLAY is a square and a word: 8F HORN runs across from row 8, column F, and F8
HORN runs down. Capitals are tiles, a small letter is a blank: 8F HORn.`;

/** Scores one play on one position. */
export const score: Command = {
  usage: "score [POSITION] PLAY",
  summary: "scores a play, letter by letter; rack and words are not checked",
  help: `
${positionHelp}
${playHelp}

  --rules NAME   score by these rules:
${rulesHelp}
  --json         print the score, or what is wrong, as JSON
${languageHelp}

The exit status is 0 for a legal play, 1 for one that is not, 2 for arguments
that cannot be read.

  tilewright score 8F HORN
  tilewright score final.gcg@17 "H6 FARM"`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...languageOption,
      json: { type: "boolean" },
      rules: { type: "string" },
    });
    const ruleset = rulesetNamed(values.rules);
    const words = languageNamed(values.language);
    const asJson = values.json === true;
    const job = { schema: "tilewright.score/1", asJson, ruleset, words, judge: scoreMove };
    return judgePlay(positionals, job, terminal);
  },
};
