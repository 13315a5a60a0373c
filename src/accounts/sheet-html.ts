import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { type AccountOptions, messagesIn } from "./options.ts";
import { pageMessages } from "./page/page-messages.ts";
import { sheetTable } from "./page/sheet-table.ts";
import { recordFor } from "./record-for.ts";

/**
 * Returns the score sheet of a game as a table of HTML, from `<table>` to `</table>`: a row a round, and for each
 * player the move, the points and the running total. Cells with figures have the class `number`. It is the table of the
 * page that `renderReplay` makes.
 *
 * Nothing in a record becomes markup. The words of `messages` are taken for HTML: escape what you put there.
 *
 * @param game - A game, a view of one, or a recorded game as `parseGcg` gives it. What a view hides stays unknown.
 * @param options - `messages`: a language with its accounts, `{ ...germanMessages, ...germanAccounts }`, or words of
 * your own; those that are missing are English.
 *
 * @throws TypeError if `game` is not one of these, or `options` has an unknown key.
 */
export function renderSheetHtml(game: GcgGame | GameState | GameView, options: AccountOptions = {}): string {
  const record = recordFor(game);
  return sheetTable(record, pageMessages(messagesIn(options)));
}
