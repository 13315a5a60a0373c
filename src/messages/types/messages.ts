import type { AccountParts } from "./accounts.ts";
import type { BoardSentences } from "./board.ts";
import type { BoardFindingSentences } from "./board-findings.ts";
import type { DraftSentences } from "./draft.ts";
import type { ElementWords } from "./element.ts";
import type { FindingSentences } from "./findings.ts";
import type { NewsSentences } from "./news.ts";
import type { PictureSentences } from "./picture.ts";
import type { ProblemSentences } from "./problems.ts";
import type { RemarkMessages, SomeRemarkMessages } from "./remarks.ts";
import type { ScoreSentences } from "./scores.ts";
import type { ViolationSentences } from "./violations.ts";
import type { Words } from "./words.ts";

/** The parts that games and boards need, each for the functions that say such things. */
export interface BoardParts extends Words {
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

/** The parts for recorded games and other texts. */
export interface RecordParts {
  /** What is wrong in records, positions and typed plays. */
  readonly remarks: RemarkMessages;
  /** What is wrong with data. */
  readonly problems: ProblemSentences;
  /** What an audit finds in a game. */
  readonly findings: FindingSentences;
  /** What is wrong with a board, or with a change of it. */
  readonly boardFindings: BoardFindingSentences;
}

/** All parts. */
export interface Parts extends BoardParts, RecordParts, AccountParts {}

/** Some sentences of a part. */
type Some<Part> = { readonly [K in keyof Part]?: Part[K] | undefined };

/**
 * What is said to players, part by part: a language, sentences of your own, or both. What is missing is said in
 * English.
 */
export type Messages = { readonly [P in Exclude<keyof Parts, "remarks">]?: Some<Parts[P]> | undefined } & {
  readonly remarks?: SomeRemarkMessages | undefined;
  readonly problems?: Some<ProblemSentences> | undefined;
  readonly findings?: Some<FindingSentences> | undefined;
  readonly boardFindings?: Some<BoardFindingSentences> | undefined;
};

/** What a language is called. */
export interface LanguageName {
  /** The language as HTML names it in `lang`: `de`. */
  readonly language: string;
  /** Its name in itself, as a menu shows it: `Deutsch`. */
  readonly name: string;
}

/**
 * Everything that games and boards say to players, in one language. Hand it as it is to whatever takes messages:
 * `describeViolations(violations, germanMessages)`, `describeBoard(view, { messages: germanMessages })`,
 * `board.messages = germanMessages`.
 *
 * A language has every part; a sentence that a part lacks is said in English.
 */
export type LanguageMessages = LanguageName & { readonly [P in keyof BoardParts]: Some<BoardParts[P]> };

/** A language with every part and every sentence. A minor release may ask for more. */
export type CompleteMessages = LanguageName & { readonly [P in keyof Parts]: Parts[P] };
