import type { MoveViolations, Violation } from "../../game/model/violation.ts";
import type { Words } from "./words.ts";

/** What is wrong with a move, a ruling or an end: for each code the sentence for its details. */
export type ViolationSentences = {
  readonly [C in keyof MoveViolations]: (violation: Extract<Violation, { readonly code: C }>, words: Words) => string;
};
