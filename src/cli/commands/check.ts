import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { filesFromHelp, inputHelp, inputsOf } from "../input/inputs.ts";
import { languageHelp, languageNamed, languageOption, together } from "../languages.ts";
import { readOptions } from "../options.ts";
import { formHelp, formOf, formOptions } from "../output/form.ts";
import { outHelp, outOption, printedTo } from "../output/out-file.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import { checkFile } from "../tasks/check-file.ts";
import type { Command } from "../terminal.ts";

/** Checks recorded games. */
export const check: Command = {
  usage: "check FILES...",
  summary: "replays recorded games (GCG) and lists what is wrong",
  help: `
Every play is scored again and every total added up; racks, turns and the
settlement are compared with the rules. Each remark is one line:
FILE:LINE:COLUMN CODE and what was found and expected. Game histories in JSON
are read too, and GCG in JSON as servers answer with it.
${inputHelp}
${formHelp}
${outHelp}
  --details          with --json: also players, final scores, winners, lexicon,
                     tile set, ruleset and every play
  --rules NAME       check by these rules instead of those of the record:
${rulesHelp}
${languageHelp}
${filesFromHelp}
${bulkHelp}

The exit status is 0 if all is right, 1 if there are remarks, 2 if a file is not
a game or cannot be read. A remark on an unknown pragma leaves it at 0, and is
not counted.

  tilewright check games
  tilewright check games --csv --out season.csv`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...formOptions,
      ...bulkOptions,
      ...languageOption,
      ...outOption,
      details: { type: "boolean" },
      rules: { type: "string" },
      "files-from": { type: "string" },
    });
    const form = formOf(values);
    if (values.details === true && form.kind !== "json") throw new Error("--details: only --json has room for them");
    rulesetNamed(values.rules);
    const words = languageNamed(values.language);
    const inputs = inputsOf(positionals, values["files-from"]);
    return await printedTo(values, inputs, terminal, async (to) => {
      const options = {
        form,
        details: values.details === true,
        rules: values.rules ?? null,
        language: values.language ?? "english",
        colours: to.colours,
      };
      const { status, sum } = await overFiles(checkFile, inputs, options, values, to);
      const { checked, notRead } = together(words, "program", "checked", "notRead");
      const failed = sum.failures === 0 ? "" : `; ${notRead(sum.failures)}`;
      // Where no game was read, it has been said why, and there is nothing to add up.
      if (sum.games > 0 || failed === "") await to.printError(`${checked(sum)}${failed}\n`);
      return status;
    });
  },
};
