import type { Ruleset } from "tilewright";
import { presets, type RuleSource, type RulesetPreset, sources } from "tilewright/rulesets";
import { answersTo } from "../support/presets.ts";
import { knobs } from "./knobs.ts";

/** The presets of regions. */
export const citedPresets: readonly RulesetPreset[] = presets.flatMap((preset) =>
  preset.kind === "region" ? [preset] : [],
);

/** The entries of a preset in the table of sources. */
export function entriesOf(id: string): readonly RuleSource[] {
  return sources[id]?.rules ?? [];
}

/** The knobs whose values a preset states or inherits: no parts of a list, and neither halves of a whole. */
export const knobsToCite: readonly string[] = knobs
  .map(({ path }) => path)
  .filter((path) => !path.includes("[]") && path !== "exchange" && path !== "challenge");

/**
 * The entry that says what a knob rests on: the one that names it, or else the nearest object that it is part of, or
 * else everything else.
 */
export function entryFor(id: string, knob: string): RuleSource | undefined {
  const entries = entriesOf(id);
  for (let path = knob; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf(".")))) {
    const found = entries.find(({ knobs }) => knobs.includes(path));
    if (found !== undefined) return found;
  }
  return entries.find(({ knobs }) => knobs.includes("*"));
}

/** The knobs that an entry of a preset is for. */
export function knobsOfEntry(id: string, entry: RuleSource): readonly string[] {
  return knobsToCite.filter((knob) => entryFor(id, knob) === entry);
}

/** The value of a knob; `undefined` where the ruleset leaves it out. */
export function valueAt(ruleset: Ruleset, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((part, key) => (Object(part) as Readonly<Record<string, unknown>>)[key], ruleset);
}

/** The knobs that are a choice of ours, in the order of docs/rules.md, without those that are off. */
export function chosenFor(preset: RulesetPreset): readonly string[] {
  const ruleset = preset.rulesetOf(answersTo(preset));
  return knobsToCite.filter((knob) => entryFor(preset.id, knob)?.from === "choice" && !isOff(valueAt(ruleset, knob)));
}

/** Whether a knob is off. */
export function isOff(value: unknown): boolean {
  return value === undefined || value === null || value === false;
}

/** What docs/which-rules.md says of the presets of regions: whom they are for, and what they ask. */
export function askingTable(): string {
  const rows = citedPresets
    .filter(({ today }) => today === null)
    .map(({ name, sentence, questions }) => {
      const asked = questions.map(
        ({ name: question, sentence: words, answers }) =>
          `\`${question}\`: ${words} ${(answers ?? []).map(({ answer }) => `\`${answer}\``).join(", ")}`,
      );
      return `| ${sentence.slice(0, -1)} | \`${name}\` | ${asked.join("<br>")} |`;
    });
  return ["| for | preset | asks |", "| --- | --- | --- |", ...rows].join("\n");
}

/** What docs/rules.md shows of the sources: a section for each preset of a region. */
export function sourceSections(): string {
  return citedPresets.map(sectionOf).join("\n\n");
}

function sectionOf(preset: RulesetPreset): string {
  const { id, name, sentence, questions, today } = preset;
  const past = today === null ? "" : ` For games of today: \`${citedPresets.find((one) => one.id === today)?.name}\`.`;
  const asked = questions.map(({ name: question, sentence: words, answers }) =>
    [
      `- \`${question}\`: ${words}`,
      ...(answers ?? []).map(({ answer, sentence: said }) => `  - \`${answer}\`: ${said}`),
    ].join("\n"),
  );
  const rows = entriesOf(id).map((entry) => rowOf(preset, entry));
  return [
    `### ${name}`,
    "",
    `${sentence}${past} It follows ${sources[id]?.follows}.`,
    "",
    ...(asked.length === 0 ? [] : ["It asks:", "", ...asked, ""]),
    "| knob | value | what the text says | article | text | date |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function rowOf(preset: RulesetPreset, entry: RuleSource): string {
  const { id, questions } = preset;
  const ruleset = preset.rulesetOf(answersTo(preset));
  const named = knobsOfEntry(id, entry);
  const shownKnobs = entry.knobs.map((knob) => (knob === "*" ? "all others" : `\`${knob}\``)).join(", ");
  if (entry.from === "question") {
    const question = questions.find(({ name }) => name === entry.question);
    return `| ${shownKnobs} | the answer to \`${entry.question}\` | ${question?.sentence} | | asked | |`;
  }
  const values = named
    .filter((knob) => !isOff(valueAt(ruleset, knob)))
    .map((knob) => `\`${knob.split(".").at(-1)}\`: ${shown(valueAt(ruleset, knob))}`);
  const value = values.length === 0 ? "off" : values.join("; ");
  if (entry.from === "choice") return `| ${shownKnobs} | ${value} | ${entry.says} | | **chosen by us** | |`;
  return `| ${shownKnobs} | ${value} | ${entry.says} | ${entry.article} | ${entry.text} | ${entry.date} |`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(shown).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  if ("cols" in value && "rows" in value) return `${value.cols} by ${value.rows}`;
  if ("letters" in value && "id" in value) return String(value.id);
  const parts = Object.entries(value).map(([key, part]) => `${key} ${shown(part)}`);
  return parts.join(", ");
}
