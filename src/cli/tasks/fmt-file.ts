import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Ruleset } from "../../index.ts";
import { decode } from "../../notation/gcg/lines/decode.ts";
import { formatGcg, type GcgGame, type Remark } from "../../notation/index.ts";
import { printable } from "../../read/printable.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { standardInput } from "../input/read-file.ts";
import { languageNamed } from "../languages.ts";
import { jsonText } from "../output/json-text.ts";
import { inPlainWords } from "../output/system-errors.ts";
import { eachRecord } from "../record/each-record.ts";
import { isJson, parseRecord, problemOf, type RecordFile, refusalOf, statusWord } from "../record/read-record.ts";
import { rulesetNamed } from "../rules.ts";
import { type Change, changeWords, leftLine, leftWords, type WhyLeft } from "./tidying.ts";

/** How records are written. */
export interface FmtOptions {
  readonly json: boolean;
  /** Whether files are changed; otherwise what they would become is printed. */
  readonly write: boolean;
  readonly rules: string | null;
  /** The name of a language. */
  readonly language: string;
}

/** How many files there were of each kind. */
export interface FmtSum {
  readonly formatted: number;
  readonly unchanged: number;
  readonly left: number;
}

const nothing: FmtSum = { formatted: 0, unchanged: 0, left: 0 };

/** What `fmt` does with each file. */
export const fmtFile: FileTask<FmtOptions, FmtSum> = {
  name: "fmt",
  head: () => "",
  start: eachRecord(resultOf),
  printsRecord: ({ json, write }) => !json && !write,
  none: () => nothing,
  add: (sum, more) => ({
    formatted: sum.formatted + more.formatted,
    unchanged: sum.unchanged + more.unchanged,
    left: sum.left + more.left,
  }),
};

/** What a record becomes: its text, what was done to it, and why it was left alone if it was. */
interface Formatted {
  readonly text: string;
  readonly changes: readonly Change[];
  readonly left: WhyLeft | null;
}

function resultOf(file: string, record: RecordFile, options: FmtOptions): FileResult<FmtSum> {
  const words = languageNamed(options.language);
  if (record.kind !== "game") {
    const reason = problemOf(record);
    const problem = reason === null ? null : { code: "unreadable", text: reason };
    const head = { schema, file, status: statusWord(record), problem, changes: [] };
    const err = `tilewright fmt: ${printable(refusalOf(file, record, words) ?? "")}\n`;
    return { status: 2, out: options.json ? `${jsonText(head)}\n` : "", err, sum: nothing };
  }
  const formatted = format(record, rulesetNamed(options.rules ?? undefined));
  const { text, changes } = formatted;
  const failure: WhyLeft | null =
    formatted.left ??
    (options.write && isJson(record.bytes) ? ({ code: "json" } as const) : null) ??
    (options.write && changes.length > 0 ? write(file, text) : null);
  const status = failure !== null ? "left" : changes.length === 0 ? "unchanged" : "formatted";
  const problem = failure === null ? null : { ...failure, text: leftWords(failure, words) };
  const done = problem === null ? changes.map((change) => ({ ...change, text: changeWords(change, words) })) : [];
  const said = failure === null ? done.map(({ text }) => text).join("; ") : leftLine(failure, words);
  const err = status === "unchanged" ? "" : `${printable(`${file}: ${said}`)}\n`;
  const json = { schema, file, status, problem, changes: done };
  return {
    status: failure === null ? 0 : 1,
    out: options.json ? `${jsonText(json)}\n` : options.write ? "" : text,
    err: options.json ? "" : err,
    sum: { ...nothing, [status]: 1 },
  };
}

const schema = "tilewright.fmt/2";

type GameFile = Extract<RecordFile, { readonly kind: "game" }>;

/** Writes the record in the standard form, unless anything but its form would change. */
function format({ game, remarks, bytes }: GameFile, ruleset: Ruleset | undefined): Formatted {
  const before = decode(bytes).text;
  const { text, remarks: lost } = formatGcg(game);
  const again = parseRecord(new TextEncoder().encode(text), ruleset);
  const left = whyLeft({ game, remarks }, lost, again.ok ? again : null);
  return left === null ? { text, changes: changesOf(bytes, before, text), left } : { text: before, changes: [], left };
}

/** Why the standard form is not the same game with the same figures; `null` if it is. */
function whyLeft(
  old: { readonly game: GcgGame; readonly remarks: readonly Remark[] },
  lost: readonly Remark[],
  again: { readonly game: GcgGame; readonly remarks: readonly Remark[] } | null,
): WhyLeft | null {
  const [first] = lost;
  if (first !== undefined) return { code: "not-expressible", reason: first.reason };
  if (again === null) return { code: "not-read-again" };
  if (JSON.stringify(again.game.state) !== JSON.stringify(old.game.state)) return { code: "moves" };
  const figures = (remarks: readonly Remark[]): string =>
    JSON.stringify(remarks.map(({ code, event, reason }) => [code, event, reason]));
  if (figures(again.remarks) !== figures(old.remarks)) return { code: "remarks" };
  const extras = ({ title, lexicon, names, pragmas, notes }: GcgGame): string =>
    JSON.stringify([title, lexicon, names, pragmas, notes]);
  return extras(again.game) === extras(old.game) ? null : { code: "texts" };
}

/** What was done. `before`: the text of the bytes, without a byte order mark. */
function changesOf(bytes: Uint8Array, before: string, after: string): readonly Change[] {
  if (Buffer.from(after).equals(bytes)) return [];
  const old = before.split(/\r\n|\r|\n/);
  const lines = new Set(old);
  const written = after.split("\n").filter((line) => !lines.has(line)).length;
  const changes: Change[] = [];
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (!Buffer.from(before).equals(marked ? bytes.subarray(3) : bytes)) changes.push({ code: "encoding" });
  if (marked) changes.push({ code: "byte-order-mark" });
  if (before.includes("\r")) changes.push({ code: "line-ends" });
  if (written > 0) changes.push({ code: "lines", lines: written });
  return changes.length > 0 ? changes : [{ code: "order" }];
}

/** Writes beside the file and then puts it in its place, so that nothing is lost if the program is stopped. */
function write(file: string, text: string): WhyLeft | null {
  if (file === standardInput) return { code: "standard-input" };
  const beside = `${file}.tilewright-${process.pid}`;
  try {
    const target = realpathSync(file); // a link stays a link
    writeFileSync(beside, text, { mode: statSync(target).mode });
    renameSync(beside, target);
    return null;
  } catch (error) {
    rmSync(beside, { force: true });
    return { code: "not-written", text: inPlainWords(error) };
  }
}
