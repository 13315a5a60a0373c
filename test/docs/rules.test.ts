import { readFileSync } from "node:fs";
import { presets as register } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { clauses } from "./clauses.ts";
import { knobs } from "./knobs.ts";
import { rulesDocument } from "./rules.ts";

test("docs/rules.md shows every knob of every preset", async () => {
  await expect(rulesDocument()).toMatchFileSnapshot("../../docs/rules.md");
});

test("the clauses behind the knobs exist", () => {
  const known = new Set(clauses.map(({ id }) => id));
  const cited = knobs.flatMap(({ behind }) => (behind === "-" ? [] : behind.split(", ")));
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

test("every rulebook has a row on the pages about rules, and README names every rulebook and variant", () => {
  const readme = readFileSync("README.md", "utf8");
  const pages = [rulesDocument(), readFileSync("docs/at-the-table.md", "utf8")];
  const hasRow = (page: string, name: string): boolean => new RegExp(`^\\|[^|]*\`${name}\``, "m").test(page);
  const lacking = register.filter(({ kind, name }) => {
    if (kind !== "region" && !readme.includes(`\`${name}\``)) return true;
    return kind === "rulebook" && !pages.every((page) => hasRow(page, name));
  });
  expect(lacking).toEqual([]);
});

test("README counts the presets of regions", async () => {
  const readme = readFileSync("README.md", "utf8");
  const count = /(?<=^\| rulebooks \| .*\n.*\n\| \d+ \| )\d+ stable, \d+ provisional/m;
  expect(readme).toMatch(count);
  const regions = register.flatMap((preset) => (preset.kind === "region" ? [preset] : []));
  const stable = regions.filter(({ stability }) => stability === "stable").length;
  const written = readme.replace(count, `${stable} stable, ${regions.length - stable} provisional`);
  await expect(written).toMatchFileSnapshot("../../README.md");
});

test("the clauses are tested under every rulebook", () => {
  const rulebooks = register.filter(({ kind }) => kind === "rulebook");
  expect(Object.values(presets).map(({ id }) => id)).toEqual(rulebooks.map(({ id }) => id));
});
