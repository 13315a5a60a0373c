import { factsOf } from "../../accounts/index.ts";
import { explainRemark } from "../../messages/index.ts";
import type { Remark } from "../../notation/index.ts";
import { byteOrderMark, csvLine } from "../output/csv.ts";
import { countingRemarks, problemOf, type RecordFile, remarksOf, statusWord } from "../record/read-record.ts";

/** The columns of the table of games that `check` and `stats` print with `--csv`. They are a versioned interface. */
const columns = [
  "file",
  "status",
  "date",
  "player 1",
  "score 1",
  "player 2",
  "score 2",
  "other players",
  "spread",
  "highest play",
  "points",
  "played by",
  "remarks",
  "first remark",
  "over",
] as const;

/** What begins the table: the line that names the columns, marked as UTF-8. */
export function tableHead(separator: string): string {
  return `${byteOrderMark}${csvLine(columns, separator)}`;
}

/** One file of the table. */
export function tableLine(file: string, record: RecordFile, separator: string): string {
  const facts = record.kind === "game" ? factsOf(record.game, { file }) : null;
  const remarks = countingRemarks(remarksOf(record));
  const [first] = remarks;
  const { date = null, players = [], spread = null, highestPlay = null } = facts ?? {};
  const [one, two, ...others] = players;
  const byColumn: Readonly<Record<(typeof columns)[number], string | number | null>> = {
    file,
    status: statusWord(record),
    date,
    "player 1": one?.name ?? null,
    "score 1": one?.score ?? null,
    "player 2": two?.name ?? null,
    "score 2": two?.score ?? null,
    "other players": others.map(({ name, score }) => `${name} ${score}`).join("; "),
    spread,
    "highest play": highestPlay?.word ?? null,
    points: highestPlay?.points ?? null,
    "played by": highestPlay && (players[highestPlay.player]?.name ?? null),
    remarks: facts === null ? null : remarks.length,
    "first remark": first === undefined ? problemOf(record) : remarkField(first),
    over: facts === null ? null : facts.winners === null ? "no" : "yes",
  };
  return csvLine(
    columns.map((column) => byColumn[column]),
    separator,
  );
}

/** A remark in one field. */
function remarkField(remark: Remark): string {
  const { line, column, code } = remark;
  const { found, expected } = explainRemark(remark);
  return `${line}:${column} ${code}: found ${found}, expected ${expected}`;
}
