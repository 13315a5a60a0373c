import { addFigures, type RecordFigures } from "../../records/index.ts";
import { printable } from "../../render/index.ts";
import type { FileResult, FileTask } from "../bulk/file-task.ts";
import { languageNamed } from "../languages.ts";
import type { Form } from "../output/form.ts";
import { jsonText } from "../output/json-text.ts";
import { eachRecord } from "../record/each-record.ts";
import { gameJson } from "../record/game-json.ts";
import { figuresOfFile, isRight, problemOf, type RecordFile, remarksOf, statusWord } from "../record/read-record.ts";
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

/** What `check` does with each file. */
export const checkFile: FileTask<CheckOptions, RecordFigures> = {
  name: "check",
  head: ({ form }) => (form.kind === "csv" ? tableHead(form.separator) : ""),
  start: eachRecord(resultOf),
  none: () => addFigures([]),
  add: (sum, more) => addFigures([sum, more]),
};

function resultOf(file: string, record: RecordFile, options: CheckOptions): FileResult<RecordFigures> {
  const unread = record.kind === "unreadable" ? `tilewright check: ${printable(`${file}: ${record.reason}`)}\n` : "";
  return {
    status: record.kind !== "game" ? 2 : isRight(record.remarks) ? 0 : 1,
    out: printers[options.form.kind](file, record, options),
    err: unread,
    sum: figuresOfFile(file, record),
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

/** The object that `--json` prints. It is a versioned interface: see docs/formats.md. */
function jsonOf(file: string, record: RecordFile, { details, language }: CheckOptions): object {
  const words = languageNamed(language);
  const { events, plays, scoresAgreed, totals, totalsAgreed } = figuresOfFile(file, record);
  const game = record.kind === "game" ? gameJson(file, record.game) : null;
  return {
    schema: "tilewright.check/1",
    file,
    status: statusWord(record),
    problem: problemOf(record),
    events,
    plays,
    scoresAgreed,
    totals,
    totalsAgreed,
    remarks: remarksOf(record).map((remark) => remarkJson(remark, words)),
    ...(details ? { game } : {}),
  };
}
