import { closeSync, openSync, writeSync } from "node:fs";
import { printable } from "../../render/index.ts";
import type { OptionList } from "../options.ts";
import type { Terminal } from "../terminal.ts";
import { counted } from "./counted.ts";
import { refuseToReplace } from "./refuse-to-replace.ts";
import { inPlainWords } from "./system-errors.ts";

/** The option that names a file for the results. */
export const outOption = {
  out: {
    value: "FILE",
    help: `write the results to this file (UTF-8) instead of standard output. Use this option in PowerShell, where >
      changes the encoding. Game records are never overwritten`,
  },
} as const satisfies OptionList;

/** A file that is to be written, or replaced if it is there. */
export interface Target {
  /** The option that names it. */
  readonly option: string;
  readonly path: string;
  /** Everything that the command reads. */
  readonly read: Iterable<string>;
}

/**
 * Runs a command whose results go to a file: every byte as it would be printed, or bytes handed to `write`. What goes
 * to standard error stays there. A file that is there already is replaced, but no record and no file that is read.
 *
 * @throws Error with a message of one line if the file cannot be written
 */
export async function printedTo<Result>(
  { option, path, read }: Target,
  terminal: Terminal,
  run: (to: Terminal, write: (bytes: Uint8Array) => void) => Promise<Result>,
): Promise<Result> {
  refuseToReplace(option, path, read);
  const inWords = (error: unknown): Error => new Error(`${path}: ${inPlainWords(error)}`);
  const file = attempt(() => openSync(path, "w"), inWords);
  let length = 0;
  const write = (bytes: Uint8Array): void => {
    for (let done = 0; done < bytes.length; ) done += attempt(() => writeSync(file, bytes, done), inWords);
    length += bytes.length;
  };
  try {
    const result = await run({ ...terminal, colours: false, print: async (text) => write(Buffer.from(text)) }, write);
    await terminal.print(`${printable(path)}: ${counted(length, "byte")}\n`);
    return result;
  } finally {
    closeSync(file);
  }
}

function attempt<T>(action: () => T, inWords: (error: unknown) => Error): T {
  try {
    return action();
  } catch (error) {
    throw inWords(error);
  }
}
