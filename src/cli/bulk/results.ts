import { availableParallelism } from "node:os";
import { areAtLeast } from "../input/inputs.ts";
import { unfit } from "../unfit.ts";
import type { FileResult } from "./file-result.ts";
import { inThreads, type ThreadData } from "./threads.ts";

/** From this number of files on, threads are worth their start. */
const many = 256;

/**
 * How many threads `--jobs` asks for; `null` if it was not given.
 *
 * @throws Error with a message of one line if it is not a number of threads
 */
export function jobsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw unfit("--jobs", "a number from 1 to 999", text);
  return Number(text);
}

/**
 * The results of work on each file, in batches, in the order of the files: the same for any number of jobs. Memory does
 * not grow with the number of files.
 */
export async function* resultsOf<Sum>(
  files: Iterable<string>,
  data: ThreadData,
  work: (file: string) => FileResult<Sum>,
  jobs: number | null,
  program: URL | null,
): AsyncGenerator<readonly FileResult<Sum>[], void, undefined> {
  const threads = program === null ? 1 : (jobs ?? availableParallelism());
  if (program !== null && threads > 1 && areAtLeast(jobs === null ? many : 1, files))
    yield* inThreads<Sum>(program, data, files[Symbol.iterator](), threads);
  else for (const file of files) yield [work(file)];
}
