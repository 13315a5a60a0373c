import { presets, type RulesetPreset } from "../../rules/index.ts";
import { command } from "../command.ts";
import { counted } from "../output/counted.ts";
import { alignedLines } from "../output/table.ts";
import { rulesetNamed } from "../rules.ts";

/** What `--rules` can name. */
const all: readonly RulesetPreset[] = presets.filter((preset) => preset.kind !== "variant");

/** Lists the rulesets, and says of each how sure it is and which of its rules no source confirms. */
export const whichRules = command({
  usage: "which-rules [NAME]",
  summary: "lists the rulesets and the unconfirmed rules in each",
  about: `
Without NAME, lists the rulesets that --rules accepts. In a stable ruleset, a
text confirms each rule. A provisional ruleset has unconfirmed rules (those for
which we found no source), and a minor version may correct it. With NAME, lists
the unconfirmed rules of that ruleset and their values. Ask your organizer which
rules are in force.`,
  options: {
    json: {
      help: "print one JSON object per ruleset: name, stability, unconfirmed rules, and the ruleset that supersedes it",
    },
  },
  notes: `
To find your rules by answering ten questions, see docs/which-rules.md; for the
source of each rule, see docs/rules-of-the-world.md.`,
  examples: ["which-rules", "which-rules german-2026"],
  async run({ args, form }, { print }) {
    if (args.length > 1) throw new Error("pass at most one name");
    const [name] = args;
    rulesetNamed(name, "NAME"); // throws if there is none of this name
    const named = name === undefined ? all : all.filter(({ id }) => id === name);
    if (form.kind === "json") await print(named.map((one) => `${JSON.stringify(summaryOf(one))}\n`).join(""));
    else await print(name === undefined ? overview() : named.map(details).join(""));
    return 0;
  },
});

function summaryOf({ id, stability, unknown, today }: RulesetPreset): object {
  return { schema: "tilewright.which-rules/2", name: id, stability, unknown, today: today ?? id };
}

/** The names of all rulesets, each with how much of it is not known. */
export function overview(): string {
  return alignedLines(all.map((one) => [one.id, remarks(one)]))
    .map((line) => `${line}\n`)
    .join("");
}

function remarks({ stability, unknown, today }: RulesetPreset): string {
  return [
    unknown.length > 0 ? `${stability}: ${counted(unknown.length, "rule")} unconfirmed` : stability,
    ...(today === null ? [] : [`historical; superseded by ${today}`]),
  ].join("; ");
}

/** The rules of one ruleset that no source confirms, with their values. */
export function details({ id, unknown, today, rulesetOf }: RulesetPreset): string {
  const past = today === null ? "" : `Historical. The current rules are ${today}.\n`;
  if (unknown.length === 0) return `${past}Stable: a text confirms each rule of ${id}.\n`;
  const ruleset = rulesetOf();
  const lines = alignedLines(unknown.map((knob) => [knob, shown(valueAt(ruleset, knob))]));
  const head = `Provisional: a minor version may correct ${id}.\nWe found no source for these rules:\n`;
  return past + head + lines.map((line) => `  ${line}\n`).join("");
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
