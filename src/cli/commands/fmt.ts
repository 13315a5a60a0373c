import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { areMany, filesFromHelp, inputHelp, inputsOf } from "../input/inputs.ts";
import { languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import { fmtFile } from "../tasks/fmt-file.ts";
import type { Command } from "../terminal.ts";

/** Writes recorded games in their standard form. */
export const fmt: Command = {
  usage: "fmt FILES...",
  summary: "writes recorded games in the standard form of GCG",
  help: `
UTF-8, one kind of line end, the header in one order, dots for tiles played
through, missing totals filled in. The form is mended and never a figure: a
record in which a score, a total, a rack or a move would change is left as it
is, and you read why. What was done is printed on standard error.
${inputHelp}

  --write        change the files; otherwise the text is printed
  --json         print one JSON object for each file: status and changes
  --rules NAME   read by these rules instead of those that the record shows:
${rulesHelp}
${languageHelp}
${filesFromHelp}
${bulkHelp}

The exit status is 0, 1 if a file was left as it is, 2 if a file is not a game
or cannot be read.

  tilewright fmt final.gcg
  tilewright fmt games --write`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...bulkOptions,
      ...languageOption,
      write: { type: "boolean" },
      json: { type: "boolean" },
      rules: { type: "string" },
      "files-from": { type: "string" },
    });
    rulesetNamed(values.rules);
    const { tidying } = languageNamed(values.language);
    const inputs = inputsOf(positionals, values["files-from"]);
    const options = {
      json: values.json === true,
      write: values.write === true,
      rules: values.rules ?? null,
      language: values.language ?? "english",
    };
    if (!options.write && !options.json && areMany(inputs))
      throw new Error("only one record can be printed; --write changes many, --json says what would be done");
    const { status, sum } = await overFiles(fmtFile, inputs, options, values, terminal);
    if (options.write) await terminal.printError(`${tidying.done(sum)}\n`);
    return status;
  },
};
