import { mismatch } from "../read/describe.ts";
import type { Problem } from "../read/problem.ts";
import { problemWords } from "../read/sentences.ts";
import { englishProblems } from "./english/problems.ts";
import { requireMessages } from "./said.ts";
import type { Messages } from "./types/messages.ts";
import type { ProblemSentences } from "./types/problems.ts";

const english = { problems: englishProblems };

/**
 * Describes what is wrong with data in one line: where, what should be there, and what is there.
 *
 * @param problem - One of the problems that a parser of `tilewright/json` or `parseWordGraph` has found.
 * @param messages - Messages in another language, or some of them. What is missing is said in English.
 *
 * @example
 * ```ts
 * import { parseMove } from "tilewright/json";
 * import { describeProblem } from "tilewright/messages";
 * import { us2021 } from "tilewright/rulesets";
 *
 * const { problems = [] } = parseMove({ type: "exchange", tiles: ["Å", 7] }, us2021);
 * problems.map((problem) => describeProblem(problem));
 * // => ['tiles[0]: expected a letter of the tile set english, found "Å"', "tiles[1]: expected a text, found 7"]
 * ```
 *
 * @throws TypeError if `problem` is not a problem of data, for instance a list of them, or `messages` is not an object
 */
export function describeProblem(problem: Problem, messages: Messages = english): string {
  const { code, path } = Object(problem) as Partial<Problem>;
  if (typeof path !== "string" || code === undefined || !Object.hasOwn(englishProblems, code))
    throw new TypeError(mismatch("problem", "one problem; a parser gives a list of them", problem));
  requireMessages(messages);
  const { problems = {} } = messages;
  const { [code]: sentence, found, said } = problems;
  const whole = sentence && found && said ? (problems as ProblemSentences) : englishProblems;
  const words = whole.said(...problemWords(problem, whole, whole.found));
  return path === "" ? words : `${path}: ${words}`;
}
