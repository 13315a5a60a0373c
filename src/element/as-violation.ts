import type { Violation } from "../game/model/violation.ts";
import type { Problem, ProblemOf } from "../read/problem.ts";

/**
 * What `parseMove` found, as `applyMove` says it: where, the kind of value or the code of the problem, and what was
 * found there. The sentences for problems would be an eighth of a board, and only programs make these mistakes. Some
 * codes of problems are codes of violations, too.
 */
export function asViolation(wrong: Violation | Problem): Violation {
  if (!("path" in wrong) || wrong.code === "malformed") return wrong as Violation;
  const { code, path, found, type = code } = wrong as ProblemOf<"type">;
  return { code: "malformed", squares: [], path, expected: type, found: Object(found).is ?? JSON.stringify(found) };
}
