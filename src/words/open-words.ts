import { cached } from "../cached.ts";
import { buildWordGraph, unpackWordList, type WordGraph, type WordList } from "../dictionary/index.ts";
import { english } from "../tiles/sets/index.ts";
import { labelled } from "./labelled.ts";
import { playable } from "./playable.ts";

/**
 * A free English word list: American and British spellings of some 116,000 words, for playing and learning and not for
 * tournaments. Nothing is unpacked before a word is asked for.
 *
 * `has` also knows names, abbreviations and words with apostrophes, spelled without their marks; `labels` tells them
 * apart (`proper`, `abbreviation`, `apostrophe`), so that rulesets refuse them and say why (clause W1, decision D26).
 * `words` and `size` leave them out. See docs/words.md for how it was made, and src/words/NOTICE for whose work it is.
 *
 * @example
 * ```ts
 * import { openWords } from "tilewright/words";
 *
 * openWords.has("CHINA"); // => true
 * openWords.labels("CHINA"); // => [[], ["proper"]]
 * openWords.labels("PARIS"); // => [["proper"]]
 * ```
 */
export const openWords: WordList = /* @__PURE__ */ unpackWordList({ words: playable, labelled }, { tileSet: english });

const graphOf: (list: WordList) => WordGraph = /* @__PURE__ */ cached((list) =>
  buildWordGraph(list, { tileSet: english, gaddag: true }),
);

/**
 * The words of `openWords` that may be played as a graph with a GADDAG, for move generation and study. Building it takes
 * half a second or more, the first time: hence a call. A server builds it once and keeps its `bytes` in a file.
 */
export function openWordGraph(): WordGraph {
  return graphOf(openWords);
}
