import type { Violation } from "../game/model/violation.ts";
import type { Problem } from "../read/problem.ts";
import { problemText, valueSentences } from "../read/sentences.ts";
import { violationsInWords } from "../render/describe-violation.ts";
import type { ElementMessages } from "./element-messages.ts";

/** Whether what refuses a move is a violation, which has squares to mark, and not a problem of its JSON. */
export function isViolation(wrong: Violation | Problem): wrong is Violation {
  return "squares" in wrong;
}

/** Says why a move is refused. Problems are slips of programs, and in English: `placements[0].row: expected ...`. */
export function refusedInWords(wrong: readonly (Violation | Problem)[], messages: ElementMessages): string {
  const problemInWords = (problem: Problem): string => `${problem.path}: ${problemText(problem, valueSentences)}.`;
  return wrong.map((one) => (isViolation(one) ? violationsInWords([one], messages) : problemInWords(one))).join(" ");
}
