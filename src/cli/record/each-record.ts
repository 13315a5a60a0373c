import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { rulesetNamed } from "../rules.ts";
import { type RecordFile, readRecord } from "./read-record.ts";

/** The `start` of a task that reads each file as a recorded game, by the rules that `--rules` names. */
export function eachRecord<Options extends { readonly rules: string | null }, Sum>(
  resultOf: (file: string, record: RecordFile, options: Options) => FileResult<Sum>,
): FileTask<Options, Sum>["start"] {
  return (options) => {
    const ruleset = rulesetNamed(options.rules ?? undefined);
    return (file) => resultOf(file, readRecord(file, ruleset), options);
  };
}
