import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { inPlainWords } from "../output/system-errors.ts";
import { rulesetNamed } from "../rules.ts";
import { type RecordFile, readRecord } from "./read-record.ts";

/** The `start` of a task that reads each file as a recorded game, by the rules that `--rules` names. */
export function eachRecord<Options extends { readonly rules: string | null }, Sum>(
  resultOf: (file: string, record: RecordFile, options: Options) => FileResult<Sum>,
): FileTask<Options, Sum>["start"] {
  return (options) => {
    const ruleset = rulesetNamed(options.rules ?? undefined);
    return (file) =>
      resultOrFailure(
        () => readRecord(file, ruleset),
        (record) => resultOf(file, record, options),
      );
  };
}

/**
 * The result for a record. One on which the library itself fails counts as a file that cannot be read: the others are
 * still worked on.
 */
export function resultOrFailure<Result>(read: () => RecordFile, resultOf: (record: RecordFile) => Result): Result {
  try {
    return resultOf(read());
  } catch (error) {
    return resultOf({ kind: "unreadable", reason: `tilewright fails on it: ${inPlainWords(error)}` });
  }
}
