import { type GivenGames, gamesCommand } from "../games-command.ts";
import { formOptions } from "../output/form.ts";
import { jsonText } from "../output/json-text.ts";
import { outOption } from "../output/out-file.ts";
import { tableHead, tableLine } from "../record/game-table.ts";
import { refusalLine } from "../record/read-record.ts";
import { reportOf, tableOf } from "../season/report.ts";
import { addSeason, noSeason, type Season, seasonOf } from "../season/season.ts";
import { seasonText } from "../season/text.ts";
import { oneOf } from "../unfit.ts";

const options = {
  ...formOptions,
  table: {
    value: "NAME",
    help: `with --csv: games (default; one row per game), players (the standings), plays (the ten highest) or
      remarks (by type)`,
  },
  ...outOption,
} as const;

/** Figures over many recorded games. */
export const stats = gamesCommand<typeof options, Season>({
  usage: "stats FILES...",
  summary: "prints a season's averages, high games, high plays and standings",
  about: `
Prints averages, the highest-scoring games and plays, one line per player, and a
count of each type of error. Plays that were challenged off do not count.`,
  options,
  notes: `
Unfinished games count towards high games and high plays, but not towards
averages or standings. The exit status is 0 on success, or 2 if a file is not a
game or cannot be read.`,
  examples: ["stats games", "stats games --csv --table players --out standings.csv"],
  before({ values, form }) {
    if (values.table !== undefined && form.kind !== "csv") throw new Error("--table can only be used with --csv");
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
    if (form.kind === "text") await print(seasonText(report));
    if (form.kind === "csv" && !listsGames(given)) await print(tableOf(report, values.table!, form.separator));
  },
});

/** What there are tables of. That of games is printed file by file, the others at the end. */
const tables = ["games", "players", "plays", "remarks"];

function listsGames({ values, form }: GivenGames<typeof options>): boolean {
  return form.kind === "csv" && (values.table ?? "games") === "games";
}
