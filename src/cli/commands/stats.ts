import { type GivenGames, gamesCommand } from "../games-command.ts";
import { formOptions } from "../output/form.ts";
import { jsonText } from "../output/json-text.ts";
import { outOption } from "../output/out-file.ts";
import { tableHead, tableLine } from "../record/game-table.ts";
import { refusalLine } from "../record/read-record.ts";
import { reportOf, tableOf } from "../season/report.ts";
import { addSeason, noSeason, type Season, seasonOf } from "../season/season.ts";
import { textOf } from "../season/text.ts";
import { oneOf } from "../unfit.ts";

const options = {
  ...formOptions,
  table: {
    value: "NAME",
    help: `with --csv: games (a line for each game; this one without the option), players (the standings), plays (the
      ten highest) or remarks (by kind)`,
  },
  ...outOption,
} as const;

/** Figures over many recorded games. */
export const stats = gamesCommand<typeof options, Season>({
  usage: "stats FILES...",
  summary: "high games, high plays, averages and standings of a season",
  about: `
The averages, the highest games and plays, a line for each player, and what is
wrong in the records by kind. Plays that were challenged off do not count.`,
  options,
  notes: `
A game that is not over counts for high games and high plays, and for no
average of scores, spread or standing. The exit status is 0, or 2 if a file is
not a game or cannot be read.`,
  examples: ["stats games", "stats games --csv --table players --out standings.csv"],
  before({ values, form }) {
    if (values.table !== undefined && form.kind !== "csv") throw new Error("--table: only --csv prints a table");
    oneOf("--table", values.table ?? "games", tables);
    return undefined;
  },
  head: (given) => (listsGames(given) ? tableHead(given.form.separator) : ""),
  each: (file, record, given) => ({
    status: record.kind === "game" ? 0 : 2,
    out: listsGames(given) ? tableLine(file, record, given.form.separator) : "",
    err: refusalLine("stats", file, record, given.words),
    sum: seasonOf(file, record),
  }),
  none: noSeason,
  add: addSeason,
  async end(sum, given, { print }) {
    const { values, form } = given;
    const report = reportOf(sum);
    if (form.kind === "json") await print(`${jsonText(report)}\n`);
    if (form.kind === "text") await print(textOf(report));
    if (form.kind === "csv" && !listsGames(given)) await print(tableOf(report, values.table!, form.separator));
  },
});

/** What there are tables of. That of games is printed file by file, the others at the end. */
const tables = ["games", "players", "plays", "remarks"];

function listsGames({ values, form }: GivenGames<typeof options>): boolean {
  return form.kind === "csv" && (values.table ?? "games") === "games";
}
