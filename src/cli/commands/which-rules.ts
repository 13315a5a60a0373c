import { presets, type RulesetPreset } from "../../rules/index.ts";
import { type Language, languageHelp, languageNamed, languageOption } from "../languages.ts";
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
${languageHelp}

Ten questions that lead to your rules are in docs/which-rules.md, the sources
of each rule in docs/rules-of-the-world.md.

  tilewright which-rules
  tilewright which-rules german-2026`,
  async run(args, { print }) {
    const { values, positionals } = readOptions(args, { ...languageOption, json: { type: "boolean" } });
    const words = languageNamed(values.language);
    if (positionals.length > 1) throw new Error("which-rules takes one name at most");
    const [name] = positionals;
    rulesetNamed(name, "NAME"); // throws if there is none of this name
    const named = name === undefined ? all : all.filter(({ id }) => id === name);
    if (values.json) await print(named.map((one) => `${JSON.stringify(summaryOf(one))}\n`).join(""));
    else await print(name === undefined ? overview(words) : named.map((one) => details(one, words)).join(""));
    return 0;
  },
};

function summaryOf({ id, unknown, today }: RulesetPreset): object {
  return { schema: "tilewright.which-rules/1", name: id, unknown, today: today ?? id };
}

/** The names of all rulesets, each with how much of it is not known. */
export function overview(words: Language): string {
  const width = Math.max(...all.map(({ id }) => id.length));
  const lines = all.map((one) => `${one.id.padEnd(width)}  ${remarks(one, words)}`.trimEnd());
  return `${lines.join("\n")}\n`;
}

function remarks({ unknown, today }: RulesetPreset, { program }: Language): string {
  return [
    ...(unknown.length > 0 ? [program.unknownRules(unknown.length)] : []),
    ...(today === null ? [] : [program.forOldGames(today)]),
  ].join("; ");
}

/** The rules of one ruleset that no source confirms, with their values. */
export function details({ id, unknown, today, rulesetOf }: RulesetPreset, { program }: Language): string {
  const past = today === null ? "" : `${program.ofThePast(today)}\n`;
  if (unknown.length === 0) return `${past}${program.allHaveSource(id)}\n`;
  const width = Math.max(...unknown.map((knob) => knob.length));
  const ruleset = rulesetOf();
  const lines = unknown.map((knob) => `  ${knob.padEnd(width)}  ${shown(valueAt(ruleset, knob), program)}`);
  return `${past}${program.noSource(id)}\n${lines.join("\n")}\n`;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((part, key) => (part as Readonly<Record<string, unknown>> | null)?.[key], value);
}

/** Tiles go by their name, boards by their size. */
function shown(value: unknown, { boardSize, off }: Language["program"]): string {
  if (typeof value === "object" && value !== null) {
    if ("rowsOfSquares" in value && "cols" in value)
      return boardSize({ cols: value.cols as number, rows: (value.rowsOfSquares as []).length });
    if ("letters" in value && "id" in value) return String(value.id);
  }
  return JSON.stringify(value) ?? off;
}
