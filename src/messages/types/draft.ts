import type { NoticeOf, Notices } from "../../compose/draft.ts";

/** What is said while a play is laid: for each notice the sentence for its details, and one for what a play scores. */
export type DraftSentences = {
  readonly [C in keyof Notices]: (notice: NoticeOf<C>) => string;
} & {
  /** What the play scores as it lies. `words`: the words it forms; `invalid`: those that may not be played. */
  readonly score: (play: {
    readonly words: readonly string[];
    readonly invalid: readonly string[];
    readonly points: number;
  }) => string;
};
