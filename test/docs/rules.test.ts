import { rulesets } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { clauses } from "./clauses.ts";
import { knobs } from "./knobs.ts";
import { knobsOf, rulesDocument } from "./rules.ts";

test("docs/rules.md tells every knob of every preset", async () => {
  const told = knobs.map(({ path }) => path);
  for (const preset of Object.values(rulesets)) {
    expect(
      [...knobsOf(preset).keys()].filter((path) => !told.includes(path)),
      preset.id,
    ).toEqual([]);
  }
  expect(told.filter((path) => !knobsOf(rulesets["us-2021"]).has(path))).toEqual([]);
  await expect(rulesDocument()).toMatchFileSnapshot("../../docs/rules.md");
});

test("the clauses behind the knobs exist", () => {
  const known = new Set(clauses.map(({ id }) => id));
  const cited = knobs.flatMap(({ behind }) => (behind === "-" ? [] : behind.split(", ")));
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});
