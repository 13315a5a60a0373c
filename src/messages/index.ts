/**
 * What the library says to players: one import a language. Wordings may change in any release, and a minor release may
 * bring new sentences, which {@link CompleteMessages} then asks for.
 *
 * @module tilewright/messages
 * @packageDocumentation
 */
// A folder for each language, of tables: a line is a sentence under its key, and the numbers and names in it come in as
// arguments. `types` says which keys there are. What picks a sentence stands beside the folders.
export { describeFinding, type FindingOptions } from "./describe-finding.ts";
export { describeProblem } from "./describe-problem.ts";
export { describeRemark, explainRemark, type RemarkInWords, remarkWordsOf } from "./describe-remark.ts";
export { describeRulesetFinding } from "./describe-ruleset-finding.ts";
export { dutchMessages } from "./dutch/dutch.ts";
export { dutchAccounts, dutchRecords } from "./dutch/records.ts";
export { englishMessages } from "./english/english.ts";
export { frenchMessages } from "./french/french.ts";
export { frenchAccounts, frenchRecords } from "./french/records.ts";
export { germanMessages } from "./german/german.ts";
export { germanAccounts, germanRecords } from "./german/records.ts";
export { italianMessages } from "./italian/italian.ts";
export { italianAccounts, italianRecords } from "./italian/records.ts";
export { polishMessages } from "./polish/polish.ts";
export { polishAccounts, polishRecords } from "./polish/records.ts";
export { portugueseMessages } from "./portuguese/portuguese.ts";
export { portugueseAccounts, portugueseRecords } from "./portuguese/records.ts";
export { spanishAccounts, spanishRecords } from "./spanish/records.ts";
export { spanishMessages } from "./spanish/spanish.ts";
export { swedishAccounts, swedishRecords } from "./swedish/records.ts";
export { swedishMessages } from "./swedish/swedish.ts";
export type {
  AccountParts,
  EventSentences,
  LanguageAccounts,
  SheetWords,
  StoryEventType,
  StorySentences,
} from "./types/accounts.ts";
export type { BoardSentences } from "./types/board.ts";
export type { BoardFindingSentences } from "./types/board-findings.ts";
export type { DraftSentences } from "./types/draft.ts";
export type { ElementWords } from "./types/element.ts";
export type { FindingDetails, FindingSentences } from "./types/findings.ts";
export type {
  BoardParts,
  CompleteMessages,
  LanguageMessages,
  LanguageName,
  Messages,
  Parts,
} from "./types/messages.ts";
export type { NewsSentences } from "./types/news.ts";
export type { PageWords } from "./types/page.ts";
export type { PictureSentences } from "./types/picture.ts";
export type { ProblemSentences } from "./types/problems.ts";
export type { LanguageRecords } from "./types/records.ts";
export type { RemarkMessages, RemarkText, Sentence, SomeRemarkMessages, UnsaidSentence } from "./types/remarks.ts";
export type { ScoreSentences } from "./types/scores.ts";
export type { ViolationSentences } from "./types/violations.ts";
export type { Words } from "./types/words.ts";
