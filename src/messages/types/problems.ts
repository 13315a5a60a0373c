import type { Problem, ProblemOf } from "../../read/problem.ts";
import type { Reason, Sentence } from "./sentence.ts";

/** What sentences of problems get besides their values. */
export interface ProblemInWords {
  /** How many there should be: `2-4`, or one number. */
  readonly range: string;
  /** How an empty square is written there; an empty text if it may not be. */
  readonly mark: string;
  /** The number that was found, with eight hexadecimal digits. */
  readonly hex: string;
}

/** What problems say. */
export interface ProblemSentences {
  /** For each code, what should be there. */
  readonly codes: { readonly [C in Problem["code"]]: Reason<ProblemOf<C> & ProblemInWords> };
  /** That and what is there, in a sentence after the place. */
  readonly said: Sentence<SaidProblem>;
}

/** What was expected and found; and the problem, for languages that say some problems in another way. */
export interface SaidProblem {
  readonly expected: string;
  readonly found: string;
  readonly problem: Problem;
}
