import type { Ruleset } from "../../index.ts";
import { explainRemark, type Messages } from "../../messages/index.ts";
import {
  type GcgCounts,
  type GcgGame,
  parseGameHistory,
  parseGcg,
  type RecordProblem,
  type Remark,
} from "../../notation/index.ts";
import { type RecordFigures, recordFiguresOf } from "../../records/index.ts";
import { FileError, readInput } from "../input/read-file.ts";
import { jsonText } from "../output/json-text.ts";
import { inPlainWords } from "../output/system-errors.ts";
import { errorLine } from "../remarks.ts";
import { tileSets } from "../tile-sets.ts";

/** A recorded game. */
export interface GameFile {
  readonly kind: "game";
  readonly game: GcgGame;
  readonly remarks: readonly Remark[];
  readonly counts: GcgCounts;
  readonly bytes: Uint8Array;
}

/** What a file turned out to be. */
export type RecordFile =
  | GameFile
  /** A text that is not a game. */
  | { readonly kind: "not-a-game"; readonly problem: RecordProblem }
  /** A file that cannot be read. */
  | { readonly kind: "unreadable"; readonly reason: string };

/** Reads a recorded game. A file that cannot be read is an answer, too. */
export function readRecord(file: string, ruleset: Ruleset | undefined): RecordFile {
  let bytes: Uint8Array;
  try {
    bytes = readInput(file, "is a directory without .gcg files");
  } catch (error) {
    return { kind: "unreadable", reason: error instanceof FileError ? error.reason : inPlainWords(error) };
  }
  const { ok, game, remarks, counts, problems } = parseRecord(bytes, ruleset);
  return ok ? { kind: "game", game, remarks, counts, bytes } : { kind: "not-a-game", problem: problems[0] };
}

/**
 * The result for a file. A record on which the library itself fails counts as a file that cannot be read: the others
 * are still worked on.
 */
export function withRecord<Result>(
  file: string,
  ruleset: Ruleset | undefined,
  resultOf: (record: RecordFile) => Result,
): Result {
  try {
    return resultOf(readRecord(file, ruleset));
  } catch (error) {
    return resultOf({ kind: "unreadable", reason: `tilewright fails on it: ${inPlainWords(error)}` });
  }
}

/** Reads a recorded game from text or bytes: GCG, GCG wrapped in JSON, or a game history in JSON. */
export function parseRecord(bytes: Uint8Array, ruleset: Ruleset | undefined): ReturnType<typeof parseGcg> {
  const options = { ruleset, tileSets: [...tileSets.values()] };
  const record = parseGcg(bytes, options);
  return record.ok || !isJson(bytes) ? record : parseGameHistory(bytes, options);
}

/** Whether a record is JSON, by how it begins. */
export function isJson(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}

/** What a file is, in one word, for programs. */
export function statusWord(record: RecordFile): "ok" | "remarks" | "not-a-game" | "unreadable" {
  if (record.kind !== "game") return record.kind;
  return countingRemarks(record.remarks).length === 0 ? "ok" : "remarks";
}

/** The remarks that make a record wrong: a pragma that nobody knows does not. */
export function countingRemarks<Each extends { readonly code: string }>(remarks: readonly Each[]): readonly Each[] {
  return remarks.filter(({ code }) => code !== "unknown-pragma");
}

/** The remarks on a game, or the first thing that is wrong with a text that is not a game. */
export function remarksOf(record: RecordFile): readonly Remark[] {
  if (record.kind === "game") return record.remarks;
  return record.kind === "not-a-game" ? [record.problem] : [];
}

/**
 * The line for standard error on a file that is not a game: `tilewright fmt: a.gcg: no such file`. A game has none.
 */
export function refusalLine(command: string, file: string, record: RecordFile, words: Messages): string {
  if (record.kind === "game") return "";
  const why =
    record.kind === "unreadable"
      ? `${file}: ${record.reason}`
      : `${file}:${record.problem.line}:${record.problem.column} ${explainRemark(record.problem, words).sentence}`;
  return errorLine(command, why);
}

/** The line of JSON on a file, with what all commands say of it. */
export function jsonLine(schema: string, file: string, record: RecordFile, more: object): string {
  return `${jsonText({ schema, file, status: statusWord(record), problem: problemOf(record), ...more })}\n`;
}

/** Why a file cannot be read, without its name; `null` if it can. */
export function problemOf(record: RecordFile): string | null {
  return record.kind === "unreadable" ? record.reason : null;
}

/** What is counted in a file, to be added up with that of others. */
export function figuresOfFile(file: string, record: RecordFile): RecordFigures {
  if (record.kind === "game") return recordFiguresOf(file, record);
  return recordFiguresOf(file, { problem: record.kind === "not-a-game" ? record.problem : record.reason });
}
