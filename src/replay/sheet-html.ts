import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { requireThat } from "../read/refuse.ts";
import { messagesIn } from "./options.ts";
import { sheetTable } from "./page/sheet-table.ts";
import { englishForTable } from "./parts.ts";
import { recordFor } from "./record-for.ts";

/** How the score sheet is made as HTML. */
export interface SheetHtmlOptions {
  /** A language. Left out: English. */
  readonly messages?: Pick<Messages, "sheet" | "adjustments" | "page"> | undefined;
  /**
   * Where the move of an event leads, such as `#event-24` on the page of `renderReplay`; `null`: nowhere. `event` is
   * the index in the history. Left out: no move is a link.
   */
  readonly addressOf?: ((event: number) => string | null) | undefined;
}

/**
 * Returns the score sheet of a game as a table of HTML, from `<table>` to `</table>`: a row a round, and for each
 * player the move, the points and the running total. Cells with figures have the class `number`. It is the table of the
 * page that `renderReplay` makes.
 *
 * Nothing in a record becomes markup. The words of `messages` are taken for HTML: escape what you put there.
 *
 * @param game - A game, a view of one, or a recorded game as `parseGcg` returns it. What a view hides stays unknown.
 * @param options - `messages`: a language; English if it is left out. `addressOf`: where moves lead.
 *
 * @throws TypeError if `game` is not one of these, `options` has an unknown key, `addressOf` is not a function, or
 * `messages` lack a part or a sentence.
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
