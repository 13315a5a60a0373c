import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { areMany, filesFromHelp, inputHelp, inputsOf } from "../input/inputs.ts";
import { languageHelp, languageNamed, languageOption } from "../languages/languages.ts";
import { readOptions } from "../options.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import { replayFile } from "../tasks/replay-file.ts";
import type { Command } from "../terminal.ts";

/** Shows recorded games. */
export const replay: Command = {
  usage: "replay FILES...",
  summary: "shows recorded games: boards, explained scores, score sheets",
  help: `
Notes are shown with the plays they belong to. Remarks on what is wrong in a
record stand at its end.
${inputHelp}

  --plain        describe the boards in words, for screen readers
  --json         print one JSON object for each file: players, scores, plays
  --rules NAME   read by these rules instead of those that the record shows:
${rulesHelp}
${languageHelp}
${filesFromHelp}
${bulkHelp}

The exit status is 0, or 2 if a file is not a game or cannot be read.

  tilewright replay final.gcg | less`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...bulkOptions,
      ...languageOption,
      plain: { type: "boolean" },
      json: { type: "boolean" },
      rules: { type: "string" },
      "files-from": { type: "string" },
    });
    rulesetNamed(values.rules);
    languageNamed(values.language);
    const inputs = inputsOf(positionals, values["files-from"]);
    const options = {
      json: values.json === true,
      plain: values.plain === true,
      rules: values.rules ?? null,
      language: values.language ?? null,
      named: areMany(inputs),
      colours: terminal.colours && values.resume === undefined,
    };
    const { status } = await overFiles(replayFile, inputs, options, values, terminal);
    return status;
  },
};
