import type { GcgCounts } from "../../notation/index.ts";
import { printable } from "../../read/printable.ts";
import { addCounts } from "../../records/add-counts.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { languageNamed } from "../languages.ts";
import type { Form } from "../output/form.ts";
import { jsonText } from "../output/json-text.ts";
import { eachRecord } from "../record/each-record.ts";
import { gameJson } from "../record/game-json.ts";
import { countingRemarks, isRight, problemOf, type RecordFile, remarksOf, statusWord } from "../record/read-record.ts";
import { remarkJson, remarkLine } from "../remarks.ts";
import { tableHead, tableLine } from "./game-table.ts";

/** How files are checked. */
export interface CheckOptions {
  readonly form: Form;
  /** Whether a JSON object has the game, too. */
  readonly details: boolean;
  /** The name of a ruleset. */
  readonly rules: string | null;
  /** The name of a language. */
  readonly language: string;
  readonly colours: boolean;
}

/** What was counted in the files together. */
export interface CheckSum extends GcgCounts {
  readonly games: number;
  /** Files that are not a game or cannot be read. */
  readonly failures: number;
  /** Remarks on games, without those on unknown pragmas. */
  readonly remarks: number;
}

const noCounts: GcgCounts = { events: 0, plays: 0, scoresAgreed: 0, totals: 0, totalsAgreed: 0 };
const nothing: CheckSum = { games: 0, failures: 0, remarks: 0, ...noCounts };
const failed: CheckSum = { ...nothing, failures: 1 };

/** What `check` does with each file. */
export const checkFile: FileTask<CheckOptions, CheckSum> = {
  name: "check",
  head: ({ form }) => (form.kind === "csv" ? tableHead(form.separator) : ""),
  start: eachRecord(resultOf),
  none: () => nothing,
  add: addCounts,
};

function resultOf(file: string, record: RecordFile, options: CheckOptions): FileResult<CheckSum> {
  const out = printers[options.form.kind](file, record, options);
  if (record.kind === "unreadable")
    return { status: 2, out, err: `tilewright check: ${printable(`${file}: ${record.reason}`)}\n`, sum: failed };
  if (record.kind === "not-a-game") return { status: 2, out, err: "", sum: failed };
  const { counts, remarks } = record;
  return {
    status: isRight(remarks) ? 0 : 1,
    out,
    err: "",
    sum: { games: 1, failures: 0, remarks: countingRemarks(remarks).length, ...counts },
  };
}

type Printer = (file: string, record: RecordFile, options: CheckOptions) => string;

const printers: Readonly<Record<Form["kind"], Printer>> = {
  text: (file, record, { colours, language }) => {
    const words = languageNamed(language);
    return remarksOf(record)
      .map((remark) => `${remarkLine(file, remark, words, colours)}\n`)
      .join("");
  },
  json: (file, record, options) => `${jsonText(jsonOf(file, record, options))}\n`,
  csv: (file, record, { form }) => tableLine(file, record, form.separator),
};

/** The object that `--json` prints. It is a versioned interface: see docs/command-line.md. */
function jsonOf(file: string, record: RecordFile, { details, language }: CheckOptions): object {
  const words = languageNamed(language);
  const counts = record.kind === "game" ? record.counts : noCounts;
  const game = record.kind === "game" ? gameJson(file, record.game) : null;
  return {
    schema: "tilewright.check/1",
    file,
    status: statusWord(record),
    problem: problemOf(record),
    events: counts.events,
    plays: counts.plays,
    scoresAgreed: counts.scoresAgreed,
    totals: counts.totals,
    totalsAgreed: counts.totalsAgreed,
    remarks: remarksOf(record).map((remark) => remarkJson(remark, words)),
    ...(details ? { game } : {}),
  };
}
