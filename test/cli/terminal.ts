import { run } from "../../src/cli/run.ts";
import type { Streams } from "../../src/cli/terminal.ts";

/** What a run of the command line wrote to standard output and to standard error, and its exit status. */
export interface Run {
  readonly status: number;
  readonly printed: string;
  readonly errors: string;
}

/** Runs the command line within the test, in one thread and as in a pipe. */
export async function runCommand(...args: readonly string[]): Promise<Run> {
  return runIn({}, ...args);
}

/** The same with or without a person looking on. */
export async function runInteractive(interactive: boolean, ...args: readonly string[]): Promise<Run> {
  return runIn({ interactive }, ...args);
}

/** The same in any terminal. */
export async function runIn(streams: Partial<Streams>, ...args: readonly string[]): Promise<Run> {
  const printed: string[] = [];
  const errors: string[] = [];
  const status = await run(args, {
    interactive: false,
    screen: false,
    colours: false,
    program: null,
    print: async (text) => void printed.push(text),
    printError: async (text) => void errors.push(text),
    ...streams,
  });
  return { status, printed: printed.join(""), errors: errors.join("") };
}
