// The register of presets: everything that offers presets reads it, so that no list of its own can lack one.
import { readFileSync } from "node:fs";
import { defineRuleset, type Ruleset } from "tilewright";
import * as exported from "tilewright/rulesets";
import { isRulesetId, presets, rulesets, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { knobs } from "../docs/knobs.ts";

const isRuleset = (value: unknown): value is Ruleset =>
  typeof value === "object" && value !== null && "tileSet" in value && "layout" in value;

/** What the package exports as rules: rulesets, and functions that change one. */
const published = Object.entries(exported)
  .filter(([name, value]) => isRuleset(value) || (typeof value === "function" && name !== "isRulesetId"))
  .map(([name]) => name);

describe("the register", () => {
  test("has every exported preset exactly once, by the name under which it is exported", () => {
    expect(presets.map(({ name }) => name).sort()).toEqual(published.sort());
  });

  test("gives the ruleset that is exported, under its id, as the table of rulesets does", () => {
    const whole = presets.filter((preset) => preset.kind !== "variant");
    expect(whole.length).toBeGreaterThan(10);
    for (const { id, name, rulesetOf } of whole) {
      const ruleset = rulesetOf();
      expect(ruleset).toBe((exported as Readonly<Record<string, unknown>>)[name]);
      expect([ruleset.id, rulesets[id]]).toEqual([id, ruleset]);
    }
    expect(Object.keys(rulesets)).toEqual(whole.map(({ id }) => id));
  });

  test("gives variants that leave their id in the ruleset", () => {
    for (const preset of presets) {
      if (preset.kind !== "variant") continue;
      const answers = Object.fromEntries(preset.questions.map(({ name }) => [name, "150"]));
      expect(defineRuleset(us2021, preset.variantOf(answers)).variants).toEqual([preset.id]);
    }
  });

  test("has a short sentence for each, and no two alike", () => {
    const sentences = presets.map(({ sentence }) => sentence);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{8,70}\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("names as unknown only fields of the ruleset, and as today's only a preset that is there", () => {
    const fields = new Set(knobs.map(({ path }) => path));
    for (const preset of presets) {
      if (preset.kind === "variant") continue;
      for (const field of preset.unknown) expect(fields).toContain(field);
      if (preset.today !== null) expect(isRulesetId(preset.today)).toBe(true);
    }
  });

  test("has the rulebooks first, then the regions, then the variants", () => {
    const kinds = ["rulebook", "region", "variant"];
    const places = presets.map(({ kind }) => kinds.indexOf(kind));
    expect(places).toEqual([...places].sort());
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });
});

describe("the questions of a preset", () => {
  const finishLine = presets.find((preset) => preset.id === "finish-line");
  const variantOf = (answers?: unknown) => {
    if (finishLine?.kind !== "variant") throw new Error("finish-line is not a variant");
    return finishLine.variantOf(answers as Readonly<Record<string, string>>);
  };

  test("are answered by texts, as they come from a command line or a form", () => {
    expect(finishLine?.questions.map(({ name }) => name)).toEqual(["target"]);
    expect(defineRuleset(us2021, variantOf({ target: "150" })).end.targets).toEqual([150]);
  });

  test("must all be answered, and an answer to what was not asked is refused", () => {
    expect(() => variantOf({})).toThrow(new TypeError("answers.target: expected a string, found undefined"));
    expect(() => variantOf()).toThrow(new TypeError("answers.target: expected a string, found undefined"));
    expect(() => variantOf({ target: "many" })).toThrow(
      new RangeError('answers.target: expected a whole number, found "many"'),
    );
    for (const preset of presets) {
      const make = preset.kind === "variant" ? preset.variantOf : preset.rulesetOf;
      expect(() => make({ ...{ target: "9" }, price: "10" })).toThrow(
        /^answers\.\w+: expected no such answer, found "/,
      );
      expect(() => make(null as never)).toThrow(new TypeError("answers: expected an object, found null"));
    }
  });
});

test("every preset is named on a page about rules", () => {
  const pages = ["docs/rules.md", "docs/rules-of-the-world.md"].map((page) => readFileSync(page, "utf8"));
  for (const { name } of presets)
    expect(
      pages.filter((page) => page.includes(`\`${name}`)),
      name,
    ).not.toEqual([]);
});
