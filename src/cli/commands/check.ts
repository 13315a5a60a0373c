import { addFigures, type RecordFigures } from "../../records/index.ts";
import { type GivenGames, gamesCommand } from "../games-command.ts";
import { counted, digits } from "../output/counted.ts";
import { type Form, formOptions } from "../output/form.ts";
import { outOption } from "../output/out-file.ts";
import { gameJson } from "../record/game-json.ts";
import { tableHead, tableLine } from "../record/game-table.ts";
import {
  countingRemarks,
  figuresOfFile,
  jsonLine,
  type RecordFile,
  refusalLine,
  remarksOf,
  statusWord,
} from "../record/read-record.ts";
import { remarkJson, remarkLine } from "../remarks.ts";

const options = {
  ...formOptions,
  ...outOption,
  details: { help: "with --json: also players, final scores, winners, lexicon, tile set, ruleset and every play" },
} as const;

/** Checks recorded games. */
export const check = gamesCommand<typeof options, RecordFigures>({
  usage: "check FILES...",
  summary: "replays recorded games (GCG) and lists the errors",
  about: `
Rescores every play, adds up every total, and checks racks, turn order and
points for unplayed tiles against the rules. Prints one remark per line:
FILE:LINE:COLUMN CODE, then what is wrong. Also reads game histories in JSON,
and GCG wrapped in JSON (as some servers return it).`,
  options,
  notes: `
The exit status is 0 if no errors are found, 1 if any are, or 2 if a file is not
a game or cannot be read. Unknown pragmas are listed, but do not count as
errors.`,
  examples: ["check games", "check games --csv --out season.csv"],
  before({ values, form }) {
    if (values.details === true && form.kind !== "json") throw new Error("--details can only be used with --json");
    return undefined;
  },
  head: ({ form }) => (form.kind === "csv" ? tableHead(form.separator) : ""),
  each(file, record, given) {
    return {
      status: record.kind !== "game" ? 2 : statusWord(record) === "ok" ? 0 : 1,
      out: printers[given.form.kind](file, record, given),
      // What is wrong with a text that is not a game stands among the results.
      err: record.kind === "unreadable" ? refusalLine("check", file, record, given.words) : "",
      sum: figuresOfFile(file, record),
    };
  },
  none: addFigures([]),
  add: (sum, more) => addFigures([sum, more]),
  async end(sum, _, { printError }) {
    const failed = sum.failures === 0 ? "" : `; ${counted(sum.failures, "file")} not read`;
    const remarks = countingRemarks(sum.remarks).reduce((all, { count }) => all + count, 0);
    // Where no game was read, it has been said why, and there is nothing to add up.
    if (sum.games > 0 || failed === "") await printError(`${checked(sum)}; ${counted(remarks, "remark")}${failed}\n`);
  },
});

/** All files that were checked. */
function checked({ games, plays, scoresAgreed, totalsAgreed, totals }: RecordFigures): string {
  const agreed = `${counted(scoresAgreed, "score")} and ${digits(totalsAgreed)} of ${counted(totals, "total")} agree`;
  return `${counted(games, "game")}, ${counted(plays, "play")}: ${agreed}`;
}

type Printer = (file: string, record: RecordFile, given: GivenGames<typeof options>) => string;

const printers: Readonly<Record<Form["kind"], Printer>> = {
  text: (file, record, { words, colours }) =>
    remarksOf(record)
      .map((remark) => `${remarkLine(file, remark, words, colours)}\n`)
      .join(""),
  /** What `--json` prints is a versioned interface: see docs/command-line.md. */
  json: (file, record, { words, values }) => {
    const { events, plays, scoresAgreed, totals, totalsAgreed } = figuresOfFile(file, record);
    const remarks = remarksOf(record).map((remark) => remarkJson(remark, words));
    const details = values.details === true ? { game: gameJson(file, record) } : {};
    const counts = { events, plays, scoresAgreed, totals, totalsAgreed };
    return jsonLine("tilewright.check/1", file, record, { ...counts, remarks, ...details });
  },
  csv: (file, record, { form }) => tableLine(file, record, form.separator),
};
