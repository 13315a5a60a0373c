import type { Variant } from "./define.ts";
import type { AskingPreset, PresetAnswers, PresetQuestion } from "./preset-question.ts";
import { requireAnswers } from "./require-answers.ts";
import type { Ruleset } from "./ruleset.ts";

/** What the register says of every preset. */
export interface PresetDescription {
  /** The name under which `tilewright/rulesets` exports it, such as `us2021`. */
  readonly name: string;
  /** One line for a menu: whose rules they are, or what the variant changes. */
  readonly sentence: string;
  /** What it asks. Rulebooks ask nothing. */
  readonly questions: readonly PresetQuestion[];
}

/** A preset that is a whole ruleset, or becomes one with the answers to its questions. */
export interface RulesetPreset<Id extends string = string> extends PresetDescription {
  /** `rulebook`: the rules of a printed book. `region`: the rules of a region or club, or of another game. */
  readonly kind: "rulebook" | "region";
  /** The `id` of its ruleset, such as `us-2021`. */
  readonly id: Id;
  /** The preset that holds today, if this one is for games of the past; `null` for all others. */
  readonly today: Id | null;
  /**
   * Returns the ruleset.
   *
   * @throws TypeError if `answers` is not an object, an answer is missing or wrong, or there is one to something that
   * the preset does not ask. The message names each such question with its answers.
   */
  readonly rulesetOf: (answers?: PresetAnswers) => Ruleset;
}

/** A preset that changes other rules, whichever they are. */
export interface VariantPreset extends PresetDescription {
  readonly kind: "variant";
  /** What `variants` of a changed ruleset lists, such as `nine-tile`. */
  readonly id: string;
  /**
   * Returns the variant, for `defineRuleset`.
   *
   * @throws TypeError as `rulesetOf` of the other presets.
   * @throws RangeError if a number makes no sense.
   */
  readonly variantOf: (answers?: PresetAnswers) => Variant;
}

/** A line of the register of presets. `kind` says which of the two it is. */
export type Preset<Id extends string = string> = RulesetPreset<Id> | VariantPreset;

/** What the register has in hand to make a preset of. */
export interface RulesetLine extends Pick<PresetDescription, "name" | "sentence"> {
  readonly kind: "rulebook" | "region";
  readonly ruleset: Ruleset;
}

export function rulesetPreset<Id extends string>(id: Id, { ruleset, ...line }: RulesetLine): RulesetPreset<Id> {
  return {
    ...line,
    id,
    today: null,
    questions: [],
    rulesetOf(answers = {}) {
      requireAnswers(line.name, answers, []);
      return ruleset;
    },
  };
}

/** The same for a preset that asks. */
export interface AskingLine<Id extends string> extends Pick<PresetDescription, "name" | "sentence"> {
  readonly preset: AskingPreset<never>;
  readonly today?: Id;
}

export function askingPreset<Id extends string>(id: Id, line: AskingLine<Id>): RulesetPreset<Id> {
  const { name, sentence, preset, today = null } = line;
  const { questions } = preset;
  return {
    kind: "region",
    id,
    name,
    sentence,
    today,
    questions,
    rulesetOf: (answers = {}) => preset(answers as never),
  };
}

/** The same for a variant. */
export interface VariantLine extends Pick<PresetDescription, "name" | "sentence"> {
  readonly questions?: readonly PresetQuestion[];
  readonly variantOf: (answers: PresetAnswers) => Variant;
}

export function variantPreset(id: string, { name, sentence, questions = [], variantOf }: VariantLine): VariantPreset {
  return {
    kind: "variant",
    id,
    name,
    sentence,
    questions,
    variantOf(answers = {}) {
      requireAnswers(name, answers, questions);
      return variantOf(answers);
    },
  };
}
