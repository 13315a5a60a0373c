// Every rule of every preset of a region has a text with article and date behind it, or is asked, or is said to be chosen.
import { readFileSync } from "node:fs";
import { sources } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { answersTo } from "../support/presets.ts";
import { knobs } from "./knobs.ts";
import {
  askingTable,
  chosenFor,
  citedPresets,
  entriesOf,
  entryFor,
  isOff,
  knobsOfEntry,
  knobsToCite,
  valueAt,
} from "./sources.ts";

test("every preset of a region is in the table of sources, and no other", () => {
  expect(Object.keys(sources).sort()).toEqual(citedPresets.map(({ id }) => id).sort());
});

/** Groups of knobs that an entry may name, besides single ones. */
const groups = ["players", "exchange", "challenge", "challenge.whenWrong", "end", "leftover", "*"];

describe.each(citedPresets)("the preset $name", (preset) => {
  const { id, questions } = preset;
  const ruleset = preset.rulesetOf(answersTo(preset));
  const entries = entriesOf(id);

  test("has an entry for each knob, and in no two entries the same", () => {
    const paths = [...knobs.map(({ path }) => path), ...groups];
    const named = entries.flatMap((entry) => entry.knobs);
    expect(named.filter((knob) => !paths.includes(knob))).toEqual([]);
    expect(named.filter((knob, index) => named.indexOf(knob) < index)).toEqual([]);
    expect(knobsToCite.filter((knob) => entryFor(id, knob) === undefined)).toEqual([]);
    expect(entries.filter((entry) => knobsOfEntry(id, entry).length === 0)).toEqual([]);
  });

  test("has article, text and date for what a text says, and never only its base", () => {
    for (const entry of entries) {
      expect(Object.values(entry)).not.toContain("");
      expect(JSON.stringify(entry)).not.toMatch(/as in the base|unknown/i);
      if (entry.from === "text") expect(entry.date).toMatch(/\b(?:19|20)\d\d\b|\bundated\b/);
    }
  });

  test("has chosen nothing about challenges, exchanges, ends and unplayed tiles", () => {
    const guarded = /^(?:wordCheck|challenge|exchange|end|leftover)(?:\.|$)/;
    const chosen = knobsToCite.filter((knob) => guarded.test(knob) && entryFor(id, knob)?.from === "choice");
    expect(chosen).toEqual([]);
  });

  test("has everything off that is chosen for want of a text that has such a rule", () => {
    const others = entries.find((entry) => entry.from === "choice" && entry.knobs.includes("*"));
    if (others === undefined) return expect(entries.some((entry) => entry.from === "question")).toBe(true);
    expect(knobsOfEntry(id, others)).toContain("noRepeats");
    expect(knobsOfEntry(id, others).filter((knob) => !isOff(valueAt(ruleset, knob)))).toEqual([]);
  });

  test("asks what it says that it asks, and each answer changes only what rests on it", () => {
    const asked = entries.flatMap((entry) => (entry.from === "question" ? [entry.question] : []));
    expect(asked.sort()).toEqual(questions.map(({ name }) => name).sort());
    for (const { name, answers } of questions)
      for (const { answer } of answers ?? []) {
        const other = preset.rulesetOf({ ...answersTo(preset), [name]: answer });
        const changed = knobsToCite.filter(
          (knob) => JSON.stringify(valueAt(other, knob)) !== JSON.stringify(valueAt(ruleset, knob)),
        );
        const elsewhere = changed.filter((knob) => {
          const entry = entryFor(id, knob);
          // A price that rises ends with the price that is asked.
          return knob !== "challenge.schedule" && !(entry?.from === "question" && entry.question === name);
        });
        expect(elsewhere).toEqual([]);
      }
  });

  test("says in its comment what we have chosen, as the table does", async () => {
    const source = readFileSync(`src/rules/regions/${id}.ts`, "utf8");
    const comment = source.slice(source.indexOf("/**"), source.indexOf(" */\nexport const"));
    const chosen = chosenFor(preset).map((knob) => `\`${knob}\``);
    const words = chosen.length === 0 ? "" : `Chosen by us: ${chosen.join(", ")}.`;
    const without = comment.replace(/ \*\n \* Chosen by us: [^]*$/, "");
    const written = words === "" ? without : `${without} *\n${wrapped(words)}`;
    await expect(source.replace(comment, () => written)).toMatchFileSnapshot(`../../src/rules/regions/${id}.ts`);
  });
});

/** As the lines of a comment, which wrap at 120 characters. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= 117) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.map((line) => ` * ${line}\n`).join("");
}

test("docs/which-rules.md asks what the register asks", async () => {
  const page = readFileSync("docs/which-rules.md", "utf8");
  const written = page.replace(/^\| for \| preset \| asks \|\n.*\n(?:\|.*\n)*/m, () => `${askingTable()}\n`);
  expect(written).toContain(askingTable());
  await expect(written).toMatchFileSnapshot("../../docs/which-rules.md");
});

test("no page sends a club of today to the preset of the past", () => {
  const pages = ["README.md", "docs/which-rules.md", "docs/start.md", "docs/faq.md"];
  for (const page of pages) expect(readFileSync(page, "utf8")).not.toContain("unitedKingdom2009");
});
