import type { Violation } from "../game/model/violation.ts";
import { englishProblems } from "../messages/english/problems.ts";
import type { Problem } from "../read/problem.ts";
import { problemWords } from "../read/sentences.ts";

/** What parseMove found is said as applyMove says it. Some codes of problems are codes of violations, too. */
export function asViolation(wrong: Violation | Problem): Violation {
  if (!("path" in wrong) || wrong.code === "malformed") return wrong as Violation;
  const [expected, found] = problemWords(wrong as Problem, englishProblems);
  return { code: "malformed", squares: [], path: wrong.path, expected, found };
}
