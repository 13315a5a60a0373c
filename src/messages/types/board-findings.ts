import type { BoardFinding } from "../../play/board-finding.ts";
import type { Sentence } from "./sentence.ts";

/** The codes that are said as violations of a play with the same code. */
export const asViolations = ["malformed", "unknown-letter", "on-hole", "not-in-line", "gap"] as const;

/**
 * One of these codes.
 *
 * @useDeclaredType
 */
export type AsViolation = (typeof asViolations)[number];

/**
 * What is wrong with a board, or with a change of it. Codes that violations of a
 * play have too, such as `gap`, are said as those.
 */
export type BoardFindingSentences = {
  readonly [C in Exclude<BoardFinding["code"], AsViolation>]: Sentence<Extract<BoardFinding, { readonly code: C }>>;
};
