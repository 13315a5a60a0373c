import type { MoveViolations, Violation } from "../../game/model/violation.ts";
import type { Sentence } from "./sentence.ts";

/** What is wrong with a move, a ruling or an end: for each code the sentence for its details. */
export type ViolationSentences = {
  readonly [C in keyof MoveViolations]: Sentence<Extract<Violation, { readonly code: C }>, "labels" | "moves">;
};
