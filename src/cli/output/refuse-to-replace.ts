import { fstatSync, realpathSync, statSync } from "node:fs";
import { known } from "../input/kind-of.ts";
import { readInput, standardInput } from "../input/read-file.ts";
import { parseRecord } from "../record/read-record.ts";
import { unfit } from "../unfit.ts";

/**
 * Refuses to write over a record, and over a file that is read. A record is known by its name or by what it holds. A
 * file with a second name (a hard link) is refused, too: nobody sees from the name given what else would be lost. What
 * is not there yet, and a device, has nothing to lose.
 *
 * @throws Error with a message of one line
 */
export function refuseToReplace(option: string, path: string, read: Iterable<string>): void {
  const real = known(() => realpathSync(path)) ?? path; // where a link leads
  if ([path, real].some((name) => /\.gcg$/i.test(name))) throw unfit(option, "a name that does not end in .gcg", path);
  const found = known(() => statSync(path, { bigint: true }));
  if (found?.isFile() !== true) return;
  for (const input of read) {
    const other = known(() =>
      input === standardInput ? fstatSync(0, { bigint: true }) : statSync(input, { bigint: true }),
    );
    if (other?.dev === found.dev && other.ino === found.ino) throw unfit(option, "a file that is not read", path);
  }
  if (known(() => parseRecord(readInput(path), undefined).ok) === true)
    throw unfit(option, "a file that is not a recorded game", path);
  if (found.nlink > 1n) throw unfit(option, "a file without a second name (a hard link)", path);
}
