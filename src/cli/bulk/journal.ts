import { createHash } from "node:crypto";
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { inPlainWords } from "../output/system-errors.ts";
import type { FileResult } from "./file-task.ts";

/** What a journal belongs to. Another job cannot go on with it. */
export interface Job {
  readonly version: string;
  readonly task: string;
  readonly options: unknown;
  readonly inputs: Iterable<string>;
}

/** What a job has finished, on disk: a line for the job, then one for each finished file, in the order of the files. */
export interface Journal<Sum> {
  /** How many files were finished when it was opened. */
  readonly finished: number;
  append(results: readonly FileResult<Sum>[]): void;
  /** All results so far, in order. */
  results(): Generator<FileResult<Sum>, void, undefined>;
  close(): void;
}

/**
 * Opens the journal of a job, or begins one. A last line that is not complete, because the program was killed while it
 * wrote it, is cut off.
 *
 * @throws Error with a message of one line if the file cannot be used, or belongs to another job
 */
export function openJournal<Sum>(path: string, job: Job): Journal<Sum> {
  const file = open(path);
  const head = headOf(job);
  let [end, count] = [0, -1];
  for (const { text, to } of linesOf(file)) {
    if (count === -1 ? text !== head : !isResult(text)) break;
    end = to;
    count++;
  }
  if (count === -1 && !isBeginning(file, head)) {
    closeSync(file);
    throw new Error(`${path}: is not the journal of this job; delete it to begin again, or name another file`);
  }
  ftruncateSync(file, end);
  if (count === -1) {
    end = write(file, `${head}\n`, 0);
    count = 0;
  }
  return {
    finished: count,
    append: (results) => {
      end = write(file, results.map((result) => `${JSON.stringify(result)}\n`).join(""), end);
    },
    *results() {
      let first = true;
      for (const { text } of linesOf(file)) {
        if (!first) yield JSON.parse(text) as FileResult<Sum>;
        first = false;
      }
    },
    close: () => closeSync(file),
  };
}

function open(path: string): number {
  try {
    // "a+" makes the file if it is missing, and "r+" can be cut and written anywhere.
    closeSync(openSync(path, "a+"));
    return openSync(path, "r+");
  } catch (error) {
    throw new Error(`${path}: ${inPlainWords(error)}`);
  }
}

/** The first line: which job this is. The order of the files counts, so the digest is of all their names in order. */
function headOf({ version, task, options, inputs }: Job): string {
  const hash = createHash("sha256");
  let count = 0;
  for (const input of inputs) {
    hash.update(`${input}\0`);
    count++;
  }
  return JSON.stringify({ journal: "tilewright.journal/1", version, task, options, count, inputs: hash.digest("hex") });
}

/** Whether the file is empty or holds a part of the first line, because the program was killed while it wrote it. */
function isBeginning(file: number, head: string): boolean {
  const { size } = fstatSync(file);
  const wanted = Buffer.from(`${head}\n`);
  if (size >= wanted.length) return false;
  const found = Buffer.alloc(size);
  readSync(file, found, 0, size, 0);
  return found.equals(wanted.subarray(0, size));
}

function isResult(text: string): boolean {
  try {
    const { status, out, err } = JSON.parse(text) as Partial<FileResult<unknown>>;
    return typeof status === "number" && typeof out === "string" && typeof err === "string";
  } catch {
    return false;
  }
}

function write(file: number, text: string, at: number): number {
  const bytes = Buffer.from(text);
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done);
  } catch (error) {
    throw new Error(`the journal: ${inPlainWords(error)}`);
  }
  return at + bytes.length;
}

/** The complete lines, and where each ends. */
function* linesOf(file: number): Generator<{ readonly text: string; readonly to: number }, void, undefined> {
  const piece = Buffer.alloc(1 << 16);
  let rest: Buffer = Buffer.alloc(0);
  let start = 0; // where `rest` begins
  for (let at = 0; ; ) {
    const read = readSync(file, piece, 0, piece.length, at);
    if (read === 0) return;
    at += read;
    const bytes = Buffer.concat([rest, piece.subarray(0, read)]);
    let from = 0;
    for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
      yield { text: bytes.toString("utf8", from, to), to: start + to + 1 };
      from = to + 1;
    }
    rest = bytes.subarray(from);
    start += from;
  }
}
