import { fstatSync, realpathSync, statSync } from "node:fs";
import { readInput, standardInput } from "../input/read-file.ts";
import { parseRecord } from "../record/read-record.ts";
import { unfit } from "../unfit.ts";

/** A file that is to be written, or replaced if it is there. */
export interface Target {
  /** The option that names it. */
  readonly option: string;
  readonly path: string;
  /** Everything that the command reads. */
  readonly read: Iterable<string>;
}

/**
 * Refuses to write over a record, and over a file that is read. A record is known by its name or by what it holds. A
 * file with a second name (a hard link) is refused, too: nobody sees from the name given what else would be lost.
 *
 * @throws Error with a message of one line
 */
export function refuseToReplace({ option, path, read }: Target): void {
  if ([path, realPathOf(path)].some((name) => /\.gcg$/i.test(name)))
    throw unfit(option, "a name that does not end in .gcg", path);
  for (const input of read) if (areSame(path, input)) throw unfit(option, "a file that is not read", path);
  if (isRecord(path)) throw unfit(option, "a file that is not a recorded game", path);
  if (hasOtherName(path)) throw unfit(option, "a file without a second name (a hard link)", path);
}

/** Whether there is a recorded game at a path. A file that cannot be read does not count as one. */
function isRecord(path: string): boolean {
  try {
    return statSync(path).isFile() && parseRecord(readInput(path), undefined).ok;
  } catch {
    return false;
  }
}

function hasOtherName(path: string): boolean {
  try {
    const found = statSync(path);
    return found.isFile() && found.nlink > 1;
  } catch {
    return false; // it is not there, or writing it says what is wrong
  }
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
