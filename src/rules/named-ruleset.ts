import type { PresetQuestion, RulesetPreset } from "./preset.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * The ruleset of a preset with answers written behind its name: `french-2026:challenge=5-a-word`.
 *
 * @param written - What stands behind the colon.
 * @throws Error with a sentence that names the question and its answers
 */
export function rulesetOfAnswers(preset: RulesetPreset, written: string): Ruleset {
  const { id, questions } = preset;
  const answers = new Map(written === "" ? [] : written.split(",").map(pairOf));
  for (const asked of answers.keys())
    if (questions.every((question) => question.name !== asked))
      throw new Error(`${id} does not ask ${JSON.stringify(asked)}; it asks ${namesOf(questions)}`);
  for (const { name, sentence, answers: known } of questions) {
    const given = answers.get(name);
    if (known?.some(({ answer }) => answer === given)) continue;
    const choices = (known ?? []).map(({ answer }) => answer).join(", ");
    const found = given === undefined ? "" : `, and found ${JSON.stringify(given.slice(0, 40))}`;
    throw new Error(`${id} asks ${name} (${sentence} ${choices})${found}; for instance ${exampleOf(preset)}`);
  }
  return preset.rulesetOf(Object.fromEntries(answers));
}

/** A preset as it may be written: its id, with the first answer to each of its questions behind it. */
export function exampleOf({ id, questions }: RulesetPreset): string {
  const answers = questions.map(({ name, answers }) => `${name}=${answers?.[0]?.answer}`);
  return answers.length === 0 ? id : `${id}:${answers.join(",")}`;
}

function pairOf(text: string): readonly [name: string, answer: string] {
  const at = text.indexOf("=");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function namesOf(questions: readonly PresetQuestion[]): string {
  return questions.length === 0 ? "nothing" : questions.map(({ name }) => name).join(", ");
}
