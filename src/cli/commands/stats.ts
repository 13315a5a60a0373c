import type { HighGame, HighPlay, RemarkCount } from "../../records/report.ts";
import { bulkHelp, bulkOptions, overFiles } from "../bulk/over-files.ts";
import { filesFromHelp, inputHelp, inputsOf } from "../input/inputs.ts";
import { readOptions } from "../options.ts";
import { formHelp, formOf, formOptions } from "../output/form.ts";
import { printable } from "../output/printable.ts";
import { alignedLines } from "../output/table.ts";
import { rulesetNamed, rulesHelp } from "../rules.ts";
import { mostPlayers, type PlayerFigures, type StatsSum, statsFile } from "../tasks/stats-file.ts";
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
  --rules NAME       read by these rules instead of those of the record:
${rulesHelp}
${filesFromHelp}
${bulkHelp}

With --csv the table has a line for each game and no sums. The exit status is 0,
or 2 if a file is not a game or cannot be read.

  tilewright stats games
  tilewright stats games --csv --separator ";" > season.csv`,
  async run(args, terminal) {
    const { values, positionals } = readOptions(args, {
      ...formOptions,
      ...bulkOptions,
      rules: { type: "string" },
      "files-from": { type: "string" },
    });
    const form = formOf(values);
    rulesetNamed(values.rules);
    const inputs = inputsOf(positionals, values["files-from"]);
    const { status, sum } = await overFiles(statsFile, inputs, { form, rules: values.rules ?? null }, values, terminal);
    const report = reportOf(sum);
    if (form.kind === "json") await terminal.print(`${JSON.stringify(report)}\n`);
    if (form.kind === "text") await terminal.print(textOf(report));
    return status;
  },
};

/** The object that `--json` prints. It is a versioned interface: see docs/formats.md. */
interface StatsReport {
  readonly schema: "tilewright.stats/1";
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
}

function reportOf({ figures, spread, spreads, players, cut }: StatsSum): StatsReport {
  return {
    schema: "tilewright.stats/1",
    files: figures.records,
    games: figures.games,
    failures: figures.failures,
    plays: figures.plays,
    averages: {
      score: ratio(figures.points, figures.scores),
      game: ratio(figures.points, figures.games),
      play: ratio(figures.points, figures.plays),
      spread: ratio(spread, spreads),
    },
    highGames: figures.highGames,
    highPlays: figures.highPlays.map(({ event, ...play }) => play),
    players: [...players].map(([player, more]) => ({ player, ...more })).sort(byStanding),
    morePlayers: cut,
    remarks: figures.remarks,
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

function textOf(report: StatsReport): string {
  const { files, games, failures, plays, averages } = report;
  const count = (number: number): string => number.toLocaleString("en");
  const of = (average: number | null): string => average?.toFixed(1) ?? "-";
  const failed = failures === 0 ? "" : `, ${count(failures)} of ${count(files)} files not read`;
  const parts = [
    `${count(games)} games, ${count(plays)} plays${failed}`,
    `Averages: ${of(averages.score)} points a player, ${of(averages.game)} a game, spread ${of(averages.spread)}`,
    section(
      "High games",
      ["r", "l", "l"],
      report.highGames.map(({ score, player, record }) => [`${score}`, player, record]),
    ),
    section(
      "High plays",
      ["r", "l", "l", "l"],
      report.highPlays.map(({ points, word, player, record }) => [`${points}`, word, player, record]),
    ),
    section("Players", ["l", "r", "r", "r", "r", "r", "r", "r"], standings(report.players)),
    report.morePlayers ? `Of more than ${count(mostPlayers)} players only the first are listed.` : "",
    section(
      "Remarks",
      ["r", "l"],
      report.remarks.map(({ code, count: number }) => [count(number), code]),
    ),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function standings(players: StatsReport["players"]): readonly (readonly string[])[] {
  if (players.length === 0) return [];
  return [
    ["", "games", "won", "drawn", "lost", "spread", "average", "high"],
    ...players.map(({ player, games, won, drawn, lost, spread, points, highest }) => [
      player,
      ...[games, won, drawn, lost].map(String),
      `${spread > 0 ? "+" : ""}${spread}`,
      (points / games).toFixed(1),
      `${highest}`,
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
