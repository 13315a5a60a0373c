import type { FoundWords } from "../../read/found.ts";
import type { BoardSentences } from "./board.ts";
import type { BoardFindingSentences } from "./board-findings.ts";
import type { DraftSentences } from "./draft.ts";
import type { ElementWords } from "./element.ts";
import type { FindingSentences } from "./findings.ts";
import type { NewsSentences } from "./news.ts";
import type { PageWords } from "./page.ts";
import type { PictureSentences } from "./picture.ts";
import type { ProblemSentences } from "./problems.ts";
import type { RemarkSentences } from "./remarks.ts";
import type { EventSentences, SheetWords, StorySentences } from "./replay.ts";
import type { ScoreSentences } from "./scores.ts";
import type { ViolationSentences } from "./violations.ts";
import type { Words } from "./words.ts";

/** The names of a language. */
export interface LanguageName {
  /** The language tag, for use in HTML's `lang` attribute: `de`. */
  readonly language: string;
  /** The language's name for itself, for use in menus: `Deutsch`. */
  readonly name: string;
}

/** Messages from games and boards to players. */
export interface BoardMessages extends LanguageName, Words {
  /** Descriptions of what is wrong with a move. */
  readonly violations: ViolationSentences;
  /** The words used to explain scores. */
  readonly scores: ScoreSentences;
  /** The words for the size of a board and for premiums. */
  readonly picture: PictureSentences;
  /** Descriptions of the contents of a board. */
  readonly board: BoardSentences;
  /** Announcements made while a play is being laid. */
  readonly draft: DraftSentences;
  /** Announcements made after a move. */
  readonly news: NewsSentences;
  /** Labels for the parts and buttons of a board on a page. */
  readonly element: ElementWords;
}

/** Messages about recorded games, other texts and data. */
export interface RecordMessages {
  /** Descriptions of what is wrong in records, positions and typed plays. */
  readonly remarks: RemarkSentences;
  /** Descriptions of what is wrong with data. */
  readonly problems: ProblemSentences;
  /** Names for things found where something else was expected. */
  readonly found: FoundWords;
  /** Descriptions of an audit's findings in a game. */
  readonly findings: FindingSentences;
  /** Descriptions of what is wrong with a board, or with a change to it. */
  readonly boardFindings: BoardFindingSentences;
}

/**
 * Messages about finished games or games in progress: in a story, on a score sheet, or on a page for stepping through
 * the game.
 */
export interface ReplayMessages {
  readonly story: StorySentences;
  readonly events: EventSentences;
  readonly sheet: SheetWords;
  readonly page: PageWords;
}

/**
 * A language: its name and all its messages, grouped into parts. A function requires only the parts it uses, and
 * accepts a whole language, a group that includes those parts, or your own parts. Each part must have every sentence:
 * missing sentences are not filled in from English.
 *
 * The set of sentences is provisional: a minor release may add sentences, and change the values passed to existing
 * ones.
 */
export interface Messages extends BoardMessages, RecordMessages, ReplayMessages {}
