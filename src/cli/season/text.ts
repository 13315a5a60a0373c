import { printable } from "../../render/index.ts";
import { counted, digits } from "../output/counted.ts";
import { alignedLines } from "../output/table.ts";
import type { SeasonReport } from "./report.ts";
import { mostPlayers } from "./season.ts";

/** A season for people. */
export function seasonText(report: SeasonReport): string {
  const { files, games, failures, plays, averages } = report;
  const text = (average: number | null): string => average?.toFixed(1) ?? "-";
  const { score, game, spread } = averages;
  const highGames = report.highGames.map((of) => [`${of.score}`, of.player, of.record]);
  const highPlays = report.highPlays.map((of) => [`${of.points}`, of.word, of.player, of.record]);
  const remarks = [...byCode(report.remarks)].map(([code, count]) => [digits(count), code]);
  const parts = [
    `${counted(games, "game")}, ${counted(plays, "play")}` +
      (failures === 0 ? "" : `, ${digits(failures)} of ${counted(files, "file")} not read`),
    notOverText(report.notOver),
    score === null
      ? "Averages: no finished games"
      : `Averages: ${text(score)} points per player, ${text(game)} per game, spread ${text(spread)}`,
    section("High games", "r", highGames),
    section("High plays", "r", highPlays),
    section("Players", "lrrrrrrr", standings(report.players)),
    report.morePlayers ? `There are more than ${counted(mostPlayers, "player")}; only the first are listed.` : "",
    section("Remarks", "r", remarks),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The table for people has the codes only. */
function byCode(remarks: SeasonReport["remarks"]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, count } of remarks) counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
}

function notOverText(games: number): string {
  if (games === 0) return "";
  const count = games === 1 ? "counts" : "count";
  return `${counted(games, "unfinished game")} ${count} only towards high games and high plays.`;
}

function standings(players: SeasonReport["players"]): readonly (readonly string[])[] {
  if (players.length === 0) return [];
  return [
    ["", "games", "won", "drawn", "lost", "spread", "average", "high"],
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
  const cells = rows.map((row) => row.map(printable));
  const lines = alignedLines(cells, sides);
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}
