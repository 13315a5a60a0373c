import { type ScoreSheet, type SheetEntry, scoreSheet } from "../game/history/score-sheet.ts";
import type { GameEvent } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { SheetWords } from "../messages/types/replay.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { printable } from "../read/printable.ts";
import { pileSize } from "../tiles/pile.ts";
import { decidedText } from "./end-words.ts";
import { withNames } from "./names.ts";
import { messagesIn } from "./options.ts";
import { englishForSheet, type SheetMessages } from "./parts.ts";
import { recordFor } from "./record-for.ts";
import { misfitsByEvent, turnsOf } from "./turns.ts";

/**
 * Returns the score sheet of a game as `scoreSheet` does. In that of a recorded game each play that does not fit is a
 * turn of its own, with the points that the record gives for it. `turnsOf` has the same turns, with
 * what they were; find one by its `event`. Turns that were missed are on the sheet only.
 *
 * @param game - A game, a view of one, or a recorded game as `parseGcg` gives it. What a view hides stays unknown.
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
 * Draws the score sheet of a game as text: one line a round, with the move, the points and the running total of each
 * player. Lines have no space at their ends, and columns are as wide as what stands in them. Below stands how a ruling
 * has decided the game, if one has.
 *
 * @param game - A game, a view of one, or a recorded game as `parseGcg` gives it. What a view hides stays unknown.
 * @param options - `messages`: a language; English if it is left out.
 *
 * @throws TypeError if `game` is not one of these, `options` has an unknown key, or `messages` lack a part or a
 * sentence.
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
  options: { readonly messages?: Pick<Messages, "sheet" | "news" | "ends"> | undefined } = {},
): string {
  const record = recordFor(game);
  const messages = messagesIn<SheetMessages>(options, englishForSheet);
  const { sheet: words } = messages;
  const { rounds, settlement, totals, decision } = sheetOf(record);
  const labels = sheetLabels(record, words);
  const cell = (entry: SheetEntry | null): readonly string[] =>
    entry === null ? ["", "", ""] : [labels.get(entry.event) ?? "", `${entry.points}`, `${entry.total}`];
  const named = withNames(record);
  const names = named.players.map(({ name }) => name);
  const rows = [
    ["", ...names.flatMap((name) => [printable(name), "", ""])],
    ...rounds.map(({ entries }, round) => [`${round + 1}`, ...entries.flatMap(cell)]),
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

/** What the sheet says of an event in a few characters, by the index of the event. */
export function sheetLabels(record: GcgGame, words: SheetWords): ReadonlyMap<number, string> {
  const { history } = record.state;
  const missed = history.flatMap((event, index) =>
    event.type === "turn-lost" ? [[index, words.missesTurn] as const] : [],
  );
  const labels = turnsOf(record).map(({ event: index, type, play, takenOff }) => {
    const event = history[index];
    if (event?.type === "exchanged") return [index, say(words.exchange, { tiles: pileSize(event.returned) })] as const;
    if (type === "passed") return [index, words.pass] as const;
    const marks = [type === "does-not-fit" ? words.doesNotFit : "", takenOff ? words.takenOff : ""].filter(Boolean);
    return [index, marks.length === 0 ? play : printable(`${play} (${marks.join(", ")})`)] as const;
  });
  return new Map([...missed, ...labels]);
}
