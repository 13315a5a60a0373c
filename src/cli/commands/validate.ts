import { validatePlacement } from "../../index.ts";
import { positionHelp } from "../input/position-argument.ts";
import { readWords } from "../input/read-words.ts";
import { judgePlay } from "../judge-play.ts";
import { languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import type { Command } from "../terminal.ts";
import { playHelp } from "./score.ts";

/** Judges one play on one position. */
export const validate: Command = {
  usage: "validate [POSITION] PLAY",
  summary: "lists all that is wrong with a play, or gives its score",
  help: `
${positionHelp}
${playHelp}

  --words FILE   a word list, one word a line: every word that the play forms is
                 looked up in it
  --rules NAME   judge by these rules:
${rulesHelp}
  --json         print the score, or what is wrong, as JSON
${languageHelp}

The exit status is 0 for a legal play, 1 for one that is not, 2 for arguments
that cannot be read.

  tilewright validate final.gcg@17 "H6 FARM" --words words.txt`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...languageOption,
      json: { type: "boolean" },
      rules: { type: "string" },
      words: { type: "string" },
    });
    const ruleset = rulesetNamed(values.rules);
    const { words } = values;
    const job = {
      schema: "tilewright.validate/1",
      asJson: values.json === true,
      ruleset,
      words: languageNamed(values.language),
      judge: (position, placements) => {
        const dictionary = words === undefined ? undefined : readWords(words, position.ruleset);
        return validatePlacement(position, placements, { dictionary });
      },
    } satisfies Parameters<typeof judgePlay>[1];
    return judgePlay(positionals, job, terminal);
  },
};
