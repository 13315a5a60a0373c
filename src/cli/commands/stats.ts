import type { SeasonSentences } from "../../messages/index.ts";
import { mismatch } from "../../read/describe.ts";
import { printable } from "../../read/printable.ts";
import type { HighGame, HighPlay, RemarkCount } from "../../records/report.ts";
import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { filesFromHelp, inputHelp, inputsOf } from "../input/inputs.ts";
import { type Language, languageHelp, languageNamed, languageOption, together, wholly } from "../languages.ts";
import { readOptions } from "../options.ts";
import { byteOrderMark, csvLine } from "../output/csv.ts";
import { type Form, formHelp, formOf, formOptions } from "../output/form.ts";
import { jsonText } from "../output/json-text.ts";
import { outHelp, outOption, printedTo } from "../output/out-file.ts";
import { alignedLines } from "../output/table.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import {
  mostPlayers,
  type PlayerFigures,
  type StatsSum,
  type StatsTable,
  statsFile,
  statsTables,
} from "../tasks/stats-file.ts";
import type { Command } from "../terminal.ts";

/** Figures over many recorded games. */
export const stats: Command = {
  usage: "stats FILES...",
  summary: "high games, high plays, averages and standings of a season",
  help: `
The averages, the highest games and plays, a line for each player, and what is
wrong in the records by kind. Plays that were challenged off do not count.
${inputHelp}
${formHelp}
  --table NAME       with --csv: games (a line for each game; this one without
                     the option), players (the standings), plays (the highest)
                     or remarks (by kind)
${outHelp}
  --rules NAME       read by these rules instead of those of the record:
${rulesHelp}
${languageHelp}
${filesFromHelp}
${bulkHelp}

A game that is not over counts for high games and high plays, and for no
average of scores, spread or standing. The exit status is 0, or 2 if a file is
not a game or cannot be read.

  tilewright stats games
  tilewright stats games --csv --table players --out standings.csv`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...formOptions,
      ...bulkOptions,
      ...outOption,
      ...languageOption,
      table: { type: "string" },
      rules: { type: "string" },
      "files-from": { type: "string" },
    });
    const form = formOf(values);
    rulesetNamed(values.rules);
    const words = languageNamed(values.language);
    const inputs = inputsOf(positionals, values["files-from"]);
    const table = tableNamed(values.table, form);
    return await printedTo(values, inputs, terminal, async (to) => {
      const options = { form, table, rules: values.rules ?? null, language: values.language ?? "english" };
      const { status, sum } = await overFiles(statsFile, inputs, options, values, to);
      const report = reportOf(sum);
      if (form.kind === "json") await to.print(`${jsonText(report)}\n`);
      if (form.kind === "text") await to.print(textOf(report, words));
      if (form.kind === "csv" && table !== "games") await to.print(tableOf(report, table, form.separator));
      return status;
    });
  },
};

/**
 * The table that `--table` names.
 *
 * @throws Error with a message of one line if there is none with this name, or if no table is printed
 */
function tableNamed(name: string | undefined, form: Form): StatsTable {
  if (name !== undefined && form.kind !== "csv") throw new Error("--table: only --csv prints a table");
  const table = statsTables.find((known) => known === (name ?? "games"));
  if (table === undefined) throw new Error(mismatch("--table", `one of ${statsTables.join(", ")}`, name));
  return table;
}

/** A table of what was added up. Its columns are a versioned interface: see docs/command-line.md. */
function tableOf(report: StatsReport, table: Exclude<StatsTable, "games">, separator: string): string {
  const tables = {
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
  return `${byteOrderMark}${tables[table].map((row) => csvLine(row, separator)).join("")}`;
}

/** The object that `--json` prints. It is a versioned interface: see docs/command-line.md. */
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

function reportOf({ figures, over, players, cut }: StatsSum): StatsReport {
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
      ["r", "l", "l"],
      report.highGames.map(({ score: points, player, record }) => [`${points}`, player, record]),
    ),
    section(
      season.highPlays,
      ["r", "l", "l", "l"],
      report.highPlays.map(({ points, word, player, record }) => [`${points}`, word, player, record]),
    ),
    section(season.players, ["l", "r", "r", "r", "r", "r", "r", "r"], standings(report.players, season)),
    report.morePlayers ? season.morePlayers(mostPlayers) : "",
    section(
      season.remarks,
      ["r", "l"],
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

function section(title: string, sides: readonly ("l" | "r")[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const lines = alignedLines(
    rows.map((row) => row.map(printable)),
    sides,
  );
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}
