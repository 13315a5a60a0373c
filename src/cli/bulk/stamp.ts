import { statSync } from "node:fs";
import { turnIn } from "../input/turn-argument.ts";
import type { FileTask, StampedResult } from "./file-task.ts";

/**
 * What shows that a file has changed: its size and the time of its last change. Empty if there is no such file. Of
 * `FILE@17` it is that of FILE.
 */
export function stampOf(file: string): string {
  try {
    const { size, mtimeMs } = statSync(turnIn(file)?.file ?? file);
    return `${size} ${mtimeMs}`;
  } catch {
    return "";
  }
}

/**
 * The work of a task, with the stamp of each file. It is taken before the file is read: if the file changes meanwhile,
 * the stamp is old, and the file is done again. Only a task that changes the file itself takes it afterwards.
 */
export function stampedWork<Options, Sum>(
  task: FileTask<Options, Sum>,
  options: Options,
): (file: string) => StampedResult<Sum> {
  const work = task.start(options);
  const changes = task.changesFiles?.(options) === true;
  return (file) => {
    const before = stampOf(file);
    const result = work(file);
    return { file, stamp: changes ? stampOf(file) : before, ...result };
  };
}
