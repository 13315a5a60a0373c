/**
 * What puts codes into words, in English or in a language that you hand in: `tilewright/messages/german` and so on, one
 * import a language. Wordings may change in any release, and a minor release may bring new sentences.
 *
 * @module tilewright/messages
 * @packageDocumentation
 */
// `types` says which sentences there are, `english` has them in English by part, `languages` has a file for each other
// language. What picks a sentence stands beside these folders.
export { describeFinding, type FindingOptions } from "./describe-finding.ts";
export { describeProblem } from "./describe-problem.ts";
export { describeRemark, explainRemark } from "./describe-remark.ts";
export { describeRulesetFinding } from "./describe-ruleset-finding.ts";
export type { BoardSentences } from "./types/board.ts";
export type { BoardFindingSentences } from "./types/board-findings.ts";
export type { DraftSentences } from "./types/draft.ts";
export type { ElementWords } from "./types/element.ts";
export type { FindingSentences } from "./types/findings.ts";
export type { FoundWords } from "./types/found.ts";
export type {
  BoardMessages,
  LanguageName,
  Messages,
  RecordMessages,
  ReplayMessages,
} from "./types/messages.ts";
export type { NewsSentences } from "./types/news.ts";
export type { PageWords } from "./types/page.ts";
export type { PictureSentences } from "./types/picture.ts";
export type { ProblemSentences } from "./types/problems.ts";
export type { RemarkSentences, RemarkText } from "./types/remarks.ts";
export type { EventSentences, SheetWords, StoryEventType, StorySentences } from "./types/replay.ts";
export type { ScoreSentences } from "./types/scores.ts";
export type { Reason, Sentence } from "./types/sentence.ts";
export type { ViolationSentences } from "./types/violations.ts";
export type { Words } from "./types/words.ts";
