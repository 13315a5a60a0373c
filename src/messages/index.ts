/**
 * Functions that put codes into words, in English or in a language that you pass: `tilewright/messages/german` and so
 * on, with one import per language. The wording may change in any release, and a minor release may add new sentences.
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
export type { BoardMessages, Messages, RecordMessages, ReplayMessages } from "./types/messages.ts";
export type { ExplainedRemark, RemarkText } from "./types/remarks.ts";
export type { Reason, Sentence } from "./types/sentence.ts";
export type { Words } from "./types/words.ts";
