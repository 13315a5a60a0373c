import { readFileSync } from "node:fs";
import type { Ruleset } from "tilewright";
import * as exported from "tilewright/rulesets";
import { expect, test } from "vitest";
import { rulesetNames } from "../../src/cli/rules.ts";
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

test("every preset is in README, on the pages about rules, and on the command line", () => {
  const rulesets = Object.entries(exported).filter((entry): entry is [string, Ruleset] => "rackSize" in entry[1]);
  expect(rulesets.length).toBeGreaterThan(6);
  const pages = [rulesDocument(), ...["README.md", "docs/at-the-table.md"].map((page) => readFileSync(page, "utf8"))];
  const world = ["README.md", "docs/rules-of-the-world.md"].map((page) => readFileSync(page, "utf8"));
  for (const [name, { id }] of rulesets) {
    // Presets of a region and a year have a page of their own.
    for (const page of /-20\d\d$/.test(id) && id !== "us-2021" && id !== "onyx-2006" ? world : pages)
      expect(page).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, "m"));
    expect(rulesetNames).toContain(id);
  }
});

test("the clauses are tested under every rulebook", () => {
  expect(Object.values(presets).map(({ id }) => id)).toEqual(Object.keys(exported.rulesets));
});
