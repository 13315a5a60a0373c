import type { ScoreBreakdown } from "../../play/breakdown.ts";
import type { Sentence } from "./sentence.ts";

/** The words of an explained score. The rest of it is the same in every language. */
export interface ScoreSentences {
  /** A bonus for the number of tiles laid. */
  readonly bonus: Sentence<NonNullable<ScoreBreakdown["bonus"]>>;
  /** The word before all points of the play. */
  readonly total: string;
}
