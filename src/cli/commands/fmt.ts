import { printable } from "../../render/index.ts";
import { format, writeInPlace } from "../fmt/format.ts";
import { changeWords, leftWords } from "../fmt/tidying.ts";
import { gamesCommand } from "../games-command.ts";
import { addCounts } from "../record/add-counts.ts";
import { jsonLine, problemOf, refusalLine } from "../record/read-record.ts";

const schema = "tilewright.fmt/2";
const nothing = { formatted: 0, unchanged: 0, left: 0 };

/** Writes recorded games in their standard form. */
export const fmt = gamesCommand({
  usage: "fmt FILES...",
  summary: "rewrites recorded games as standard GCG",
  about: `
The result is UTF-8, with consistent line endings, header lines in a fixed
order, dots for tiles played through, and missing scores and totals filled in.
Only the formatting is changed, never the figures: a record in which a score,
total, rack or move would change is skipped, and the reason is printed. Changes
are reported on standard error.`,
  options: {
    write: { help: "edit the files in place (default: print the result)" },
    json: { help: "print one JSON object per file: status and changes" },
  },
  notes: `
The exit status is 0 on success, 1 if a file was skipped, or 2 if a file is not
a game or cannot be read.`,
  examples: ["fmt final.gcg", "fmt games --write"],
  before({ values, many }) {
    if (values.write !== true && values.json !== true && many)
      throw new Error(
        "only one record can be printed: pass --write to edit several files, or --json to list the changes",
      );
    return undefined;
  },
  printsRecord: ({ values }) => values.json !== true && values.write !== true,
  each(file, record, { values, form, words, ruleset }) {
    const asJson = form.kind === "json";
    if (record.kind !== "game") {
      const reason = problemOf(record);
      const problem = reason === null ? null : { code: "unreadable", text: reason };
      const out = asJson ? jsonLine(schema, file, record, { problem, changes: [] }) : "";
      return { status: 2, out, err: refusalLine("fmt", file, record, words), sum: nothing };
    }
    const formatted = format(record, ruleset);
    const left = formatted.left ?? (values.write === true ? writeInPlace(file, record, formatted) : null);
    const status = left !== null ? "left" : formatted.changes.length === 0 ? "unchanged" : "formatted";
    const problem = left && { ...left, text: leftWords(left) };
    const done = left === null ? formatted.changes : [];
    const changes = done.map((change) => ({ ...change, text: changeWords(change) }));
    const said = left === null ? changes.map(({ text }) => text).join("; ") : `skipped: ${leftWords(left)}`;
    const text = values.write === true ? "" : formatted.text;
    return {
      status: left === null ? 0 : 1,
      out: asJson ? jsonLine(schema, file, record, { status, problem, changes }) : text,
      err: asJson || status === "unchanged" ? "" : `${printable(`${file}: ${said}`)}\n`,
      sum: { ...nothing, [status]: 1 },
    };
  },
  none: nothing,
  add: addCounts,
  async end({ formatted, unchanged, left }, { values }, { printError }) {
    const sum = `${formatted} formatted, ${unchanged} already standard, ${left} skipped`;
    if (values.write === true) await printError(`${sum}\n`);
  },
});
