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

test("every rulebook has a row in README and on the pages about rules, and README names every variant", () => {
  const [readme = "", ...others] = ["README.md", "docs/at-the-table.md"].map((page) => readFileSync(page, "utf8"));
  const hasRow = (page: string, name: string): boolean => new RegExp(`^\\|[^|]*\`${name}\``, "m").test(page);
  const lacking = register.filter(({ kind, name }) => {
    if (kind === "variant") return !readme.includes(`\`${name}\``);
    return kind === "rulebook" && ![readme, rulesDocument(), ...others].every((page) => hasRow(page, name));
  });
  expect(lacking).toEqual([]);
});

test("README counts the presets of regions, and names them in rows of their own or in one for all others", async () => {
  const regions = register.filter(({ kind }) => kind === "region");
  const counts = /(?<=^\| rulebooks \| .*\n.*\n\| \d+ \| )\d+/m;
  const [before = "", after = ""] = readFileSync("README.md", "utf8").split(/^\| .* (?=\| regions, )/m);
  expect([before, after]).toEqual([expect.stringMatching(counts), expect.stringMatching(/^\| regions, /)]);
  const others = regions.map(({ name }) => `\`${name}\``).filter((name) => !before.includes(`\n| ${name} | `));
  const written = `${before.replace(counts, `${regions.length}`)}| ${others.join(", ")} ${after}`;
  await expect(written).toMatchFileSnapshot("../../README.md");
});

test("the clauses are tested under every rulebook", () => {
  const rulebooks = register.filter(({ kind }) => kind === "rulebook");
  expect(Object.values(presets).map(({ id }) => id)).toEqual(rulebooks.map(({ id }) => id));
});
