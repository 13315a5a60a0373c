import type { NoticeOf, Notices } from "../../compose/draft.ts";
import type { Sentence } from "./sentence.ts";

/** What is said while a play is laid: for each notice the sentence for its details, and one for what a play scores. */
export type DraftSentences = {
  readonly [C in Exclude<keyof Notices, "at">]: Sentence<NoticeOf<C>>;
} & {
  /** What is on a square, behind its name and beside its premium or its tile. */
  readonly at: SquareWords;
  /** What the play scores as it lies. `words`: the words it forms; `invalid`: those that may not be played. */
  readonly score: Sentence<{
    readonly words: readonly string[];
    readonly invalid: readonly string[];
    readonly points: number;
  }>;
};

/** What can be on a square. */
export interface SquareWords {
  readonly hole: string;
  readonly start: string;
  readonly empty: string;
  /** A blank whose letter has not been chosen. */
  readonly unnamed: string;
  readonly blank: string;
  /** A tile that is being laid. */
  readonly laid: string;
}
