// Every rule of every preset of a region has a document behind it, or is marked as unknown everywhere it is shown.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rulesetNamed } from "../../src/cli/rules.ts";
import { knobsOf } from "./rules.ts";
import {
  citedPresets,
  evidences,
  followedTable,
  knobsToCite,
  rowsOf,
  sourceRows,
  sourceTable,
  unknownOf,
} from "./sources.ts";

test("every preset of a region is in the table of sources, and no other", () => {
  expect([...new Set(sourceRows.flatMap(({ presets }) => presets))].sort()).toEqual(
    citedPresets.map(({ id }) => id).sort(),
  );
});

describe.each(citedPresets)("the preset $name", ({ id, unknown, stability, rulesetOf }) => {
  const ruleset = rulesetOf();
  const rows = rowsOf(id);
  const named = rows.flatMap(({ knobs }) => knobs);

  test("has rows for its knobs, each of them in one, which cites a source or says that there is none", () => {
    expect(named.filter((knob) => !knobsToCite(ruleset).includes(knob))).toEqual([]);
    expect(named.filter((knob, index) => named.indexOf(knob) < index)).toEqual([]);
    for (const { says, evidence, source } of rows) {
      expect([says, source]).not.toContain("");
      expect(evidences).toContain(evidence);
      if (evidence !== "unknown") expect(source).not.toBe("-");
    }
  });

  test("has each knob that no row names switched off", () => {
    const values = knobsOf(ruleset);
    const others = knobsToCite(ruleset).filter((knob) => !named.includes(knob));
    expect(others).toContain("noRepeats");
    expect(others.filter((knob) => ![undefined, null, false].includes(values.get(knob) as undefined))).toEqual([]);
  });

  test("names in its comment what is unknown, and the register has the same", () => {
    const comment = readFileSync(`src/rules/regions/${id}.ts`, "utf8").replace(/\s+\* ?|\s+/g, " ");
    const named = /Unknown: ([^.]*(?:\.\w[^.]*)*)\. Set these to match your event's rules\./.exec(comment)?.[1] ?? "";
    expect([...named.matchAll(/`([^`]+)`/g)].map(([, knob]) => knob)).toEqual(unknownOf(id));
    expect(unknown).toEqual(unknownOf(id));
    expect(rulesetNamed(id)).toBe(ruleset);
  });

  test("is stable only if each of its rules was read or is cited, and says which of the two it is", () => {
    const isSure = rows.every(({ evidence }) => evidence !== "unknown" && evidence !== "seen");
    expect(stability).toBe(isSure ? "stable" : "provisional");
    const comment = readFileSync(`src/rules/regions/${id}.ts`, "utf8").replace(/\s+\* ?|\s+/g, " ");
    const sentence = isSure
      ? "Stable: a text confirms each of its rules."
      : "Provisional: a minor version may correct it.";
    expect(comment).toContain(sentence);
  });
});

test("docs/rules-of-the-world.md has both tables", async () => {
  const page = readFileSync("docs/rules-of-the-world.md", "utf8");
  const tables = [followedTable(), sourceTable()];
  const written = page.replace(/^\| preset \| .*\n(?:\|.*\n)+/gm, () => `${tables.shift()}\n`);
  expect(tables).toEqual([]);
  await expect(written).toMatchFileSnapshot("../../docs/rules-of-the-world.md");
});

test("no page sends a club of today to the preset of the past", () => {
  const pages = ["README.md", "docs/which-rules.md", "docs/start.md", "docs/faq.md", "docs/rules.md"];
  for (const page of pages)
    for (const line of readFileSync(page, "utf8").split("\n"))
      if (line.includes("unitedKingdom2009")) expect(line).toMatch(/until 2011/);
});
