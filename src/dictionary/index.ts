/**
 * Dictionaries: word lists, word graphs, and word-study tools.
 *
 * @module tilewright/dictionary
 * @packageDocumentation
 */
export { buildWordGraph } from "./build-word-graph.ts";
export type { Dictionary, KnownLabel, WordLabel } from "./dictionary.ts";
export { type AmbiguousWord, ambiguousWords } from "./list/ambiguous.ts";
export type { WordSource } from "./list/entries.ts";
export { type HunspellWords, hunspellWords } from "./list/hunspell.ts";
export type { LeftOut, LeftOutReason } from "./list/left-out.ts";
export { type PackedWordList, packWordList } from "./pack/pack-word-list.ts";
export { unpackWordList } from "./pack/unpack-word-list.ts";
export { parseWordGraph } from "./parse-word-graph.ts";
export { type Extension, extensionsOf, type Hooks, hooksOf } from "./study/hooks.ts";
export { lettersAfter, type NextLetter } from "./study/letters-after.ts";
export { wordsBeginning, wordsEnding } from "./study/words-beginning.ts";
export { anagramsOf, wordsFrom } from "./study/words-from-rack.ts";
export { wordsMatching } from "./study/words-matching.ts";
export { wordsOfLength } from "./study/words-of-length.ts";
export { wordsWith } from "./study/words-with.ts";
export { trustedWordGraph } from "./trusted-word-graph.ts";
export type { WordGraph } from "./word-graph.ts";
export { type WordList, wordList } from "./word-list.ts";
