/**
 * What the library says to players, in other languages than English: one import a language. Provisional: wordings may
 * change in a minor release.
 *
 * @module tilewright/messages
 * @packageDocumentation
 */
export { describeRemark, explainRemark } from "./describe-remark.ts";
export { dutchMessages } from "./dutch/dutch.ts";
export { dutchRecords } from "./dutch/records.ts";
export { frenchMessages } from "./french/french.ts";
export { frenchRecords } from "./french/records.ts";
export { germanMessages } from "./german/german.ts";
export { germanRecords } from "./german/records.ts";
export { italianMessages } from "./italian/italian.ts";
export { italianRecords } from "./italian/records.ts";
export type { LanguageMessages, LanguageTables } from "./language.ts";
export { polishMessages } from "./polish/polish.ts";
export { polishRecords } from "./polish/records.ts";
export { portugueseMessages } from "./portuguese/portuguese.ts";
export { portugueseRecords } from "./portuguese/records.ts";
export { spanishRecords } from "./spanish/records.ts";
export { spanishMessages } from "./spanish/spanish.ts";
export { swedishRecords } from "./swedish/records.ts";
export { swedishMessages } from "./swedish/swedish.ts";
export type { LanguageRecords } from "./types/records.ts";
export type { MessagesForRemarks, RemarkMessages, RemarkText, SomeRemarkMessages } from "./types/remarks.ts";
