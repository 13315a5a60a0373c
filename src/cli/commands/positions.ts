import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { filesFromHelp, inputHelp, inputsOf } from "../input/inputs.ts";
import { languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { outHelp, outOption, printedTo } from "../output/out-file.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import { positionsFile } from "../tasks/positions-file.ts";
import type { Command } from "../terminal.ts";

/** Lists the positions of recorded games. */
export const positions: Command = {
  usage: "positions FILES...",
  summary: "lists the position before each turn of recorded games, as CGP",
  help: `
One line a turn, with tabs between its fields: FILE@TURN, the position before
the turn with the known racks, the player, and what was played. Other commands
read FILE@TURN as that position.
${inputHelp}

  --plain        below each line, the board in words, for screen readers
  --json         print one JSON object for each file
  --rules NAME   read by these rules instead of those that the record shows:
${rulesHelp}
${outHelp}
${languageHelp}
${filesFromHelp}
${bulkHelp}

The exit status is 0, or 2 if a file is not a game or cannot be read.

  tilewright positions final.gcg
  tilewright plays final.gcg@17`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...bulkOptions,
      ...languageOption,
      ...outOption,
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
      language: values.language ?? "english",
    };
    return await printedTo(values, inputs, terminal, async (to) => {
      const { status } = await overFiles(positionsFile, inputs, options, values, to);
      return status;
    });
  },
};
