import { type GameState, type SheetEntry, scoreSheet, stepsOf } from "../index.ts";
import { formatPlay } from "../notation/index.ts";
import { printable } from "./output/printable.ts";

/** The score sheet as text: one line a round, with the move, the points and the running total of each player. */
export function renderSheet(state: GameState): string {
  const { rounds, settlement, totals } = scoreSheet(state);
  const labels = sheetLabels(state);
  const cell = (entry: SheetEntry | null): readonly string[] =>
    entry === null ? ["", "", ""] : [labels[entry.event] ?? "", `${entry.points}`, `${entry.total}`];
  const rows = [
    ["", ...state.players.flatMap(({ name }) => [printable(name), "", ""])],
    ...rounds.map(({ entries }, round) => [`${round + 1}`, ...entries.flatMap(cell)]),
    ...(settlement === null ? [] : [["", ...settlement.flatMap((points) => ["unplayed tiles", `${points}`, ""])]]),
    ["", ...totals.flatMap((total) => ["total", "", `${total}`])],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => (column % 3 === 1 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return lines.join("\n");
}

/** For each event of the history what the sheet says of it, in a few characters. */
export function sheetLabels(state: GameState): readonly string[] {
  return [...stepsOf(state)].map(({ event, before: { ruleset, board } }) => {
    if (event.type === "played") return formatPlay(event.placements, { ruleset, board });
    if (event.type === "exchanged") return `exchange ${event.returned.tiles.length + event.returned.hidden}`;
    if (event.type === "passed") return "pass";
    return event.type === "turn-lost" ? "misses a turn" : "";
  });
}
