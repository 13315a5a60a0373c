import { expect, test } from "vitest";
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
