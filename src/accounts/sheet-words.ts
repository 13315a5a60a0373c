import { englishSheet } from "../messages/english/accounts.ts";
import { filled } from "../messages/said.ts";
import type { SheetWords } from "../messages/types/accounts.ts";
import type { Messages } from "../messages/types/messages.ts";

/** The words of messages for a score sheet; those that they lack are English. */
export function sheetWords({ sheet }: Messages): SheetWords {
  return filled(sheet, englishSheet);
}
