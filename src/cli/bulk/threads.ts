import { Worker } from "node:worker_threads";
import type { FileResult } from "./file-result.ts";

/** What a thread is started with, so that the program knows that it is one. */
export interface ThreadData {
  readonly tilewrightCommand: string;
  readonly setting: unknown;
}

/** Files that a thread gets at once: few enough to share the work evenly, enough to outweigh the messages. */
const batchSize = 32;

/** Batches that each thread may be ahead of what is printed. It bounds the memory. */
const ahead = 4;

/** The results of the work on each file, in batches, in the order of the files whatever is finished first. */
export async function* inThreads<Sum>(
  program: URL,
  data: ThreadData,
  files: Iterator<string>,
  jobs: number,
): AsyncGenerator<readonly FileResult<Sum>[], void, undefined> {
  const threads = Array.from({ length: jobs }, () => startThread<Sum>(program, data));
  const waiting: Promise<readonly FileResult<Sum>[]>[] = [];
  try {
    for (let more = true; more || waiting.length > 0; ) {
      while (more && waiting.length < jobs * ahead) {
        const batch = takeBatch(files);
        more = batch.length === batchSize;
        if (batch.length > 0) waiting.push(leastBusy(threads).work(batch));
      }
      const next = waiting.shift();
      if (next !== undefined) yield await next;
    }
  } finally {
    await Promise.all(threads.map(({ stop }) => stop()));
  }
}

function takeBatch(files: Iterator<string>): readonly string[] {
  const batch: string[] = [];
  while (batch.length < batchSize) {
    const { done, value } = files.next();
    if (done === true) break;
    batch.push(value);
  }
  return batch;
}

interface Thread<Sum> {
  /** Batches that it has not answered. */
  busy(): number;
  work(batch: readonly string[]): Promise<readonly FileResult<Sum>[]>;
  stop(): Promise<unknown>;
}

function leastBusy<Sum>(threads: readonly Thread<Sum>[]): Thread<Sum> {
  return threads.reduce((least, thread) => (thread.busy() < least.busy() ? thread : least));
}

function startThread<Sum>(program: URL, data: ThreadData): Thread<Sum> {
  const worker = new Worker(program, { workerData: data });
  const open: { resolve(results: readonly FileResult<Sum>[]): void; reject(error: unknown): void }[] = [];
  let failure: Error | null = null;
  // A thread answers batches in the order in which it got them.
  worker.on("message", (results: readonly FileResult<Sum>[]) => open.shift()?.resolve(results));
  worker.on("error", (error: Error) => {
    failure = new Error(`a thread has failed: ${error.message}`);
    for (const { reject } of open.splice(0)) reject(failure);
  });
  return {
    busy: () => open.length,
    work: (batch) => {
      const answer = new Promise<readonly FileResult<Sum>[]>((resolve, reject) => {
        if (failure !== null) return reject(failure);
        open.push({ resolve, reject });
        worker.postMessage(batch);
      });
      answer.catch(() => undefined); // whoever awaits it hears of it
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
