import { explainRemark } from "../../messages/index.ts";
import type { Remark } from "../../notation/index.ts";
import { factsOf, type GameFacts } from "../../replay/index.ts";
import { byteOrderMark, csvLine } from "../output/csv.ts";
import { countingRemarks, problemOf, type RecordFile, remarksOf, statusWord } from "./read-record.ts";

/** What a line of the table is made of. */
interface Line {
  readonly file: string;
  readonly record: RecordFile;
  /** `null` for a file that is not a game. */
  readonly facts: GameFacts | null;
  readonly players: GameFacts["players"];
  readonly remarks: readonly Remark[];
}

/** The columns of the table of games that `check` and `stats` print with `--csv`. They are a versioned interface. */
const columns: readonly (readonly [name: string, of: (line: Line) => string | number | null | undefined])[] = [
  ["file", ({ file }) => file],
  ["status", ({ record }) => statusWord(record)],
  ["date", ({ facts }) => facts?.date],
  ["player 1", ({ players }) => players[0]?.name],
  ["score 1", ({ players }) => players[0]?.score],
  ["player 2", ({ players }) => players[1]?.name],
  ["score 2", ({ players }) => players[1]?.score],
  [
    "other players",
    ({ players }) =>
      players
        .slice(2)
        .map(({ name, score }) => `${name} ${score}`)
        .join("; "),
  ],
  ["spread", ({ facts }) => facts?.spread],
  ["highest play", ({ facts }) => facts?.highestPlay?.word],
  ["points", ({ facts }) => facts?.highestPlay?.points],
  ["played by", ({ facts, players }) => facts?.highestPlay && players[facts.highestPlay.player]?.name],
  ["remarks", ({ facts, remarks }) => facts && remarks.length],
  ["first remark", ({ record, remarks: [first] }) => (first === undefined ? problemOf(record) : remarkField(first))],
  ["over", ({ facts }) => facts && (facts.end === null ? "no" : "yes")],
];

/** What begins the table: the line that names the columns, marked as UTF-8. */
export function tableHead(separator: string): string {
  const names = columns.map(([name]) => name);
  return `${byteOrderMark}${csvLine(names, separator)}`;
}

/** One file of the table. */
export function tableLine(file: string, record: RecordFile, separator: string): string {
  const facts = record.kind === "game" ? factsOf(record.game, { file }) : null;
  const remarks = countingRemarks(remarksOf(record));
  const line = { file, record, facts, players: facts?.players ?? [], remarks };
  const cells = columns.map(([, of]) => of(line) ?? null);
  return csvLine(cells, separator);
}

/** A remark in one field. */
function remarkField(remark: Remark): string {
  const { line, column, code } = remark;
  const { found, expected } = explainRemark(remark);
  return `${line}:${column} ${code}: found ${found}, expected ${expected}`;
}
