// The register of presets: everything that offers presets reads it, so that no list of its own can lack one.
import { readFileSync } from "node:fs";
import { createGame, defineRuleset, type Ruleset, unwrap } from "tilewright";
import { parseGame, parseRuleset } from "tilewright/json";
import * as exported from "tilewright/rulesets";
import { type AskingPreset, type PresetAnswers, presets, type RulesetId, rulesets, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { answersTo, waysToAnswer } from "../support/presets.ts";

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
    const whole = presets.filter((preset) => preset.kind !== "variant" && preset.questions.length === 0);
    expect(whole.length).toBeGreaterThan(8);
    for (const preset of whole) {
      if (preset.kind === "variant") continue;
      const ruleset = preset.rulesetOf();
      expect(ruleset).toBe((exported as Readonly<Record<string, unknown>>)[preset.name]);
      expect([ruleset.id, rulesets[preset.id as RulesetId]]).toEqual([preset.id, ruleset]);
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

  test("names as today's only a preset that is there", () => {
    const ids = presets.map(({ id }) => id);
    const past = presets.flatMap((preset) => (preset.kind === "variant" ? [] : (preset.today ?? [])));
    expect(past).toEqual(["united-kingdom-2012"]);
    expect(ids).toEqual(expect.arrayContaining(past));
  });

  test("has the rulebooks first, then the regions, then the variants", () => {
    const kinds = ["rulebook", "region", "variant"];
    const places = presets.map(({ kind }) => kinds.indexOf(kind));
    expect(places).toEqual([...places].sort());
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });
});

describe("a preset that asks", () => {
  const asking = presets.flatMap((preset) => (preset.kind === "region" && preset.questions.length > 0 ? [preset] : []));

  test.each(asking)("$name gives an ordinary ruleset with its id for all answers, the same for the same", (preset) => {
    const { id, name, questions, rulesetOf } = preset;
    const made = waysToAnswer(questions).map((answers) => rulesetOf(answers));
    expect(new Set(made.map((ruleset) => JSON.stringify(ruleset))).size).toBe(made.length);
    const call = (exported as unknown as Readonly<Record<string, AskingPreset>>)[name] as AskingPreset;
    for (const [i, answers] of waysToAnswer(questions).entries()) {
      expect(call(answers)).toBe(made[i]);
      expect(made[i]?.id).toBe(id);
    }
    for (const ruleset of made.slice(0, 40)) {
      expect(defineRuleset(ruleset)).toEqual(ruleset);
      expect(unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset).toEqual(ruleset);
    }
  });

  test.each(asking)(
    "$name says what each answer changes: no two answers to a question make the same rules",
    (preset) => {
      const first = waysToAnswer(preset.questions)[0] as PresetAnswers;
      for (const { name, answers } of preset.questions) {
        const rules = (answers ?? []).map(({ answer }) =>
          JSON.stringify(preset.rulesetOf({ ...first, [name]: answer })),
        );
        expect(new Set(rules).size).toBe(answers?.length);
        expect(new Set(answers?.map(({ sentence }) => sentence)).size).toBe(answers?.length);
        for (const { answer, sentence } of answers ?? []) {
          expect(answer).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
          expect(sentence).toMatch(/^[A-Z].*\.$/);
        }
      }
    },
  );

  test("that is not answered, or wrongly, names the question and the answers, all of them at once", () => {
    const { italian2012, french2026 } = exported;
    expect(() => (french2026 as AskingPreset)({})).toThrow(
      new TypeError(
        'french2026: challenge (What does a failed challenge cost?): expected one of "5-a-word", "10-a-word", found nothing',
      ),
    );
    const wrong = () => (italian2012 as AskingPreset)({ looksUp: "all", price: "10", toString: "no" });
    expect(wrong).toThrow(TypeError);
    expect(wrong).toThrow(
      /^italian2012: challenge \(.*found nothing\nitalian2012: looksUp \(.*found "all"\nitalian2012: price: .*"10"\n.*toString/,
    );
    expect(() => french2026(undefined as never)).toThrow(
      new TypeError("french2026: answers: expected { challenge }, found undefined"),
    );
    expect(() => french2026({ challenge: ["5-a-word"] } as never)).toThrow(/found a list$/);
  });

  test("takes no answer that an object inherits", () => {
    const inherited = Object.create({ challenge: "5-a-word" });
    expect(() => exported.french2026(inherited)).toThrow(/found nothing$/);
  });

  test("leaves no trace in what is saved: a game holds its ruleset", () => {
    const ruleset = exported.french2026({ challenge: "10-a-word" });
    const game = createGame({ players: 2, ruleset, seed: "saved" });
    const saved = unwrap(parseGame(JSON.stringify(game))).state;
    expect(saved.ruleset).toEqual(ruleset);
    expect(JSON.stringify(saved)).not.toContain("10-a-word");
  });
});

describe("the questions of a variant, and of presets that ask nothing", () => {
  const finishLine = presets.find((preset) => preset.id === "finish-line");
  const variantOf = (answers?: unknown) => {
    if (finishLine?.kind !== "variant") throw new Error("finish-line is not a variant");
    return finishLine.variantOf(answers as PresetAnswers);
  };

  test("are answered by texts, as they come from a command line or a form", () => {
    expect(finishLine?.questions.map(({ name }) => name)).toEqual(["target"]);
    expect(defineRuleset(us2021, variantOf({ target: "150" })).end.targets).toEqual([150]);
  });

  test("must all be answered, and an answer to what was not asked is refused", () => {
    const asked = "finishLine: target (How many points is the target?): expected a whole number as a text";
    expect(() => variantOf({})).toThrow(new TypeError(`${asked}, found nothing`));
    expect(() => variantOf()).toThrow(new TypeError(`${asked}, found nothing`));
    expect(() => variantOf({ target: "many" })).toThrow(new TypeError(`${asked}, found "many"`));
    for (const preset of presets) {
      const make = preset.kind === "variant" ? preset.variantOf : preset.rulesetOf;
      expect(() => make({ ...answersTo(preset), beer: "10" })).toThrow(/^\w+: beer: expected no answer, .*"10"$/);
      expect(() => make(null as never)).toThrow(/^\w+: answers: expected .*, found null$/);
    }
  });
});

test("every preset is named on a page about rules", () => {
  const pages = ["docs/rules.md"].map((page) => readFileSync(page, "utf8"));
  for (const { name } of presets)
    expect(
      pages.filter((page) => page.includes(`\`${name}`)),
      name,
    ).not.toEqual([]);
});
