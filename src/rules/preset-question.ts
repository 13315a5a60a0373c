import type { Ruleset } from "./ruleset.ts";

/** Something that a preset leaves to whoever plays by it, such as the target of `finishLine`. */
export interface PresetQuestion {
  /** The name of the answer. */
  readonly name: string;
  /** The question, as a menu shows it. */
  readonly sentence: string;
  /** The answers there are; `null` if the answer is a whole number. */
  readonly answers: readonly PresetAnswer[] | null;
}

/** One answer to a question of a preset. */
export interface PresetAnswer {
  /** The answer as it is given, such as `10-a-word`. */
  readonly answer: string;
  /** What it means, as a menu shows it. */
  readonly sentence: string;
}

/** The answers to the questions of a preset by their names. They are texts, as a form or a command line has them. */
export type PresetAnswers = Readonly<Record<string, string>>;

/**
 * A preset that asks, because the text that it follows leaves something open, or could not be read there. Call it with
 * the answers: it returns an ordinary ruleset. The same answers give the same object.
 */
export interface AskingPreset<Answers extends PresetAnswers = PresetAnswers> {
  /**
   * Returns the ruleset.
   *
   * @throws TypeError if an answer is missing or wrong, or there is one to something that the preset does not ask. The
   * message names each such question with its answers.
   */
  (answers: Answers): Ruleset;
  /** What it asks. */
  readonly questions: readonly PresetQuestion[];
}
