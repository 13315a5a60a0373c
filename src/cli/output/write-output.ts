import { realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { mismatch } from "../../read/describe.ts";
import type { Terminal } from "../terminal.ts";
import { count } from "./count.ts";
import { printable } from "./printable.ts";
import { inPlainWords } from "./system-errors.ts";

/** Instead of a file: standard output. */
const standardOutput = "-";

/**
 * Writes what was made of a file, and says how much it is; with `-` it is printed instead. A file that is there already
 * is replaced, unless it is the one that was read.
 *
 * @throws Error with a message of one line if the file cannot be written
 */
export async function writeOutput(
  out: string,
  made: string | Uint8Array,
  from: string,
  terminal: Terminal,
): Promise<void> {
  if (out === standardOutput && typeof made === "string") return await terminal.print(made);
  if (isSame(out, from)) throw new Error(mismatch("the file to write", "another one than was read", out));
  const bytes = typeof made === "string" ? new TextEncoder().encode(made) : made;
  await writeFile(out, bytes).catch((error: unknown) => {
    throw new Error(`${out}: ${inPlainWords(error)}`);
  });
  await terminal.print(`${printable(out)}: ${count(bytes.length, "byte")}\n`);
}

/** Whether two paths lead to one file. A file that is not there yet is not the same as any. */
export function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
