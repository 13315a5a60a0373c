import { type ScoreSheet, scoreSheet } from "../game/history/score-sheet.ts";
import type { GameEvent } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { printable } from "../read/printable.ts";
import { decidedText } from "./end-words.ts";
import { withNames } from "./names.ts";
import { messagesIn } from "./options.ts";
import { englishForSheet, type SheetMessages } from "./parts.ts";
import { recordFor } from "./record-for.ts";
import { type SheetLine, sheetRows } from "./sheet-rows.ts";
import { misfitsByEvent } from "./turns.ts";

/**
 * Returns the score sheet of a game, as `scoreSheet` does. In a recorded game's sheet, each play that does not fit is a
 * separate turn with its recorded points. `turnsOf` returns the same turns in more detail; match them by `event`.
 * Missed turns appear only on the sheet.
 *
 * @param game - A game, a view of a game, or a recorded game returned by `parseGcg`. Anything hidden in a view stays
 * unknown.
 *
 * @throws TypeError if `game` is not one of these.
 */
export function sheetOf(game: GcgGame | GameState | GameView): ScoreSheet {
  const record = recordFor(game);
  const { state } = record;
  const fitsNot = misfitsByEvent(record);
  // To the sheet each is a pass: what is booked after it then counts for it, and not for the player's turn before.
  const history = state.history.map((event, index): GameEvent => {
    const misfit = fitsNot.get(index);
    return misfit === undefined ? event : { type: "passed", player: misfit.player };
  });
  return scoreSheet({ ...state, history });
}

/**
 * Returns the score sheet of a game as text: one line per round, with each player's move, points and running total.
 * Points outside a play, such as a penalty, have their own line below the round. Columns are as wide as their contents,
 * and lines have no trailing spaces. If a ruling decided the game, the last line says so.
 *
 * @param game - A game, a view of a game, or a recorded game returned by `parseGcg`. Anything hidden in a view stays
 * unknown.
 * @param options - `messages`: the language. Defaults to English.
 *
 * @throws TypeError if `game` is not one of these, `options` has an unknown key, or a part or a sentence is missing
 * from `messages`.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { renderSheet } from "tilewright/replay";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14\n>Ben: - +0 0"));
 * renderSheet(game).split("\n");
 * // => ["   Ann              Ben", "1  8F HORN  14  14  pass   0  0", "   total        14  total     0"]
 * ```
 */
export function renderSheet(
  game: GcgGame | GameState | GameView,
  options: { readonly messages?: Pick<Messages, "sheet" | "adjustments" | "news" | "ends"> | undefined } = {},
): string {
  const record = recordFor(game);
  const messages = messagesIn<SheetMessages>(options, englishForSheet);
  const { sheet: words } = messages;
  const sheet = sheetOf(record);
  const { settlement, totals, decision } = sheet;
  const named = withNames(record);
  const cell = (line: SheetLine | undefined): readonly string[] =>
    line === undefined ? ["", "", ""] : [line.text, `${line.points}`, `${line.total}`];
  const rows = [
    ["", ...named.players.flatMap(({ name }) => [printable(name), "", ""])],
    ...sheetRows(record, sheet, messages).map(({ round, cells }) => [`${round ?? ""}`, ...cells.flatMap(cell)]),
    ...(settlement === null ? [] : [["", ...settlement.flatMap((points) => [words.unplayedTiles, `${points}`, ""])]]),
    ["", ...totals.flatMap((total) => [words.total, "", `${total}`])],
  ];
  const widths = rows[0]!.map((_, column) => rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0));
  const lines = rows.map((row) =>
    row
      .map((text, column) => (column % 3 === 1 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  const decided = decision === null ? [] : [printable(decidedText(decision, named, messages))];
  return [...lines, ...decided].join("\n");
}
