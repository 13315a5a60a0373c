import { refuseOption, requireObject, requireText } from "../read/refuse.ts";
import type { Variant } from "./define.ts";
import type { Ruleset } from "./ruleset.ts";

/** A question that players must answer before using a preset, such as the target score for `finishLine`. */
export interface PresetQuestion {
  /** The key under which the answer is passed. */
  readonly name: string;
  /** The question as shown in a menu. */
  readonly sentence: string;
}

/**
 * The answers to a preset's questions, keyed by question name. They are strings, as they come from a form or a command
 * line.
 */
export type PresetAnswers = Readonly<Record<string, string>>;

/** The information that the register has about every preset. */
export interface PresetDescription {
  /** The preset's export name in `tilewright/rulesets`, such as `us2021`. */
  readonly name: string;
  /** One line for a menu: whose rules they are, or what the variant changes. */
  readonly sentence: string;
  /** The preset's questions; most presets have none. */
  readonly questions: readonly PresetQuestion[];
}

/** A preset that is a complete ruleset. */
export interface RulesetPreset<Id extends string = string> extends PresetDescription {
  /** `rulebook`: the rules from a printed rulebook. `region`: the rules of a region or club, or of another game. */
  readonly kind: "rulebook" | "region";
  /** The ruleset's `id`, such as `us-2021`. */
  readonly id: Id;
  /**
   * How sure the preset is. `stable`: a rulebook, or a preset with a text that confirms each of its rules; it never
   * changes. `provisional`: no text confirms some of its rules, and a minor version may correct them.
   */
  readonly stability: "stable" | "provisional";
  /** The paths of the ruleset fields that no source confirms, such as `exchange.minTiles`. Empty if it is stable. */
  readonly unknown: readonly string[];
  /** The current preset, if this one is historical; otherwise `null`. */
  readonly today: Id | null;
  /**
   * Returns the ruleset.
   *
   * @throws TypeError if `answers` is not an object with string values.
   * @throws RangeError if `answers` has a key that is not one of the preset's questions.
   */
  readonly rulesetOf: (answers?: PresetAnswers) => Ruleset;
}

/** A preset that can be applied to any ruleset. */
export interface VariantPreset extends PresetDescription {
  readonly kind: "variant";
  /** The variant's id as listed in a ruleset's `variants`, such as `nine-tile`. */
  readonly id: string;
  /**
   * Returns the variant, for `defineRuleset`.
   *
   * @throws TypeError if `answers` is not an object, or if the answer to a question is not a string.
   * @throws RangeError if an answer is invalid, or if `answers` has a key that is not one of the preset's questions.
   */
  readonly variantOf: (answers?: PresetAnswers) => Variant;
}

/** An entry in the preset registry: a ruleset or a variant, as indicated by `kind`. */
export type Preset<Id extends string = string> = RulesetPreset<Id> | VariantPreset;

/** What the register has in hand to make a preset of. */
export interface RulesetLine<Id extends string> extends Pick<PresetDescription, "name" | "sentence"> {
  readonly kind: "rulebook" | "region";
  readonly ruleset: Ruleset;
  /**
   * With commas between the fields; left out where a text confirms each of them. A test holds them against the sources
   * of docs/rules-of-the-world.md.
   */
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
    stability: unknown === undefined ? "stable" : "provisional",
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
  if (other !== undefined) refuseOption(`answers.${other}`, "no such answer", answers[other]);
}

/** Reads an answer that must be a whole number. */
export function wholeNumber(answers: PresetAnswers, name: string): number {
  const text = answers[name] ?? "";
  if (!/^\d{1,9}$/.test(text)) refuseOption(`answers.${name}`, "a whole number", text);
  return Number(text);
}
