import type { Ruleset } from "../../index.ts";
import { type Language, languageHelp, languageNamed, languageOption } from "../languages.ts";
import { readOptions } from "../options.ts";
import { rulesetNamed, rulesetNames } from "../rules.ts";
import type { Command } from "../terminal.ts";
import { unknownRules } from "../unknown-rules.ts";

/** Rulesets of the past, each with the one of today. */
const history: Readonly<Record<string, string>> = { "united-kingdom-2009": "world-english-2022" };

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
    const ruleset = rulesetNamed(name, "NAME");
    const names = name === undefined ? rulesetNames : [name];
    if (values.json) await print(names.map((one) => `${JSON.stringify(summaryOf(one))}\n`).join(""));
    else await print(ruleset === undefined ? overview(words) : details(ruleset, words));
    return 0;
  },
};

function summaryOf(name: string): object {
  return { schema: "tilewright.which-rules/1", name, unknown: unknownRules[name] ?? [], today: history[name] ?? name };
}

/** The names of all rulesets, each with how much of it is not known. */
export function overview(words: Language): string {
  const width = Math.max(...rulesetNames.map((name) => name.length));
  const lines = rulesetNames.map((name) => `${name.padEnd(width)}  ${remarks(name, words)}`.trimEnd());
  return `${lines.join("\n")}\n`;
}

function remarks(name: string, { program }: Language): string {
  const unknown = unknownRules[name]?.length ?? 0;
  const today = history[name];
  return [
    ...(unknown > 0 ? [program.unknownRules(unknown)] : []),
    ...(today === undefined ? [] : [program.forOldGames(today)]),
  ].join("; ");
}

/** The rules of one ruleset that no source confirms, with their values. */
export function details(ruleset: Ruleset, { program }: Language): string {
  const { id } = ruleset;
  const unknown = unknownRules[id] ?? [];
  const today = history[id] === undefined ? "" : `${program.ofThePast(history[id])}\n`;
  if (unknown.length === 0) return `${today}${program.allHaveSource(id)}\n`;
  const width = Math.max(...unknown.map((knob) => knob.length));
  const lines = unknown.map((knob) => `  ${knob.padEnd(width)}  ${shown(valueAt(ruleset, knob), program)}`);
  return `${today}${program.noSource(id)}\n${lines.join("\n")}\n`;
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
