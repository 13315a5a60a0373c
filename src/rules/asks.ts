import { frozen } from "../frozen.ts";
import type { AskingPreset } from "./preset-question.ts";
import { requireAnswers } from "./require-answers.ts";
import type { Ruleset } from "./ruleset.ts";

/** A question with its answers, each with its sentence and with what it says in the rules. */
export interface Question<Answer extends string, Value> {
  readonly sentence: string;
  readonly answers: Readonly<Record<Answer, readonly [sentence: string, value: Value]>>;
}

// biome-ignore lint/suspicious/noExplicitAny: each question has values of its own
type Questions = Readonly<Record<string, Question<any, any>>>;

type AnswersTo<Asked extends Questions> = {
  readonly [Name in keyof Asked]: keyof Asked[Name]["answers"] & string;
};

type ValuesOf<Asked extends Questions> = {
  readonly [Name in keyof Asked]: Asked[Name] extends Question<string, infer Value> ? Value : never;
};

/**
 * Returns a preset that asks: a function from answers to the ruleset. The same answers give the same object, so that
 * what is indexed for a ruleset is indexed once.
 */
export function asks<Asked extends Questions>(
  name: string,
  asked: Asked,
  make: (values: ValuesOf<Asked>) => Ruleset,
): AskingPreset<AnswersTo<Asked>> {
  const questions = Object.entries(asked).map(([question, { sentence, answers }]) => ({
    name: question,
    sentence,
    answers: Object.entries(answers).map(([answer, [said]]) => ({
      answer,
      sentence: said,
    })),
  }));
  const made = new Map<string, Ruleset>();
  const preset = (answers: AnswersTo<Asked>): Ruleset => {
    requireAnswers(name, answers, questions);
    const key = JSON.stringify(questions.map((question) => answers[question.name]));
    const values = (): ValuesOf<Asked> =>
      Object.fromEntries(
        Object.entries(asked).map(([question, { answers: known }]) => [
          question,
          (known[answers[question] as string] as readonly [string, unknown])[1],
        ]),
      ) as ValuesOf<Asked>;
    const ruleset = made.get(key) ?? make(values());
    made.set(key, ruleset);
    return ruleset;
  };
  return Object.freeze(Object.assign(preset, { questions: frozen(questions) }));
}
