/**
 * What the library says to players, in other languages than English: one import a language. Provisional: wordings may
 * change in a minor release.
 *
 * @module tilewright/messages
 * @packageDocumentation
 */
export { dutchMessages } from "./dutch/dutch.ts";
export { frenchMessages } from "./french/french.ts";
export { germanMessages } from "./german/german.ts";
export { italianMessages } from "./italian/italian.ts";
export type { LanguageMessages, LanguageTables, RemarkMessages } from "./language.ts";
export type { Phrase, PhraseMessages } from "./phrases.ts";
export { polishMessages } from "./polish/polish.ts";
export { portugueseMessages } from "./portuguese/portuguese.ts";
export { describeRemark, translateRemark } from "./remarks.ts";
export { spanishMessages } from "./spanish/spanish.ts";
export { swedishMessages } from "./swedish/swedish.ts";
