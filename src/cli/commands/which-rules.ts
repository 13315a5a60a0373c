import { type RulesetPreset, sources } from "../../rules/index.ts";
import { command } from "../command.ts";
import type { Language } from "../languages.ts";
import { alignedLines } from "../output/table.ts";
import { exampleOf, presetNamed, rulesetPresets } from "../rules.ts";

/** Lists the rulesets, says what each of them asks, and what its rules rest on. */
export const whichRules = command({
  usage: "which-rules [NAME]",
  summary: "lists the rulesets, what they ask and what they rest on",
  about: `
Without a name, the names that --rules takes, and what some of them ask, because
a text leaves it open or could not be read. With a name, the questions with
their answers, and what each rule rests on. Ask your event what it plays.`,
  options: {
    json: { help: "print one JSON object for each ruleset: its name, what it asks, what it rests on, today's name" },
  },
  notes: `
Ten questions that lead to your rules are in docs/which-rules.md, what each
preset says and rests on in docs/rules.md.`,
  examples: ["which-rules", "which-rules french-2026"],
  async run({ args, form, words }, { print }) {
    if (args.length > 1) throw new Error("which-rules takes one name at most");
    const [name] = args;
    const named = name === undefined ? rulesetPresets : [presetNamed(name, "NAME")];
    if (form.kind === "json") await print(named.map((one) => `${JSON.stringify(summaryOf(one))}\n`).join(""));
    else await print(name === undefined ? overview(words) : named.map((one) => details(one, words)).join(""));
    return 0;
  },
});

function summaryOf({ id, questions, today }: RulesetPreset): object {
  const rules = sources[id]?.rules ?? [];
  return { schema: "tilewright.which-rules/1", name: id, questions, rules, today: today ?? id };
}

/** The names of all rulesets, each with what it asks. */
export function overview({ program }: Language): string {
  const remarks = ({ questions, today }: RulesetPreset): string =>
    [
      ...(questions.length > 0 ? [program.asks(questions.map(({ name }) => name))] : []),
      ...(today === null ? [] : [program.forOldGames(today)]),
    ].join("; ");
  return `${alignedLines(rulesetPresets.map((one) => [one.id, remarks(one)])).join("\n")}\n`;
}

/** What one ruleset asks, and what its rules rest on. */
export function details(preset: RulesetPreset, { program }: Language): string {
  const { id, questions, today } = preset;
  const found = sources[id];
  const rules = found?.rules.map((rule) => `  ${rule.knobs.join(", ")}: ${program.restsOn(rule)}`) ?? [];
  const lines = [
    ...(today === null ? [] : [program.ofThePast(today)]),
    ...questions.flatMap(({ name, sentence, answers }) => [
      `${name}: ${sentence}`,
      ...alignedLines((answers ?? []).map(({ answer, sentence }) => [`  ${answer}`, sentence])),
    ]),
    questions.length === 0 ? program.asksNothing(id) : program.forInstance(`--rules ${exampleOf(preset)}`),
    found === undefined ? program.printedBook(id) : program.follows(found.follows),
  ];
  return [...lines, ...rules].map((line) => `${line}\n`).join("");
}
