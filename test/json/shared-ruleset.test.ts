import { defineRuleset, type Ruleset, unwrap, viewFor } from "tilewright";
import { parseGame, parseRuleset, parseView } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { rulesetShape } from "../../src/rules/read-ruleset.ts";
import { game } from "./samples.ts";

const read = (ruleset: object): Ruleset => unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset;
const withRack = (rackSize: number): Ruleset => defineRuleset(us2021, { rackSize });

/** The same with all properties of all objects in the reverse order. */
function reversed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

describe("one ruleset stands for all that are read with the same content", () => {
  test("in games, in views and by itself", () => {
    const saved = JSON.stringify(game);
    const { ruleset } = unwrap(parseGame(saved)).state;
    expect(unwrap(parseGame(saved)).state.ruleset).toBe(ruleset);
    expect(unwrap(parseGame(structuredClone(game))).state.ruleset).toBe(ruleset);
    expect(unwrap(parseView(viewFor(game, 0))).view.ruleset).toBe(ruleset);
    expect(read(game.ruleset)).toBe(ruleset);
    expect(ruleset).toEqual(game.ruleset);
  });

  test("whatever the order of its properties", () => {
    const shuffled = reversed(us2021) as Ruleset;
    expect(Object.keys(shuffled.layout.legend)).not.toEqual(Object.keys(us2021.layout.legend));
    expect(read(shuffled)).toBe(read(us2021));
  });

  test("whether an older program left a rule out that is off or a newer one wrote it", () => {
    const later = Object.entries(rulesetShape).filter(([, field]) => "off" in Object(field));
    const without = Object.fromEntries(Object.entries(us2021).filter(([key]) => !later.some(([name]) => name === key)));
    expect(read(without)).toBe(read(us2021));
    expect(read({ ...us2021, notYetInvented: null })).toBe(read(us2021));
  });

  test("rulesets that differ in anything are two objects", () => {
    const differing = [
      us2021,
      withRack(8),
      { ...us2021, id: "us-2022" },
      { ...us2021, layout: { ...us2021.layout, legend: { ...us2021.layout.legend, "=": { letter: 3, word: 1 } } } },
      { ...us2021, forbiddenLabels: [...us2021.forbiddenLabels].reverse() },
      { ...us2021, challenge: null },
    ];
    const rulesets = differing.map(read);
    expect(new Set(rulesets).size).toBe(differing.length);
    expect(rulesets).toEqual(differing);
  });
});

test("of rulesets that were read only the last sixteen are kept, however many a stranger sends", () => {
  const first = read(withRack(2));
  for (let size = 3; size <= 17; size++) read(withRack(size));
  expect(read(withRack(2))).toBe(first);
  const second = read(withRack(3));
  for (let size = 18; size <= 32; size++) read(withRack(size));
  expect(read(withRack(3))).toBe(second);
  expect(read(withRack(2))).not.toBe(first);
  expect(read(withRack(2))).toEqual(first);
});

test("a ruleset that is refused takes no place among the sixteen", () => {
  const kept = read(us2021);
  for (let size = 65; size < 165; size++) expect(parseRuleset({ ...us2021, rackSize: size }).ok).toBe(false);
  expect(read(us2021)).toBe(kept);
});
