import type { GameState } from "../game/model/state.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { recordOf } from "../notation/gcg/record-of.ts";
import { type AccountOptions, messagesIn } from "./options.ts";
import { pageMessages } from "./page/page-messages.ts";
import { sheetTable } from "./page/sheet-table.ts";

/**
 * Returns the score sheet of a game as a table of HTML, from `<table>` to `</table>`: a row a round, and for each
 * player the move, the points and the running total. Cells with figures have the class `number`. It is the table of the
 * page that `renderReplay` makes.
 *
 * Nothing in a record becomes markup. The words of `messages` are taken for HTML: escape what you put there.
 *
 * @param game - A game, or a recorded game as `parseGcg` gives it.
 * @param options - `messages`: a language with its accounts, `{ ...germanMessages, ...germanAccounts }`, or words of
 * your own; those that are missing are English.
 *
 * @throws TypeError if `game` is neither (for instance a view), or `options` has an unknown key.
 */
export function renderSheetHtml(game: GcgGame | GameState, options: AccountOptions = {}): string {
  const record = recordOf(game);
  return sheetTable(record, pageMessages(messagesIn(options)));
}
