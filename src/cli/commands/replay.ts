import { renderReplay } from "../../accounts/index.ts";
import { printable } from "../../render/index.ts";
import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { areMany, filesFromHelp, type Inputs, inputHelp, inputsOf } from "../input/inputs.ts";
import { turnIn } from "../input/turn-argument.ts";
import type { Language } from "../languages.ts";
import { languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { outHelp, outOption, printedTo } from "../output/out-file.ts";
import { writeOutput } from "../output/write-output.ts";
import { readRecord, refusalOf } from "../record/read-record.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import { replayFile } from "../tasks/replay-file.ts";
import type { Command, Terminal } from "../terminal.ts";

/** Shows recorded games. */
export const replay: Command = {
  usage: "replay FILES...",
  summary: "shows recorded games: boards, explained scores, score sheets",
  help: `
Notes are shown with the plays they belong to. Remarks on what is wrong in a
record stand at its end. FILE@17 shows the 17th turn alone, as tilewright
positions FILE numbers it.
${inputHelp}

  --plain        describe the boards in words, for screen readers
  --json         print one JSON object for each file: players, scores, plays
  --html FILE    write one game as a page for the browser, to be stepped
                 through, printed and sent: nothing else is needed to see it.
                 With - it is printed
  --rules NAME   read by these rules instead of those that the record shows:
${rulesHelp}
${outHelp}
${languageHelp}
${filesFromHelp}
${bulkHelp}

The exit status is 0, or 2 if a file is not a game or cannot be read.

  tilewright replay final.gcg | less
  tilewright replay final.gcg@17 --plain
  tilewright replay final.gcg --html final.html`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...bulkOptions,
      ...languageOption,
      ...outOption,
      plain: { type: "boolean" },
      json: { type: "boolean" },
      html: { type: "string" },
      rules: { type: "string" },
      "files-from": { type: "string" },
    });
    rulesetNamed(values.rules);
    const words = languageNamed(values.language);
    const inputs = inputsOf(positionals, values["files-from"]);
    if (values.html !== undefined) {
      const other = (["plain", "json", "jobs", "out"] as const).find((name) => values[name] !== undefined);
      if (other !== undefined) throw new Error(`--html and --${other}: only one of them can be used`);
      return await makePage(inputs, values.html, values.rules, words, terminal);
    }
    if (values.json === true && positionals.some((file) => turnIn(file) !== null))
      throw new Error("--json: shows whole games; leave out the number of the turn");
    return await printedTo(values, inputs, terminal, async (to) => {
      const options = {
        json: values.json === true,
        plain: values.plain === true,
        rules: values.rules ?? null,
        language: values.language ?? "english",
        named: areMany(inputs),
        colours: to.colours,
      };
      const { status } = await overFiles(replayFile, inputs, options, values, to);
      return status;
    });
  },
};

/** Writes the page of the one game that there is. */
async function makePage(
  inputs: Inputs,
  out: string,
  rules: string | undefined,
  words: Language,
  terminal: Terminal,
): Promise<number> {
  const [file] = inputs;
  if (file !== undefined && turnIn(file) !== null)
    throw new Error(`--html: shows the whole game; behind the address #turn-${turnIn(file)?.turn} leads to the turn`);
  if (file === undefined || areMany(inputs)) throw new Error("--html makes the page of one game: name one file");
  const record = readRecord(file, rulesetNamed(rules));
  if (record.kind !== "game") {
    await terminal.printError(`tilewright replay: ${printable(refusalOf(file, record, words) ?? "")}\n`);
    return 2;
  }
  const target = { option: "--html", path: out, read: inputs.allRead() };
  const { game, remarks } = record;
  await writeOutput(target, renderReplay(game, { file, remarks, messages: words }), terminal, words);
  return 0;
}
