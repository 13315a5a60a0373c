import { availableParallelism } from "node:os";
import { mismatch } from "../../read/describe.ts";
import type { Inputs, LeftOut } from "../input/inputs.ts";
import { standardInput } from "../input/read-file.ts";
import type { OptionList } from "../options.ts";
import { printable } from "../output/printable.ts";
import { progressOn } from "../output/progress.ts";
import type { Terminal } from "../terminal.ts";
import { version } from "../version.ts";
import type { FileResult, FileTask, StampedResult, Status } from "./file-task.ts";
import { openJournal } from "./journal.ts";
import { stampedWork } from "./stamp.ts";
import { inThreads } from "./threads.ts";

/** The options of work in bulk. */
export const bulkOptions = { jobs: { type: "string" }, resume: { type: "string" } } as const satisfies OptionList;

/** The help of these options. */
export const bulkHelp = `
  --jobs N            threads that share the work: as many as the computer has
                      cores if there are many files
  --resume JOURNAL    keep what is finished in this file; after an interruption
                      the same command goes on where it was, and does changed
                      files again. Results are printed when all is done`;

/** How the work is done, as the options say. */
export interface Bulk {
  readonly jobs?: string | undefined;
  readonly resume?: string | undefined;
}

/** So many files are worth threads of their own. */
const many = 256;

/**
 * Does a task for each file and prints the results in the order of the files. What is printed is the same for any
 * number of jobs and after any interruption. Memory does not grow with the number of files; with a journal by a few
 * words for each.
 */
export async function overFiles<Options, Sum>(
  task: FileTask<Options, Sum>,
  inputs: Inputs,
  options: Options,
  { jobs, resume }: Bulk,
  terminal: Terminal,
): Promise<{ readonly status: Status; readonly sum: Sum }> {
  const asked = jobs === undefined ? null : countOf(jobs);
  const progress = progressOn(terminal, inputs);
  let status: Status = 0;
  let sum = task.none();
  const deliver = async (results: readonly FileResult<Sum>[]): Promise<void> => {
    const out = results.map((result) => result.out).join("");
    const err = results.map((result) => result.err).join("");
    if (out !== "" || err !== "") await progress.clear();
    if (out !== "") await terminal.print(out);
    if (err !== "") await terminal.printError(err);
    for (const result of results) {
      status = Math.max(status, result.status) as Status;
      sum = task.add(sum, result.sum);
    }
  };

  const head = task.head(options);
  const deliverHead = async (): Promise<void> => {
    if (head !== "") await terminal.print(head);
  };

  if (resume === undefined) {
    await deliverHead();
    for await (const results of resultsOf(task, inputs[Symbol.iterator](), options, asked, terminal)) {
      await deliver(results);
      await progress.add(results.length);
    }
  } else {
    refuseStandardInput(inputs);
    const journal = openJournal<Sum>(resume, { version, task: task.name, options });
    let known = 0;
    const open = function* (): Generator<string, void, undefined> {
      for (const file of inputs)
        if (journal.take(file)) yield file;
        else known++;
    };
    for await (const results of resultsOf(task, open(), options, asked, terminal)) {
      journal.append(results);
      await progress.add(results.length + known);
      known = 0;
    }
    await progress.clear();
    await deliverHead();
    // A file that has appeared meanwhile has no result, and waits for the next run.
    for (const file of inputs) {
      const result = journal.resultOf(file);
      if (result !== null) await deliver([result]);
    }
    journal.close();
  }
  await progress.clear();
  const leftOut = inputs.leftOut();
  if (leftOut !== null) await terminal.printError(`${printable(leftOutWords(leftOut))}\n`);
  return { status, sum };
}

function leftOutWords({ count, first }: LeftOut): string {
  if (count === 1) return `1 file in a folder was left out, because its name does not end in .gcg: ${first}`;
  const [all, more] = [count, count - 1].map((number) => number.toLocaleString("en"));
  return `${all} files in a folder were left out, because their names do not end in .gcg: ${first} and ${more} more`;
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(mismatch("--jobs", "a number from 1 to 999", text));
  return Number(text);
}

/** What was printed for standard input cannot be made again. */
function refuseStandardInput(inputs: Iterable<string>): void {
  for (const input of inputs)
    if (input === standardInput) throw new Error("--resume: standard input cannot be read a second time");
}

/** The results in batches, in the order of the files. */
async function* resultsOf<Options, Sum>(
  task: FileTask<Options, Sum>,
  files: Iterator<string>,
  options: Options,
  asked: number | null,
  { program }: Terminal,
): AsyncGenerator<readonly StampedResult<Sum>[], void, undefined> {
  const first: string[] = [];
  const wanted = asked === 1 || program === null ? 0 : asked === null ? many : 1;
  while (first.length < wanted) {
    const { done, value } = files.next();
    if (done === true) break;
    first.push(value);
  }
  const all = chain(first, files);
  const threads = asked ?? availableParallelism();
  if (program !== null && threads > 1 && first.length === wanted && wanted > 0) {
    yield* inThreads<Sum>(program, { tilewrightTask: task.name, options }, all, threads);
    return;
  }
  const work = stampedWork(task, options);
  for (let next = all.next(); next.done !== true; next = all.next()) yield [work(next.value)];
}

function* chain(first: readonly string[], rest: Iterator<string>): Generator<string, void, undefined> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}
