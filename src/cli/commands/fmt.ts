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
  summary: "writes recorded games in the standard form of GCG",
  about: `
UTF-8, one kind of line end, the header in one order, dots for tiles played
through, missing scores and totals filled in. The form is mended and never a
figure: a record in which a score, a total, a rack or a move would change is
left as it is, and you read why. What was done is printed on standard error.`,
  options: {
    write: { help: "change the files; otherwise the text is printed" },
    json: { help: "print one JSON object for each file: status and changes" },
  },
  notes: `
The exit status is 0, 1 if a file was left as it is, 2 if a file is not a game
or cannot be read.`,
  examples: ["fmt final.gcg", "fmt games --write"],
  before({ values, many }) {
    if (values.write !== true && values.json !== true && many)
      throw new Error("only one record can be printed; --write changes many, --json says what would be done");
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
    const said = left === null ? changes.map(({ text }) => text).join("; ") : `left as it is: ${leftWords(left)}`;
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
    const sum = `${formatted} formatted, ${unchanged} unchanged, ${left} left as they are`;
    if (values.write === true) await printError(`${sum}\n`);
  },
});
