import { byteOrderMark, csvLine } from "../output/csv.ts";
import { standingsOf } from "./players.ts";
import type { Season } from "./season.ts";

/**
 * The object that `--json` prints. It is a versioned interface: see docs/command-line.md. Games that are not over count
 * for `highGames`, `highPlays` and `averages.play` only.
 */
export function reportOf({ figures, over, players, cut }: Season) {
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
    players: standingsOf(players),
    morePlayers: cut,
    remarks: figures.remarks,
    notOver: figures.games - over.games,
  };
}

export type SeasonReport = ReturnType<typeof reportOf>;
/** To one decimal, so that no sum in another order changes it. */
function ratio(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((10 * sum) / count) / 10;
}

/** A table of what was added up. Its columns are a versioned interface: see docs/command-line.md. */
export function tableOf(report: SeasonReport, table: string, separator: string): string {
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
