import { cached } from "../cached.ts";
import { buildWordGraph, unpackWordList, type WordGraph, type WordList } from "../dictionary/index.ts";
import { english } from "../tiles/sets/index.ts";
import { labelled } from "./labelled.ts";
import { playable } from "./playable.ts";
import { withoutLabels } from "./without-labels.ts";

/**
 * A free English word list: about 116,000 words in American and British spelling. It is intended for casual play and
 * learning, not for tournaments. It is unpacked on the first lookup.
 *
 * `has` also accepts names, abbreviations and words with apostrophes, spelled without punctuation. `labels` marks them
 * as `proper`, `abbreviation` or `apostrophe`, so that rulesets can reject them with a reason. `words` and `size`
 * exclude them. Unsuitable words are labelled `offensive` or, if milder, `vulgar`; a ruleset that forbids offensive
 * words rejects only the former. {@link classroomWords} is the list without either kind.
 *
 * See docs/words.md for how the list was made. NOTICE names its authors and their licence terms.
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
 * The labels are only as complete as their source, which covers the most obvious words: read docs/words.md before
 * making any promises.
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
 * Returns the playable words of `englishWords` as a word graph with a GADDAG, for move generation and word study.
 *
 * The first call builds the graph, which takes half a second or more. Later calls return the same graph. A server can
 * build it once and store its `bytes` in a file.
 */
export function englishWordGraph(): WordGraph {
  return graphOf(englishWords);
}

/** Returns the playable words of `classroomWords` as a word graph, like `englishWordGraph` for `englishWords`. */
export function classroomWordGraph(): WordGraph {
  return graphOf(classroomWords);
}
