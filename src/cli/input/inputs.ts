import { statSync } from "node:fs";
import { pathsIn } from "./file-list.ts";
import { isPattern } from "./pattern.ts";
import { standardInput } from "./read-file.ts";
import { filesMatching, gamesIn } from "./walk.ts";

/** The help of what `inputsOf` reads. */
export const inputHelp = `
FILES are files, folders (every .gcg file in them), patterns in quotation marks
such as "games/**/*.gcg", and - for standard input.`;

/** The help of the option beside them. */
export const filesFromHelp = `
  --files-from LIST   read the names of files from LIST, or from standard input
                      if it is -: one a line, or each ended by a zero byte`;

/**
 * The files that the arguments and a list stand for, in their order. They can be gone through more than once. What is
 * not there is among them as it was written, so that reading it says what is wrong.
 *
 * @throws Error with a message of one line if there is no argument and no list
 */
export function inputsOf(args: readonly string[], list: string | undefined): Iterable<string> {
  if (args.length === 0 && list === undefined) throw new Error("expected the files of recorded games");
  const listed = list === undefined ? [] : listOf(list);
  return {
    *[Symbol.iterator]() {
      for (const arg of args) yield* filesOf(arg);
      yield* listed;
    },
  };
}

/** A list on standard input can be read only once, so it is kept. One in a file may have millions of lines. */
function listOf(list: string): Iterable<string> {
  if (list !== standardInput) return { [Symbol.iterator]: () => pathsIn(list) };
  return [...pathsIn(list)];
}

function* filesOf(arg: string): Generator<string, void, undefined> {
  if (arg === standardInput) return yield arg;
  const found = statSync(arg, { throwIfNoEntry: false });
  let any = false;
  if (found?.isDirectory() === true || (found === undefined && isPattern(arg)))
    for (const file of found === undefined ? filesMatching(arg) : gamesIn(arg)) {
      any = true;
      yield file;
    }
  if (!any) yield arg;
}

/** Whether there is more than one file. */
export function areMany(inputs: Iterable<string>): boolean {
  let count = 0;
  for (const _ of inputs) if (++count > 1) return true;
  return false;
}
