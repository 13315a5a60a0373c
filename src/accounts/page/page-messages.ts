import { englishPage } from "../../messages/english/accounts.ts";
import { englishBoard } from "../../messages/english/board.ts";
import { englishPicture } from "../../messages/english/picture.ts";
import { filled } from "../../messages/said.ts";
import type { SheetWords } from "../../messages/types/accounts.ts";
import type { BoardSentences } from "../../messages/types/board.ts";
import type { LanguageName, Messages } from "../../messages/types/messages.ts";
import type { PageWords } from "../../messages/types/page.ts";
import type { PictureSentences } from "../../messages/types/picture.ts";
import { sheetWords } from "../sheet-words.ts";

/** What a page is made with. */
export interface PageMessages {
  /** The language as HTML names it in `lang`. */
  readonly language: string;
  readonly page: PageWords;
  readonly sheet: SheetWords;
  readonly board: BoardSentences;
  readonly picture: PictureSentences;
  /** As they were handed in, for functions that take messages. */
  readonly messages: Messages;
}

/** The sentences of messages for a page; those that they lack are English. */
export function pageMessages(messages: Messages & Partial<LanguageName>): PageMessages {
  return {
    language: messages.language ?? "en",
    page: filled(messages.page, englishPage),
    sheet: sheetWords(messages),
    board: filled(messages.board, englishBoard),
    picture: filled(messages.picture, englishPicture),
    messages,
  };
}
