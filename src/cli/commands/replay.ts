import { parseArgs } from "node:util";
import { stepsOf } from "../../index.ts";
import { readRecord } from "../record.ts";
import { remarkLine } from "../remarks.ts";
import { rulesetNamed } from "../rules.ts";
import { renderSheet } from "../sheet.ts";
import { describeStep } from "../story.ts";
import type { Command } from "../terminal.ts";

/** Shows a recorded game. */
export const replay: Command = {
  usage: "replay FILE",
  summary: "Shows a recorded game (GCG) play by play: boards, explained scores, the score sheet.",
  help: `
Notes are shown with the plays they belong to. Remarks on what is wrong in the record stand at the end.

  --rules NAME   read it by these rules instead of those that it shows (see tilewright check --help)

  tilewright replay final.gcg | less`,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rules: { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new Error(`expected one recorded game, found ${positionals.length} files`);
    const { ok, game, remarks, problems } = readRecord(file, rulesetNamed(values.rules));
    if (!ok) {
      const [{ line, column, expected, found }] = problems;
      throw new Error(`${file}:${line}:${column} expected ${expected}, found ${found}`);
    }
    const names = game.names.join(", ");
    await terminal.print(`${game.title === null ? names : `${game.title}: ${names}`}\n\n`);
    for (const step of stepsOf(game.state)) {
      const story = describeStep(step);
      const notes = game.notes.filter(({ event }) => event === step.index).map(({ text }) => indented(text));
      if (story !== null || notes.length > 0)
        await terminal.print(`${[story, ...notes].filter((text) => text !== null).join("\n")}\n\n`);
    }
    await terminal.print(`${renderSheet(game.state)}\n`);
    for (const remark of remarks) await terminal.print(`\n${remarkLine(file, remark)}`);
    if (remarks.length > 0) await terminal.print("\n");
    return 0;
  },
};

function indented(text: string): string {
  return text.replace(/^/gm, "  | ");
}
