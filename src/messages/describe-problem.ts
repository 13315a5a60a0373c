import type { Remark } from "../notation/remark.ts";
import { describeFound, engineText, type FoundWords } from "../read/found.ts";
import { isKeyOf, propertiesOf } from "../read/is-object.ts";
import type { Problem, ProblemOf } from "../read/problem.ts";
import { requireThat } from "../read/refuse.ts";
import { englishForRemarks, isRemark, type RemarkParts, sayRemark } from "./describe-remark.ts";
import { englishProblems } from "./english/problems.ts";
import { messagesOr, say, sayReason } from "./say.ts";
import type { Messages } from "./types/messages.ts";
import type { ProblemInWords } from "./types/problems.ts";

const english: Pick<Messages, "problems" | RemarkParts> = { problems: englishProblems, ...englishForRemarks };

/**
 * Describes a parser's problem in one line: where it is, what was expected, and what was found. The place is a path in
 * data, or a line and column in a text.
 *
 * @param problem - A single problem found by a parser: in data, in a word graph, or in a text such as a record.
 * @param messages - The language. Defaults to English. Because `problems.map(describeProblem)` would pass a number
 * here, write `problems.map((problem) => describeProblem(problem))`.
 *
 * @example
 * ```ts
 * import { parseMove } from "tilewright/json";
 * import { describeProblem } from "tilewright/messages";
 * import { parsePlay } from "tilewright/notation";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const { problems = [] } = parseMove({ type: "exchange", tiles: ["Å", 7] }, ruleset);
 * problems.map((problem) => describeProblem(problem));
 * // => ['tiles[0]: "Å" is not a letter in the english tile set', "tiles[1]: expected a string, found 7"]
 *
 * const [problem] = parsePlay("8F HØRN", { ruleset }).problems ?? [];
 * describeProblem(problem!); // => '1:5: "Ø" is not a letter in the english tile set'
 * ```
 *
 * @throws TypeError if `problem` is not a problem (for instance, if it is a list of problems), or a part or a sentence
 * is missing from `messages`
 */
export function describeProblem(
  problem: Problem | Remark,
  messages?: Pick<Messages, "problems" | RemarkParts>,
): string {
  const inText = isRemark(problem);
  requireThat(inText || isProblem(problem), "problem", "one problem from the list a parser returns", problem);
  const words = messagesOr(messages, english);
  const place = inText ? `${problem.line}:${problem.column}` : problem.path;
  const said = inText ? sayRemark(problem, words) : dataProblem(problem, words);
  return place === "" ? said : `${place}: ${said}`;
}

function isProblem(problem: Problem): boolean {
  const { code, path } = propertiesOf(problem) as Partial<Problem>;
  return typeof path === "string" && isKeyOf(englishProblems.codes, code);
}

function dataProblem(problem: Problem, { problems, found: words }: Pick<Messages, "problems" | "found">): string {
  const [expected, found] = sayReason(problems.codes[problem.code], { ...problem, ...inWords(problem) });
  // A value may be missing where the problem does not come from a parser.
  return say(problems.said, { expected: expected ?? problem.code, found: found ?? foundOf(problem, words), problem });
}

function inWords(problem: Problem): ProblemInWords {
  const { min, max, empty, found } = problem as ProblemOf<"count"> & ProblemOf<"hole">;
  return {
    range: min === max ? `${max}` : `${min}-${max}`,
    mark: empty ?? "",
    hex: `0x${Number(found).toString(16).padStart(8, "0")}`,
  };
}

/** What was found. What an engine says of a JSON is a sentence already. */
function foundOf({ code, found }: Problem, words: FoundWords): string {
  return code === "json" ? engineText(found) : describeFound(found, words);
}
