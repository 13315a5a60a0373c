import { mismatch } from "../read/describe.ts";
import { requireObject, requireText } from "../read/refuse.ts";
import type { Variant } from "./define.ts";
import type { Ruleset } from "./ruleset.ts";

/** A question that players answer before they use a preset, such as the target of `finishLine`. */
export interface PresetQuestion {
  /** The name of the answer. */
  readonly name: string;
  /** The question, as a menu shows it. */
  readonly sentence: string;
}

/** The answers to the questions of a preset by their names. They are texts, as a form or a command line has them. */
export type PresetAnswers = Readonly<Record<string, string>>;

/** What the register says of every preset. */
export interface PresetDescription {
  /** The name under which `tilewright/rulesets` exports it, such as `us2021`. */
  readonly name: string;
  /** One line for a menu: whose rules they are, or what the variant changes. */
  readonly sentence: string;
  /** What it asks; most presets ask nothing. */
  readonly questions: readonly PresetQuestion[];
}

/** A preset that is a whole ruleset. */
export interface RulesetPreset<Id extends string = string> extends PresetDescription {
  /** `rulebook`: the rules of a printed book. `region`: the rules of a region or club, or of another game. */
  readonly kind: "rulebook" | "region";
  /** The `id` of its ruleset, such as `us-2021`. */
  readonly id: Id;
  /** The fields of the ruleset that no source confirms, by their paths, such as `exchange.minTiles`. */
  readonly unknown: readonly string[];
  /** The preset that holds today, if this one is for games of the past; `null` for all others. */
  readonly today: Id | null;
  /**
   * Returns the ruleset.
   *
   * @throws TypeError if `answers` is not an object of texts.
   * @throws RangeError if there is an answer to something that the preset does not ask.
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
   * @throws TypeError if `answers` is not an object, or a question has no text for an answer.
   * @throws RangeError if an answer makes no sense, or there is one to something that the preset does not ask.
   */
  readonly variantOf: (answers?: PresetAnswers) => Variant;
}

/** A line of the register of presets. `kind` says which of the two it is. */
export type Preset<Id extends string = string> = RulesetPreset<Id> | VariantPreset;

/** What the register has in hand to make a preset of. */
export interface RulesetLine<Id extends string> extends Pick<PresetDescription, "name" | "sentence"> {
  readonly kind: "rulebook" | "region";
  readonly ruleset: Ruleset;
  /** With commas between the fields. A test holds them against the sources of docs/rules-of-the-world.md. */
  readonly unknown?: string;
  readonly today?: Id;
}

export function rulesetPreset<Id extends string>(id: Id, line: RulesetLine<Id>): RulesetPreset<Id> {
  const { kind, name, sentence, ruleset, unknown, today = null } = line;
  return {
    kind,
    id,
    name,
    sentence,
    unknown: unknown?.split(/,\s+/) ?? [],
    today,
    questions: [],
    rulesetOf(answers = {}) {
      requireAnswers(answers, []);
      return ruleset;
    },
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
      requireAnswers(answers, questions);
      return variantOf(answers);
    },
  };
}

/** Throws unless every question has a text as its answer, and every answer its question. */
function requireAnswers(answers: PresetAnswers, questions: readonly PresetQuestion[]): void {
  requireObject(answers, "answers");
  for (const { name } of questions) requireText(answers[name], `answers.${name}`);
  const other = Object.keys(answers).find((name) => questions.every((question) => question.name !== name));
  if (other !== undefined) throw new RangeError(mismatch(`answers.${other}`, "no such answer", answers[other]));
}

/** Reads an answer that must be a whole number. */
export function wholeNumber(answers: PresetAnswers, name: string): number {
  const text = answers[name] ?? "";
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(mismatch(`answers.${name}`, "a whole number", text));
  return Number(text);
}
