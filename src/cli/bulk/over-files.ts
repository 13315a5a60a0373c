import { availableParallelism } from "node:os";
import { mismatch } from "../../read/describe.ts";
import { printable } from "../../read/printable.ts";
import type { Inputs } from "../input/inputs.ts";
import { languageNamed } from "../languages.ts";
import type { OptionList } from "../options.ts";
import { progressOn } from "../output/progress.ts";
import type { Terminal } from "../terminal.ts";
import type { FileResult, FileTask, Status } from "./file-task.ts";
import { inThreads } from "./threads.ts";

/** The options of work in bulk. */
export const bulkOptions = { jobs: { type: "string" } } as const satisfies OptionList;

/** The help of these options. */
export const bulkHelp = `
  --jobs N            threads that share the work: as many as the computer has
                      cores if there are many files`;

/** How the work is done, as the options say. */
export interface Bulk {
  readonly jobs?: string | undefined;
}

/** From this number of files on, threads are worth their start. */
const many = 256;

/**
 * Does a task for each file and prints the results in the order of the files. What is printed is the same for any
 * number of jobs. Memory does not grow with the number of files.
 */
export async function overFiles<Options extends { readonly language: string }, Sum>(
  task: FileTask<Options, Sum>,
  inputs: Inputs,
  options: Options,
  { jobs }: Bulk,
  terminal: Terminal,
): Promise<{ readonly status: Status; readonly sum: Sum }> {
  const asked = jobs === undefined ? null : countOf(jobs);
  const progress = progressOn(terminal, inputs);
  const print = task.printsRecord?.(options) === true ? terminal.printRecord : terminal.print;
  let status: Status = 0;
  let sum = task.none();
  const deliver = async (results: readonly FileResult<Sum>[]): Promise<void> => {
    const out = results.map((result) => result.out).join("");
    const err = results.map((result) => result.err).join("");
    if (out !== "" || err !== "") await progress.clear();
    if (out !== "") await print(out);
    if (err !== "") await terminal.printError(err);
    for (const result of results) {
      status = Math.max(status, result.status) as Status;
      sum = task.add(sum, result.sum);
    }
  };
  const head = task.head(options);
  if (head !== "") await terminal.print(head);
  for await (const results of resultsOf(task, inputs[Symbol.iterator](), options, asked, terminal)) {
    await deliver(results);
    await progress.add(results.length);
  }
  await progress.clear();
  const leftOut = inputs.leftOut();
  if (leftOut !== null)
    await terminal.printError(`${printable(languageNamed(options.language).program.leftOut(leftOut))}\n`);
  return { status, sum };
}

function countOf(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(mismatch("--jobs", "a number from 1 to 999", text));
  return Number(text);
}

/** The results in batches, in the order of the files. */
async function* resultsOf<Options, Sum>(
  task: FileTask<Options, Sum>,
  files: Iterator<string>,
  options: Options,
  asked: number | null,
  { program }: Terminal,
): AsyncGenerator<readonly FileResult<Sum>[], void, undefined> {
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
  const work = task.start(options);
  for (let next = all.next(); next.done !== true; next = all.next()) yield [work(next.value)];
}

function* chain(first: readonly string[], rest: Iterator<string>): Generator<string, void, undefined> {
  yield* first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}
