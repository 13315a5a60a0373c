import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { requireThat } from "../read/refuse.ts";
import { messagesIn } from "./options.ts";
import { sheetTable } from "./page/sheet-table.ts";
import { englishForTable } from "./parts.ts";
import { recordFor } from "./record-for.ts";

/** Options for the score sheet as HTML. */
export interface SheetHtmlOptions {
  /** The language. Defaults to English. */
  readonly messages?: Pick<Messages, "sheet" | "adjustments" | "page"> | undefined;
  /**
   * Returns the address to which an event's move links, such as `#event-24` on the page of `renderReplay`, or `null`
   * for no link. `event` is the index in the history. If omitted, no move is a link.
   */
  readonly addressOf?: ((event: number) => string | null) | undefined;
}

/**
 * Returns the score sheet of a game as an HTML table, from `<table>` to `</table>`: one row per round, with each
 * player's move, points and running total. Cells with figures have the class `number`. The page returned by
 * `renderReplay` contains the same table.
 *
 * Nothing in a record becomes markup. The strings in `messages` are inserted as HTML: escape anything you put there.
 *
 * @param game - A game, a view of a game, or a recorded game returned by `parseGcg`. Anything hidden in a view stays
 * unknown.
 * @param options - `messages`: the language. Defaults to English. `addressOf`: the link targets of moves.
 *
 * @throws TypeError if `game` is not one of these, `options` has an unknown key, `addressOf` is not a function, or a
 * part or a sentence is missing from `messages`.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { renderSheetHtml } from "tilewright/replay";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14"));
 * const sheet = renderSheetHtml(game, { addressOf: (event) => `replay.html#event-${event}` });
 * sheet.match(/<a.*?<.a>/)?.[0]; // => '<a href="replay.html#event-4">8F HORN</a>'
 * ```
 */
export function renderSheetHtml(game: GcgGame | GameState | GameView, options: SheetHtmlOptions = {}): string {
  const record = recordFor(game);
  const messages = messagesIn(options, englishForTable, ["messages", "addressOf"]);
  const { addressOf } = options;
  const isFunction = addressOf === undefined || typeof addressOf === "function";
  requireThat(isFunction, "options.addressOf", "a function that returns the address of an event", addressOf);
  return sheetTable(record, messages, addressOf);
}
