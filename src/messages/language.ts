import type { DraftMessages } from "../compose/draft-messages.ts";
import type { NewsMessages } from "../compose/news.ts";
import type { ElementLabels } from "../element/element-messages.ts";
import type { BoardMessages } from "../render/board-messages.ts";
import type { ScoreMessages } from "../render/explain.ts";
import type { Messages } from "../render/messages.ts";

/** The tables of a language, each for the functions that say such things. */
export interface LanguageTables {
  /** What is wrong with a move. */
  readonly violations: Messages;
  /** Words of explained scores. */
  readonly scores: ScoreMessages;
  /** Boards in sentences, and the words for premiums. */
  readonly board: BoardMessages;
  /** What is said while a play is laid. */
  readonly draft: DraftMessages;
  /** What is said when a move has been made. */
  readonly news: NewsMessages;
  /** The parts and buttons of a board on a page. */
  readonly labels: ElementLabels;
}

/**
 * Everything that the library says to players, in one language. Hand it as it is to whatever takes messages:
 * `describeViolations(violations, germanMessages)`, `describeBoard(view, { messages: germanMessages })`,
 * `board.messages = germanMessages`. Its tables are there one by one, too.
 */
export type LanguageMessages = LanguageTables &
  Messages &
  ScoreMessages &
  BoardMessages &
  DraftMessages &
  NewsMessages & {
    /** The language as HTML names it in `lang`: `de`. */
    readonly language: string;
  };

/** Makes one value of the tables of a language, so that every function finds its messages in it. */
export function languageOf(language: string, tables: LanguageTables): LanguageMessages {
  const { violations, scores, board, draft, news } = tables;
  return { ...violations, ...scores, ...board, ...draft, ...news, ...tables, language };
}
