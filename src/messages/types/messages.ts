import type { BoardSentences } from "./board.ts";
import type { BoardFindingSentences } from "./board-findings.ts";
import type { DraftSentences } from "./draft.ts";
import type { ElementWords } from "./element.ts";
import type { FindingSentences } from "./findings.ts";
import type { FoundWords } from "./found.ts";
import type { NewsSentences } from "./news.ts";
import type { PageWords } from "./page.ts";
import type { PictureSentences } from "./picture.ts";
import type { ProblemSentences } from "./problems.ts";
import type { RemarkSentences } from "./remarks.ts";
import type { EventSentences, SheetWords, StorySentences } from "./replay.ts";
import type { ScoreSentences } from "./scores.ts";
import type { ViolationSentences } from "./violations.ts";
import type { Words } from "./words.ts";

/** What a language is called. */
export interface LanguageName {
  /** The language as HTML names it in `lang`: `de`. */
  readonly language: string;
  /** Its name in itself, as a menu shows it: `Deutsch`. */
  readonly name: string;
}

/** What games and boards say to players. */
export interface BoardMessages extends LanguageName, Words {
  /** What is wrong with a move. */
  readonly violations: ViolationSentences;
  /** Words of explained scores. */
  readonly scores: ScoreSentences;
  /** The size of a board, and the words for premiums. */
  readonly picture: PictureSentences;
  /** What lies on a board. */
  readonly board: BoardSentences;
  /** What is said while a play is laid. */
  readonly draft: DraftSentences;
  /** What is said when a move has been made. */
  readonly news: NewsSentences;
  /** The parts and buttons of a board on a page. */
  readonly element: ElementWords;
}

/** What is said of recorded games, of other texts and of data. */
export interface RecordMessages {
  /** What is wrong in records, positions and typed plays. */
  readonly remarks: RemarkSentences;
  /** What is wrong with data. */
  readonly problems: ProblemSentences;
  /** What things are called, where something else should be. */
  readonly found: FoundWords;
  /** What an audit finds in a game. */
  readonly findings: FindingSentences;
  /** What is wrong with a board, or with a change of it. */
  readonly boardFindings: BoardFindingSentences;
}

/** What is said of games that are over or under way: as a story, as a score sheet, on a page to step through. */
export interface ReplayMessages {
  readonly story: StorySentences;
  readonly events: EventSentences;
  readonly sheet: SheetWords;
  readonly page: PageWords;
}

/**
 * A language: its name, and every part of what is said. A function asks for the parts that it says, and takes a whole
 * language, a group that has them, or parts of your own. A part has every sentence: nothing is filled up in English.
 *
 * Which sentences there are is provisional: a minor release may bring new ones, and other values for those there are.
 */
export interface Messages extends BoardMessages, RecordMessages, ReplayMessages {}
