import { run } from "../../src/cli/run.ts";

/** What a run of the command line printed, complained about, and gave as its exit status. */
export interface Run {
  readonly status: number;
  readonly printed: string;
  readonly complained: string;
}

/** Runs the command line within the test. */
export async function runCommand(...args: readonly string[]): Promise<Run> {
  return runWatched(false, ...args);
}

/** The same with or without somebody watching. */
export async function runWatched(watched: boolean, ...args: readonly string[]): Promise<Run> {
  const printed: string[] = [];
  const complained: string[] = [];
  const status = await run(args, {
    watched,
    print: async (text) => void printed.push(text),
    complain: async (text) => void complained.push(text),
  });
  return { status, printed: printed.join(""), complained: complained.join("") };
}
