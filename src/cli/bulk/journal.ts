import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { inPlainWords } from "../output/system-errors.ts";
import type { StampedResult } from "./file-task.ts";
import { stampOf } from "./stamp.ts";

/** What a journal belongs to. Another job cannot go on with it. */
export interface Job {
  readonly version: string;
  readonly task: string;
  readonly options: unknown;
}

/**
 * What a job has finished, on disk: a line for the job, then one for each finished file. A file that has changed since,
 * or has been removed, is not finished. Of a file that was done twice the last line counts.
 */
export interface Journal<Sum> {
  /** Whether this file is still to be done. It says so once: from then on the file counts as taken. */
  take(file: string): boolean;
  append(results: readonly StampedResult<Sum>[]): void;
  /** What has become of a file; `null` if it was not done. */
  resultOf(file: string): StampedResult<Sum> | null;
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
  const head = JSON.stringify({ journal: schema, ...job });
  // Where the line of each finished file begins and how long it is; `null` for a file that is being done.
  const places = new Map<string, Place | null>();
  let end = 0;
  for (const { text, place } of linesOf(file)) {
    const result = end === 0 ? null : readResult(text);
    if (end === 0 ? text !== head : result === null) break;
    end = place.at + place.length + 1;
    if (result === null) continue;
    if (result.stamp === stampOf(result.file)) places.set(result.file, place);
    else places.delete(result.file);
  }
  if (end === 0 && !isBeginning(file, head)) {
    const why = whyRefused(file, job);
    closeSync(file);
    throw new Error(`${path}: ${why}`);
  }
  ftruncateSync(file, end);
  const write = (text: string): Place => {
    const place = { at: end, length: writeAll(file, `${text}\n`, end) - 1 };
    end += place.length + 1;
    return place;
  };
  if (end === 0) write(head);
  return {
    take(name) {
      if (places.has(name)) return false;
      places.set(name, null);
      return true;
    },
    append(results) {
      for (const result of results) places.set(result.file, write(JSON.stringify(result)));
    },
    resultOf(name) {
      const place = places.get(name) ?? null;
      return place === null ? null : (JSON.parse(textAt(file, place)) as StampedResult<Sum>);
    },
    close: () => closeSync(file),
  };
}

const schema = "tilewright.journal/2";

/** A line without its end. */
interface Place {
  readonly at: number;
  /** In bytes. */
  readonly length: number;
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

/** Whether the file is empty or holds a part of the first line, because the program was killed while it wrote it. */
function isBeginning(file: number, head: string): boolean {
  const { size } = fstatSync(file);
  const wanted = Buffer.from(`${head}\n`);
  if (size >= wanted.length) return false;
  return textAt(file, { at: 0, length: size }) === wanted.toString("utf8", 0, size);
}

/** In what a file differs from the journal of a job. */
function whyRefused(file: number, job: Job): string {
  const [first] = linesOf(file);
  const head = readObject(first?.text ?? "") as Partial<Job & { readonly journal: unknown }> | null;
  if (!`${head?.journal}`.startsWith("tilewright.journal/")) return "is not a journal; name another file";
  const advice = "delete it to begin again, or name another file";
  if (head?.journal !== schema || head.version !== job.version)
    return `is the journal of version ${head?.version}; ${advice}`;
  if (head.task !== job.task) return `is the journal of ${head.task}, not of ${job.task}; ${advice}`;
  const [found, wanted] = [head.options ?? {}, job.options ?? {}] as Readonly<Record<string, unknown>>[];
  const differing = Object.keys(wanted!).filter((key) => JSON.stringify(found![key]) !== JSON.stringify(wanted![key]));
  const names = differing.map((key) => optionNames[key] ?? `--${key}`).join(", ");
  return `is the journal of ${job.task} with other options: ${names}; ${advice}`;
}

/** What a person calls an option whose name in the program is another one. */
const optionNames: Readonly<Record<string, string>> = { form: "--json or --csv", named: "one file or many" };

function readResult(text: string): Pick<StampedResult<unknown>, "file" | "stamp"> | null {
  const { file, stamp, status, out, err } = (readObject(text) ?? {}) as Partial<StampedResult<unknown>>;
  const is = typeof status === "number" && typeof out === "string" && typeof err === "string";
  return is && typeof file === "string" && typeof stamp === "string" ? { file, stamp } : null;
}

function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** Gives the number of bytes. */
function writeAll(file: number, text: string, at: number): number {
  const bytes = Buffer.from(text);
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done);
  } catch (error) {
    throw new Error(`the journal: ${inPlainWords(error)}`);
  }
  return bytes.length;
}

function textAt(file: number, { at, length }: Place): string {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, at + done);
    if (read === 0) throw new Error("the journal has been cut while it was in use");
    done += read;
  }
  return bytes.toString();
}

/** The complete lines, and where each stands. */
function* linesOf(file: number): Generator<{ readonly text: string; readonly place: Place }, void, undefined> {
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
      yield { text: bytes.toString("utf8", from, to), place: { at: start + from, length: to - from } };
      from = to + 1;
    }
    rest = bytes.subarray(from);
    start += from;
  }
}
