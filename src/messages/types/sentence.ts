import type { Words } from "./words.ts";

/**
 * A sentence: a text, or a function that makes one of values. `words`: those of the same messages, for the codes among
 * the values.
 */
export type Sentence<Values, W extends keyof Words = never> =
  | string
  | ((values: Values, words: Pick<Words, W>) => string);

/** What should be there and what is there, both in words. */
export type ExpectedAndFound = readonly [expected: string, found: string];

/** What is wrong, for one code: what should be there; with what is there, where that needs words of its own. */
export type Reason<Values, W extends keyof Words = never> =
  | string
  | ExpectedAndFound
  | ((values: Values, words: Pick<Words, W>) => string | ExpectedAndFound);
