import { describe } from "../read/describe.ts";
import { requireObject } from "../read/refuse.ts";
import type { PresetAnswers, PresetQuestion } from "./preset-question.ts";

/**
 * Throws a `TypeError` unless every question has one of its answers, and every answer its question. The message has a
 * line for each question that has none.
 */
export function requireAnswers(what: string, answers: PresetAnswers, questions: readonly PresetQuestion[]): void {
  const known = questions.length === 0 ? "nothing" : `{ ${questions.map(({ name }) => name).join(", ")} }`;
  requireObject(answers, `${what}: answers`, known);
  const lines = questions.flatMap((question) => {
    const found: unknown = Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
    return isAnswer(question, found)
      ? []
      : [`${what}: ${expectedOf(question)}, found ${found === undefined ? "nothing" : describe(found)}`];
  });
  for (const name of Object.keys(answers))
    if (questions.every((question) => question.name !== name))
      lines.push(`${what}: ${name}: expected no answer, for this is not asked, found ${describe(answers[name])}`);
  if (lines.length > 0) throw new TypeError(lines.join("\n"));
}

function isAnswer({ answers }: PresetQuestion, found: unknown): boolean {
  if (answers === null) return typeof found === "string" && /^\d{1,9}$/.test(found);
  return answers.some(({ answer }) => answer === found);
}

function expectedOf({ name, sentence, answers }: PresetQuestion): string {
  const expected =
    answers === null ? "a whole number as a text" : answers.map(({ answer }) => `"${answer}"`).join(", ");
  return `${name} (${sentence}): expected ${answers === null ? "" : "one of "}${expected}`;
}
