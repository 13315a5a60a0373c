import { printable } from "../render/index.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands/all.ts";
import { meant } from "./meant.ts";
import { optionsHelp } from "./options.ts";
import { safeTerminal } from "./output/safe-terminal.ts";
import { inPlainWords } from "./output/system-errors.ts";
import { alignedLines } from "./output/table.ts";
import { errorLine } from "./remarks.ts";
import type { Streams, Terminal } from "./terminal.ts";
import { version } from "./version.ts";

/** Runs the command line with the arguments after the program's name. Resolves with the exit status. */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const terminal = safeTerminal(streams);
  const [name, ...rest] = args;
  if (name === "--version" || name === "-V" || name === "version") {
    await terminal.print(`${version}\n`);
    return 0;
  }
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    const [about] = rest;
    const command = commands.get(about ?? "");
    if (about !== undefined && command === undefined) return refuseCommand(about, terminal);
    await terminal.print(command === undefined ? overview() : helpOf(command));
    return name === undefined ? 2 : 0;
  }
  const command = commands.get(name);
  if (command === undefined) return refuseCommand(name, terminal);
  if (asksForHelp(rest)) {
    await terminal.print(helpOf(command));
    return 0;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    await terminal.printError(errorLine(name, inPlainWords(error)));
    return 2;
  }
}

async function refuseCommand(name: string, { printError }: Terminal): Promise<number> {
  const hint = meant(name, [...commands.keys(), "--version", "--help"]) || "; see tilewright --help";
  const kind = name.startsWith("-") ? "option" : "command";
  await printError(`tilewright: unknown ${kind} ${JSON.stringify(printable(name))}${hint}\n`);
  return 2;
}

/** Behind `--` are arguments only. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}

function overview(): string {
  const lines = alignedLines([...commands].map(([name, { summary }]) => [name, summary]));
  return `tilewright ${version}: rules and scoring for crossword tile games

${lines.map((line) => `  ${line}`).join("\n")}

For help on a command, run tilewright COMMAND --help. For the version, run
tilewright --version.
`;
}

function helpOf({ usage, summary, about, options, notes = "", examples = [] }: Command): string {
  const sentence = `${summary[0]!.toUpperCase()}${summary.slice(1)}.`;
  const calls = examples.map((example) => `  tilewright ${example}`).join("\n");
  const parts = [`tilewright ${usage}`, sentence, about.trim(), optionsHelp(options), notes.trim(), calls];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
