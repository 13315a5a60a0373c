import { printable } from "../render/index.ts";
import { check } from "./commands/check.ts";
import { demo } from "./commands/demo.ts";
import { fmt } from "./commands/fmt.ts";
import { pack } from "./commands/pack.ts";
import { plays } from "./commands/plays.ts";
import { positions } from "./commands/positions.ts";
import { replay } from "./commands/replay.ts";
import { score } from "./commands/score.ts";
import { stats } from "./commands/stats.ts";
import { validate } from "./commands/validate.ts";
import { whichRules } from "./commands/which-rules.ts";
import { nearest } from "./nearest.ts";
import { safeTerminal } from "./output/safe-terminal.ts";
import { inPlainWords } from "./output/system-errors.ts";
import type { Command, Streams, Terminal } from "./terminal.ts";
import { version } from "./version.ts";

/** The commands by name, in the order in which the help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ["demo", demo],
  ["check", check],
  ["stats", stats],
  ["fmt", fmt],
  ["replay", replay],
  ["positions", positions],
  ["plays", plays],
  ["score", score],
  ["validate", validate],
  ["pack", pack],
  ["which-rules", whichRules],
]);

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
    await terminal.printError(`tilewright ${name}: ${printable(inPlainWords(error))}\n`);
    return 2;
  }
}

async function refuseCommand(name: string, { printError }: Terminal): Promise<number> {
  const near = nearest(name, [...commands.keys(), "--version", "--help"]);
  const hint = near === null ? "see tilewright --help" : `did you mean ${near}?`;
  const kind = name.startsWith("-") ? "option" : "command";
  await printError(`tilewright: there is no ${kind} ${JSON.stringify(printable(name))}; ${hint}\n`);
  return 2;
}

/** Behind `--` are arguments only. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}

function overview(): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `tilewright ${version}: rules and scores of crossword tile games

${lines.join("\n")}

tilewright COMMAND --help says more about a command, tilewright --version only
the version.
`;
}

function helpOf({ usage, summary, help }: Command): string {
  const sentence = `${summary[0]!.toUpperCase()}${summary.slice(1)}.`;
  return `tilewright ${usage}\n\n${sentence}\n\n${help.trim().replace(/\n{3,}/g, "\n\n")}\n`;
}
