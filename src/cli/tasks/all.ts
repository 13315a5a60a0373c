import type { FileTask } from "../bulk/file-task.ts";
import { checkFile } from "./check-file.ts";
import { fmtFile } from "./fmt-file.ts";
import { positionsFile } from "./positions-file.ts";
import { replayFile } from "./replay-file.ts";
import { statsFile } from "./stats-file.ts";

/** Every task by its name, for threads. */
export const tasks: ReadonlyMap<string, FileTask<never, unknown>> = new Map(
  [checkFile, statsFile, replayFile, positionsFile, fmtFile].map((task) => [
    task.name,
    task as unknown as FileTask<never, unknown>,
  ]),
);
