import type { SeasonSentences } from "../../messages/index.ts";
import type { HighGame, HighPlay, RemarkCount } from "../../records/index.ts";
import { printable } from "../../render/index.ts";
import { type GivenGames, gamesCommand } from "../games-command.ts";
import { type Language, together, wholly } from "../languages.ts";
import { byteOrderMark, csvLine } from "../output/csv.ts";
import { formOptions } from "../output/form.ts";
import { jsonText } from "../output/json-text.ts";
import { outOption } from "../output/out-file.ts";
import { alignedLines } from "../output/table.ts";
import { tableHead, tableLine } from "../record/game-table.ts";
import { refusalLine } from "../record/read-record.ts";
import { addSeason, mostPlayers, noSeason, type PlayerFigures, type Season, seasonOf } from "../record/season.ts";
import { oneOf } from "../unfit.ts";

const options = {
  ...formOptions,
  table: {
    value: "NAME",
    help: "with --csv: games (a line for each game; this one without the option), players (the standings), plays (the highest) or remarks (by kind)",
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
    const { values, form, words } = given;
    const report = reportOf(sum);
    if (form.kind === "json") await print(`${jsonText(report)}\n`);
    if (form.kind === "text") await print(textOf(report, words));
    if (form.kind === "csv" && !listsGames(given)) await print(tableOf(report, values.table!, form.separator));
  },
});

/** What there are tables of. That of games is printed file by file, the others at the end. */
const tables = ["games", "players", "plays", "remarks"];

function listsGames({ values, form }: GivenGames<typeof options>): boolean {
  return form.kind === "csv" && (values.table ?? "games") === "games";
}

/** A table of what was added up. Its columns are a versioned interface: see docs/formats.md. */
function tableOf(report: StatsReport, table: string, separator: string): string {
  const rows: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>> = {
    players: [
      ["player", "games", "won", "drawn", "lost", "spread", "points", "average", "highest"],
      ...report.players.map(({ player, games, won, drawn, lost, spread, points, highest }) => {
        return [player, games, won, drawn, lost, spread, points, ratio(points, games), highest];
      }),
    ],
    plays: [
      ["points", "word", "player", "file"],
      ...report.highPlays.map(({ points, word, player, record }) => [points, word, player, record]),
    ],
    remarks: [
      ["code", "reason", "cause", "count"],
      ...report.remarks.map(({ code, reason, cause, count }) => [code, reason, cause, count]),
    ],
  };
  return `${byteOrderMark}${rows[table]!.map((row) => csvLine(row, separator)).join("")}`;
}

/** The object that `--json` prints. It is a versioned interface: see docs/formats.md. */
interface StatsReport {
  readonly schema: "tilewright.stats/2";
  readonly files: number;
  readonly games: number;
  /** Files that are not a game or cannot be read. */
  readonly failures: number;
  readonly plays: number;
  readonly averages: {
    readonly score: number | null;
    readonly game: number | null;
    readonly play: number | null;
    readonly spread: number | null;
  };
  readonly highGames: readonly HighGame[];
  readonly highPlays: readonly Omit<HighPlay, "event">[];
  /** Most wins first, then the best spread. */
  readonly players: readonly ({ readonly player: string } & PlayerFigures)[];
  /** Whether there are more players than are listed. */
  readonly morePlayers: boolean;
  readonly remarks: readonly RemarkCount[];
  /** Games that are not over. They count for `highGames`, `highPlays` and `averages.play` only. */
  readonly notOver: number;
}

function reportOf({ figures, over, players, cut }: Season): StatsReport {
  return {
    schema: "tilewright.stats/2",
    files: figures.records,
    games: figures.games,
    failures: figures.failures,
    plays: figures.plays,
    averages: {
      score: ratio(over.points, over.scores),
      game: ratio(over.points, over.games),
      play: ratio(figures.points, figures.plays),
      spread: ratio(over.spread, over.spreads),
    },
    highGames: figures.highGames,
    highPlays: figures.highPlays.map(({ event, ...play }) => play),
    players: [...players].map(([player, more]) => ({ player, ...more })).sort(byStanding),
    morePlayers: cut,
    remarks: figures.remarks,
    notOver: figures.games - over.games,
  };
}

/** To one decimal, so that no sum in another order changes it. */
function ratio(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((10 * sum) / count) / 10;
}

type Standing = StatsReport["players"][number];

function byStanding(a: Standing, b: Standing): number {
  const wins = 2 * b.won + b.drawn - (2 * a.won + a.drawn);
  return wins || b.spread - a.spread || (a.player < b.player ? -1 : 1);
}

function textOf(report: StatsReport, words: Language): string {
  const { language, season } = wholly(words, "season");
  const { games: counted, notRead } = together(words, "season", "games", "notRead");
  const { files, games, failures, plays, averages } = report;
  const of = (average: number | null): string => average?.toFixed(1) ?? "-";
  const { score, game, spread } = averages;
  const parts = [
    counted({ games, plays }) + (failures === 0 ? "" : notRead({ failures, files })),
    report.notOver === 0 ? "" : season.notOver(report.notOver),
    season.averages({ score: of(score), game: of(game), spread: of(spread) }),
    section(
      season.highGames,
      "r",
      report.highGames.map(({ score: points, player, record }) => [`${points}`, player, record]),
    ),
    section(
      season.highPlays,
      "r",
      report.highPlays.map(({ points, word, player, record }) => [`${points}`, word, player, record]),
    ),
    section(season.players, "lrrrrrrr", standings(report.players, season)),
    report.morePlayers ? season.morePlayers(mostPlayers) : "",
    section(
      season.remarks,
      "r",
      [...byCode(report.remarks)].map(([code, count]) => [count.toLocaleString(language), code]),
    ),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The table for people has the codes only. */
function byCode(remarks: StatsReport["remarks"]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, count } of remarks) counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
}

function standings(
  players: StatsReport["players"],
  { standings: columns }: SeasonSentences,
): readonly (readonly string[])[] {
  if (players.length === 0) return [];
  const { games, won, drawn, lost, spread, average, high } = columns;
  return [
    ["", games, won, drawn, lost, spread, average, high],
    ...players.map((of) => [
      of.player,
      ...[of.games, of.won, of.drawn, of.lost].map(String),
      `${of.spread > 0 ? "+" : ""}${of.spread}`,
      (of.points / of.games).toFixed(1),
      `${of.highest}`,
    ]),
  ];
}

function section(title: string, sides: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const lines = alignedLines(
    rows.map((row) => row.map(printable)),
    sides,
  );
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}
