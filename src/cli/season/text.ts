import type { SeasonSentences } from "../../messages/index.ts";
import { printable } from "../../render/index.ts";
import { type Language, together, wholly } from "../languages.ts";
import { alignedLines } from "../output/table.ts";
import type { SeasonReport } from "./report.ts";
import { mostPlayers } from "./season.ts";

/** A season for people. */
export function textOf(report: SeasonReport, words: Language): string {
  const { language, season } = wholly(words, "season");
  const { games: counted, notRead } = together(words, "season", "games", "notRead");
  const { files, games, failures, plays, averages } = report;
  const text = (average: number | null): string => average?.toFixed(1) ?? "-";
  const { score, game, spread } = averages;
  const highGames = report.highGames.map((of) => [`${of.score}`, of.player, of.record]);
  const highPlays = report.highPlays.map((of) => [`${of.points}`, of.word, of.player, of.record]);
  const remarks = [...byCode(report.remarks)].map(([code, count]) => [count.toLocaleString(language), code]);
  const parts = [
    counted({ games, plays }) + (failures === 0 ? "" : notRead({ failures, files })),
    report.notOver === 0 ? "" : season.notOver(report.notOver),
    season.averages({ score: text(score), game: text(game), spread: text(spread) }),
    section(season.highGames, "r", highGames),
    section(season.highPlays, "r", highPlays),
    section(season.players, "lrrrrrrr", standings(report.players, season)),
    report.morePlayers ? season.morePlayers(mostPlayers) : "",
    section(season.remarks, "r", remarks),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The table for people has the codes only. */
function byCode(remarks: SeasonReport["remarks"]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, count } of remarks) counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
}

function standings(
  players: SeasonReport["players"],
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
  const cells = rows.map((row) => row.map(printable));
  const lines = alignedLines(cells, sides);
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}
