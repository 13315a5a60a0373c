import type { Words } from "./words.ts";

/**
 * A sentence: a string, or a function that builds one from values. `words` has the words of the same messages, for any
 * codes among the values.
 */
export type Sentence<Values, W extends keyof Words = never> =
  | string
  | ((values: Values, words: Pick<Words, W>) => string);

/** What was expected and what was found, both in words. */
export type ExpectedAndFound = readonly [expected: string, found: string];

/** The wording for one code: what was expected and, if it needs its own wording, what was found. */
export type Reason<Values, W extends keyof Words = never> =
  | string
  | ExpectedAndFound
  | ((values: Values, words: Pick<Words, W>) => string | ExpectedAndFound);
