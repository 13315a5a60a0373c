import { writeFile } from "node:fs/promises";
import { printable } from "../../render/index.ts";
import type { Language } from "../languages.ts";
import type { Terminal } from "../terminal.ts";
import { refuseToReplace, type Target } from "./refuse-to-replace.ts";
import { inPlainWords } from "./system-errors.ts";

/** Instead of a file: standard output. */
const standardOutput = "-";

/**
 * Writes what was made of a file, and says how much it is; with `-` it is printed instead. A file that is there already
 * is replaced, but no record and no file that is read.
 *
 * @throws Error with a message of one line if the file cannot be written
 */
export async function writeOutput(
  target: Target,
  made: string | Uint8Array,
  terminal: Terminal,
  { program }: Language,
): Promise<void> {
  const out = target.path;
  if (out === standardOutput && typeof made === "string") return await terminal.print(made);
  refuseToReplace(target);
  const bytes = typeof made === "string" ? new TextEncoder().encode(made) : made;
  await writeFile(out, bytes).catch((error: unknown) => {
    throw new Error(`${out}: ${inPlainWords(error)}`);
  });
  await terminal.print(`${printable(out)}: ${program.bytes(bytes.length)}\n`);
}
