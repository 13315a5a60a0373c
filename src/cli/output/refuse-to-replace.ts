import { fstatSync, realpathSync, statSync } from "node:fs";
import { mismatch } from "../../read/describe.ts";
import { standardInput } from "../input/read-file.ts";

/** A file that is to be written, or replaced if it is there. */
export interface Target {
  /** The option that names it. */
  readonly option: string;
  readonly path: string;
  /** Everything that the command reads. */
  readonly read: Iterable<string>;
}

/**
 * Refuses to write over a record, and over a file that is read.
 *
 * @throws Error with a message of one line
 */
export function refuseToReplace({ option, path, read }: Target): void {
  if ([path, realPathOf(path)].some((name) => /\.gcg$/i.test(name)))
    throw new Error(mismatch(option, "a name that does not end in .gcg", path));
  for (const input of read)
    if (areSame(path, input)) throw new Error(mismatch(option, "a file that is not read", path));
}

/** Where a link leads; any other path as it is. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Whether two paths are names of one file. What is not there yet, and a device, has nothing to lose. */
function areSame(path: string, input: string): boolean {
  try {
    const one = statSync(path, { bigint: true });
    const other = input === standardInput ? fstatSync(0, { bigint: true }) : statSync(input, { bigint: true });
    return one.isFile() && one.dev === other.dev && one.ino === other.ino;
  } catch {
    return false;
  }
}
