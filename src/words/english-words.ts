import { cached } from "../cached.ts";
import { buildWordGraph, unpackWordList, type WordGraph, type WordList } from "../dictionary/index.ts";
import { english } from "../tiles/sets/index.ts";
import { labelled } from "./labelled.ts";
import { playable } from "./playable.ts";
import { withoutLabels } from "./without-labels.ts";

/**
 * A free English word list: some 116,000 words in American and British spelling. It is meant for playing and learning,
 * not for tournaments. It is unpacked when you first ask for a word.
 *
 * `has` also accepts names, abbreviations and words with apostrophes, spelled without their marks. `labels` marks them
 * as `proper`, `abbreviation` or `apostrophe`, so that rulesets refuse them and say why. `words` and `size` leave them
 * out. Words that are not for everybody are labelled `offensive` or, if they are milder, `vulgar`: a ruleset that
 * forbids offensive words refuses the former. {@link classroomWords} is the list without both.
 *
 * docs/words.md says how the list was made. NOTICE names its authors and their terms.
 *
 * @example
 * ```ts
 * import { englishWords } from "tilewright/words";
 *
 * englishWords.has("CHINA"); // => true
 * englishWords.labels("CHINA"); // => [[], ["proper"]]
 * englishWords.labels("PARIS"); // => [["proper"]]
 * ```
 */
export const englishWords: WordList = /* @__PURE__ */ unpackWordList(
  { words: playable, labelled },
  { tileSet: english },
);

/**
 * The words of {@link englishWords} without those labelled `offensive` or `vulgar`, for children and classrooms.
 *
 * The labels are as complete as their source, which has the plainest words: look at docs/words.md before you promise
 * anybody anything.
 *
 * @example
 * ```ts
 * import { classroomWords, englishWords } from "tilewright/words";
 *
 * englishWords.labels("CRAP"); // => [["vulgar"]]
 * classroomWords.has("CRAP"); // => false
 * ```
 */
export const classroomWords: WordList = /* @__PURE__ */ withoutLabels(englishWords, ["offensive", "vulgar"]);

const graphOf: (list: WordList) => WordGraph = /* @__PURE__ */ cached((list) =>
  buildWordGraph(list, { tileSet: english, gaddag: true }),
);

/**
 * Returns the words of `englishWords` that may be played, as a word graph with a GADDAG, for move generation and word
 * study.
 *
 * The first call builds the graph, which takes half a second or more. Later calls return the same one. A server can
 * build it once and keep its `bytes` in a file.
 */
export function englishWordGraph(): WordGraph {
  return graphOf(englishWords);
}

/** Returns the words of `classroomWords` that may be played, as `englishWordGraph` does those of `englishWords`. */
export function classroomWordGraph(): WordGraph {
  return graphOf(classroomWords);
}
