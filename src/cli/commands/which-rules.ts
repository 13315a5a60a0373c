import { presets, type RulesetPreset } from "../../rules/index.ts";
import { readOptions } from "../options.ts";
import { rulesetNamed } from "../rules.ts";
import type { Command } from "../terminal.ts";

/** What `--rules` can name. */
const all: readonly RulesetPreset[] = presets.filter((preset) => preset.kind !== "variant");

/** Lists the rulesets, and says of each which of its rules no source confirms. */
export const whichRules: Command = {
  usage: "which-rules [NAME]",
  summary: "lists the rulesets, and what is not known of them",
  help: `
Without a name, the names that --rules takes. Behind each stands how many of its
rules are unknown: no source that we could read confirms them. With a name,
these rules with their values. Ask your event what it plays.

  --json         print one JSON object for each ruleset: its name, the unknown
                 rules, and which ruleset holds today

Ten questions that lead to your rules are in docs/which-rules.md, the sources
of each rule in docs/rules-of-the-world.md.

  tilewright which-rules
  tilewright which-rules german-2026`,
  async run(args, { print }) {
    const { values, positionals } = readOptions(args, { json: { type: "boolean" } });
    if (positionals.length > 1) throw new Error("which-rules takes one name at most");
    const [name] = positionals;
    rulesetNamed(name, "NAME"); // throws if there is none of this name
    const named = name === undefined ? all : all.filter(({ id }) => id === name);
    if (values.json) await print(named.map((one) => `${JSON.stringify(summaryOf(one))}\n`).join(""));
    else await print(name === undefined ? overview() : named.map(details).join(""));
    return 0;
  },
};

function summaryOf({ id, unknown, today }: RulesetPreset): object {
  return { schema: "tilewright.which-rules/1", name: id, unknown, today: today ?? id };
}

function overview(): string {
  const width = Math.max(...all.map(({ id }) => id.length));
  const lines = all.map((one) => `${one.id.padEnd(width)}  ${remarks(one)}`.trimEnd());
  return `${lines.join("\n")}\n`;
}

function remarks({ unknown, today }: RulesetPreset): string {
  return [
    ...(unknown.length > 0 ? [`${unknown.length} rules unknown`] : []),
    ...(today === null ? [] : [`for old games; today ${today}`]),
  ].join("; ");
}

function details({ id, unknown, today, rulesetOf }: RulesetPreset): string {
  const past = today === null ? "" : `For games of the past. Today's rules are ${today}.\n`;
  if (unknown.length === 0) return `${past}All rules of ${id} have a source.\n`;
  const width = Math.max(...unknown.map((knob) => knob.length));
  const ruleset = rulesetOf();
  const lines = unknown.map((knob) => `  ${knob.padEnd(width)}  ${shown(valueAt(ruleset, knob))}`);
  return `${past}No source that we could read confirms these rules of ${id}:\n${lines.join("\n")}\n`;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((part, key) => (part as Readonly<Record<string, unknown>> | null)?.[key], value);
}

/** Tiles go by their name, boards by their size. */
function shown(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    if ("rowsOfSquares" in value && "cols" in value) return `${value.cols} by ${(value.rowsOfSquares as []).length}`;
    if ("letters" in value && "id" in value) return String(value.id);
  }
  return JSON.stringify(value) ?? "off";
}
