// Every rule of every preset of a region has a document behind it, or is marked as unknown everywhere it is shown.
import { readFileSync } from "node:fs";
import type { Ruleset } from "tilewright";
import * as exported from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { rulesetNamed } from "../../src/cli/rules.ts";
import { unknownRules } from "../../src/cli/unknown-rules.ts";
import { knobsOf } from "../docs/rules.ts";
import { citedPresets, knobsToCite, sourceRows, sourceTable, unknownOf } from "../docs/sources.ts";
import { presets } from "../support/presets.ts";

const rulebooks: readonly Ruleset[] = Object.values(presets);

test("every preset but the five rulebooks is in the table of sources", () => {
  const isRuleset = (value: unknown): value is Ruleset =>
    typeof value === "object" && value !== null && "tileSet" in value;
  const others = Object.values(exported)
    .filter(isRuleset)
    .filter((ruleset) => !rulebooks.includes(ruleset));
  expect([...new Set(sourceRows.map(({ preset }) => preset))].sort()).toEqual(others.map(({ id }) => id).sort());
});

describe.each(citedPresets)("the preset %s", (_, ruleset) => {
  const rows = sourceRows.filter(({ preset }) => preset === ruleset.id);
  const named = rows.flatMap(({ knobs }) => knobs);

  test("has rows for its knobs, each of them in one, which cites a source or says that there is none", () => {
    expect(named.filter((knob) => !knobsToCite(ruleset).includes(knob))).toEqual([]);
    expect(named.filter((knob, index) => named.indexOf(knob) < index)).toEqual([]);
    for (const { says, source } of rows) expect([says, source]).not.toContain("");
  });

  test("has each knob that no row names switched off", () => {
    const values = knobsOf(ruleset);
    const others = knobsToCite(ruleset).filter((knob) => !named.includes(knob));
    expect(others).toContain("noRepeats");
    expect(others.filter((knob) => ![undefined, null, false].includes(values.get(knob) as undefined))).toEqual([]);
  });

  test("names in its comment what is unknown, and so does the command line", () => {
    const unknown = unknownOf(ruleset.id);
    const comment = readFileSync(`src/rules/regions/${ruleset.id}.ts`, "utf8").replace(/\s+\* ?|\s+/g, " ");
    const named = /Unknown: ([^.]*(?:\.\w[^.]*)*)\. Set these as your event plays\./.exec(comment)?.[1] ?? "";
    expect([...named.matchAll(/`([^`]+)`/g)].map(([, knob]) => knob)).toEqual(unknown);
    expect(unknownRules[ruleset.id]).toEqual(unknown);
    expect(rulesetNamed(ruleset.id)).toBe(ruleset);
  });
});

test("docs/rules-of-the-world.md has the table", async () => {
  const page = readFileSync("docs/rules-of-the-world.md", "utf8");
  const parts = page.split(/^\| preset \| knob .*\n(?:\|.*\n)+/m);
  expect(parts).toHaveLength(2);
  await expect(`${parts[0]}${sourceTable()}\n${parts[1]}`).toMatchFileSnapshot("../../docs/rules-of-the-world.md");
});

test("no page sends a club of today to the preset of the past", () => {
  const pages = ["README.md", "docs/which-rules.md", "docs/start.md", "docs/faq.md", "docs/rules.md"];
  for (const page of pages)
    for (const line of readFileSync(page, "utf8").split("\n"))
      if (line.includes("unitedKingdom2009")) expect(line).toMatch(/until 2011/);
});
