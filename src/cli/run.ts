import { check } from "./commands/check.ts";
import { demo } from "./commands/demo.ts";
import { pack } from "./commands/pack.ts";
import { plays } from "./commands/plays.ts";
import { score, validate } from "./commands/position.ts";
import { replay } from "./commands/replay.ts";
import type { Command, Terminal } from "./terminal.ts";

/** The commands by name, in the order in which the help lists them. */
const commands: ReadonlyMap<string, Command> = new Map([
  ["demo", demo],
  ["check", check],
  ["replay", replay],
  ["score", score],
  ["validate", validate],
  ["plays", plays],
  ["pack", pack],
]);

/** Runs the command line with the arguments after the program's name. Resolves with the exit status. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    const command = commands.get(rest[0] ?? "");
    await terminal.print(command === undefined ? overview() : helpOf(command));
    return name === undefined ? 2 : 0;
  }
  const command = commands.get(name);
  if (command === undefined) {
    await terminal.printError(`tilewright: there is no command ${JSON.stringify(name)}; see tilewright --help\n`);
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    await terminal.print(helpOf(command));
    return 0;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    await terminal.printError(`tilewright ${name}: ${(error as Error).message.split("\n", 1)[0]}\n`);
    return 2;
  }
}

function overview(): string {
  const width = Math.max(...[...commands.values()].map(({ usage }) => usage.length));
  const lines = [...commands.values()].map(({ usage, summary }) => `  tilewright ${usage.padEnd(width)}  ${summary}`);
  return `tilewright: rules and scores of crossword tile games

${lines.join("\n")}

tilewright COMMAND --help says more about a command.
`;
}

function helpOf({ usage, summary, help }: Command): string {
  return `tilewright ${usage}\n\n${summary}\n\n${help.trim()}\n`;
}
