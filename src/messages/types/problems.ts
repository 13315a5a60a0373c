import type { Found } from "../../read/found.ts";
import type { Expectations } from "../../read/sentences.ts";

/**
 * What problems say. For each code what should be there; it may also give the words for what is there, where they
 * follow from the code.
 */
export interface ProblemSentences extends Expectations {
  /** What was found. */
  readonly found: (found: Found) => string;
  /** Both together in a sentence. The place stands before it. */
  readonly said: (expected: string, found: string) => string;
}
