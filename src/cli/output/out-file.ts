import { closeSync, openSync, writeSync } from "node:fs";
import { printable } from "../../render/index.ts";
import type { Inputs } from "../input/inputs.ts";
import { languageNamed } from "../languages.ts";
import type { OptionList } from "../options.ts";
import type { Terminal } from "../terminal.ts";
import { refuseToReplace } from "./refuse-to-replace.ts";
import { inPlainWords } from "./system-errors.ts";

/** The option that names a file for the results. */
export const outOption = { out: { type: "string" } } as const satisfies OptionList;

/** The help of this option. */
export const outHelp = `
  --out FILE         write the results into this file, as UTF-8, and not to
                     standard output. Use it in PowerShell, whose > changes
                     the encoding. A record is never overwritten`;

/**
 * Runs a command whose results go to a file, if one is named: every byte as it would be printed. What goes to standard
 * error stays there. A file that is there already is replaced, but no record and no file that is read.
 *
 * @throws Error with a message of one line if the file cannot be written
 */
export async function printedTo(
  { out, language }: { readonly out?: string | undefined; readonly language?: string | undefined },
  inputs: Inputs,
  terminal: Terminal,
  run: (terminal: Terminal) => Promise<number>,
): Promise<number> {
  if (out === undefined) return await run(terminal);
  refuseToReplace({ option: "--out", path: out, read: inputs.allRead() });
  const inWords = (error: unknown): Error => new Error(`${out}: ${inPlainWords(error)}`);
  const file = attempt(() => openSync(out, "w"), inWords);
  let bytes = 0;
  try {
    const print = async (text: string): Promise<void> => {
      const all = Buffer.from(text);
      for (let done = 0; done < all.length; ) done += attempt(() => writeSync(file, all, done), inWords);
      bytes += all.length;
    };
    const status = await run({ ...terminal, colours: false, print });
    await terminal.print(`${printable(out)}: ${languageNamed(language).program.bytes(bytes)}\n`);
    return status;
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
