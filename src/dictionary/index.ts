/**
 * Dictionaries: word lists, word graphs and what can be learnt from them.
 *
 * @packageDocumentation
 */
export type { Dictionary, KnownLabel, WordLabel } from "./dictionary.ts";
export type { WordSource } from "./list/entries.ts";
export type { LeftOut, LeftOutReason } from "./list/left-out.ts";
export { buildWordGraph, readWordGraph, type WordGraph } from "./word-graph.ts";
export { type WordList, wordList } from "./word-list.ts";
