import { pathsIn } from "./file-list.ts";
import { kindOf } from "./kind-of.ts";
import { isPattern } from "./pattern.ts";
import { standardInput } from "./read-file.ts";
import { turnIn } from "./turn-argument.ts";
import { filesMatching, gamesIn } from "./walk.ts";

/** The help of what `inputsOf` reads. */
export const inputHelp = `
FILES can be files, folders (every .gcg file in them), quoted patterns such as
"games/**/*.gcg", or - for standard input. Put names that contain spaces in
quotation marks.`;

/** The files to read. They can be gone through more than once. */
export interface Inputs extends Iterable<string> {
  /** Every file that is read: the files themselves, of `FILE@17` it is FILE, and the list of their names. */
  allRead(): Iterable<string>;
  /** What the folders held besides, when they were last gone through; `null` if nothing. */
  leftOut(): LeftOut | null;
}

/** Files in folders that do not end in `.gcg`. */
export interface LeftOut {
  readonly count: number;
  /** The first with `.gcg` in its name, such as `game.gcg.txt`; if there is none, the first. */
  readonly first: string;
}

/**
 * The files that the arguments and a list stand for, in their order. What is not there is among them as it was written,
 * so that reading it says what is wrong.
 *
 * @throws Error with a message of one line if there is no argument and no list, or if a name fell apart at its spaces
 */
export function inputsOf(args: readonly string[], list: string | undefined): Inputs {
  if (args.length === 0 && list === undefined) throw new Error("pass at least one file or folder of games");
  const broken = brokenName(args);
  if (broken !== null)
    throw new Error(`put names that contain spaces in quotation marks: "${broken}" instead of ${broken}`);
  const listed = list === undefined ? [] : listOf(list);
  let leftOut: LeftOut | null = null;
  const leave = (path: string): void => {
    const better = leftOut === null || (isOddRecord(path) && !isOddRecord(leftOut.first));
    leftOut = { count: (leftOut?.count ?? 0) + 1, first: better || leftOut === null ? path : leftOut.first };
  };
  return {
    *[Symbol.iterator]() {
      leftOut = null;
      for (const arg of args) yield* filesOf(arg, leave);
      yield* listed;
    },
    *allRead() {
      for (const file of this) yield turnIn(file)?.file ?? file;
      if (list !== undefined) yield list;
    },
    leftOut: () => leftOut,
  };
}

/** Whether a file looks like a record with a second ending. */
function isOddRecord(path: string): boolean {
  return /\.gcg/i.test(path.split("/").at(-1) ?? "");
}

/** A list on standard input can be read only once, so it is kept. One in a file may have millions of lines. */
function listOf(list: string): Iterable<string> {
  if (list !== standardInput) return { [Symbol.iterator]: () => pathsIn(list) };
  return [...pathsIn(list)];
}

function* filesOf(arg: string, leave: (path: string) => void): Generator<string, void, undefined> {
  if (arg === standardInput) return yield arg;
  const kind = kindOf(arg);
  let any = false;
  if (kind === "folder" || (kind === "missing" && isPattern(arg)))
    for (const file of kind === "folder" ? gamesIn(arg, leave) : filesMatching(arg)) {
      any = true;
      yield file;
    }
  if (!any) yield arg;
}

/** A name with spaces that a shell has made several arguments of; `null` if there is none. */
function brokenName(args: readonly string[]): string | null {
  for (const [missing, arg] of args.entries()) {
    if (isThere(arg)) continue;
    for (let from = Math.max(0, missing - mostPieces); from <= missing; from++)
      for (let to = Math.min(args.length, from + mostPieces); to > Math.max(missing, from + 1); to--) {
        const name = args.slice(from, to).join(" ");
        if (isThere(name)) return name;
      }
  }
  return null;
}

/** Names with more spaces are not looked for. */
const mostPieces = 8;

function isThere(name: string): boolean {
  if (name === standardInput || ["file", "folder", "other"].includes(kindOf(name))) return true;
  const [first] = isPattern(name) ? filesMatching(name) : [];
  return first !== undefined && kindOf(first) === "file";
}

/** Whether there are at least this many files. */
export function areAtLeast(wanted: number, inputs: Iterable<string>): boolean {
  let count = 0;
  for (const _ of inputs) if (++count >= wanted) return true;
  return false;
}
