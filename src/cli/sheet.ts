import { type GameEvent, type GameState, type ScoreSheet, type SheetEntry, scoreSheet, stepsOf } from "../index.ts";
import { formatPlay } from "../notation/index.ts";
import type { Language } from "./languages.ts";
import { languageNamed } from "./languages.ts";
import { printable } from "./output/printable.ts";
import type { Misfits } from "./record/misfits.ts";

/** The score sheet as text: one line a round, with the move, the points and the running total of each player. */
export function renderSheet(state: GameState, words: Language = languageNamed(), misfits: Misfits = new Map()): string {
  const { rounds, settlement, totals } = sheetWith(state, misfits);
  const labels = sheetLabels(state, words, misfits);
  const cell = (entry: SheetEntry | null): readonly string[] =>
    entry === null ? ["", "", ""] : [labels[entry.event] ?? "", `${entry.points}`, `${entry.total}`];
  const rows = [
    ["", ...state.players.flatMap(({ name }) => [printable(name), "", ""])],
    ...rounds.map(({ entries }, round) => [`${round + 1}`, ...entries.flatMap(cell)]),
    ...(settlement === null
      ? []
      : [["", ...settlement.flatMap((points) => [words.sheet.unplayedTiles, `${points}`, ""])]]),
    ["", ...totals.flatMap((total) => [words.sheet.total, "", `${total}`])],
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

/**
 * The score sheet, in which plays that do not fit are turns of their own. To the sheet each is a pass: what is booked
 * after it then counts for it, and not for the player's turn before.
 */
export function sheetWith(state: GameState, misfits: Misfits): ScoreSheet {
  const history = state.history.map((event, index): GameEvent => {
    const misfit = misfits.get(index);
    return misfit === undefined ? event : { type: "passed", player: misfit.player };
  });
  return scoreSheet({ ...state, history });
}

/** For each event of the history what the sheet says of it, in a few characters. */
export function sheetLabels(
  state: GameState,
  words: Language = languageNamed(),
  misfits: Misfits = new Map(),
): readonly string[] {
  return [...stepsOf(state)].map(({ event, index, before: { ruleset, board } }) => {
    const misfit = misfits.get(index);
    if (misfit !== undefined) return printable(`${misfit.play} (${words.sheet.doesNotFit})`);
    if (event.type === "played") return formatPlay(event.placements, { ruleset, board });
    if (event.type === "exchanged") return words.sheet.exchange(event.returned.tiles.length + event.returned.hidden);
    if (event.type === "passed") return words.sheet.pass;
    return event.type === "turn-lost" ? words.sheet.missesTurn : "";
  });
}
