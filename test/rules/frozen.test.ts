import {
  createGame,
  createTableGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  type Ruleset,
  replayEvents,
  unwrap,
} from "tilewright";
import { parseGame, parseRuleset, parseView } from "tilewright/json";
import { premiumAt, standardLayout } from "tilewright/layouts";
import { parseCgp, parseGcg } from "tilewright/notation";
import * as rules from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { game, view } from "../json/samples.ts";

const { us2021 } = rules;

/** The paths of all objects in a value that can be changed. */
function changeable(value: unknown, path = "it"): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.entries(value).flatMap(([key, inner]) => changeable(inner, `${path}.${key}`));
  return Object.isFrozen(value) ? within : [path, ...within];
}

/** The same content in objects of one's own, which can be changed. */
const copyOf = <T>(value: T): T => structuredClone(value);

const premium = { letter: 5, word: 1 };
const drawn = { rowsOfSquares: ["5.'", "...", "=.="], legend: { 5: premium }, starts: [{ row: 1, col: 1 }] };
const lines: [string, number, number][] = [["A", 1, 4]];
const empty = `${Array.from({ length: 15 }, () => "15").join("/")} AEINRST/ 0/0 0`;

const cases: readonly (readonly [what: string, value: unknown])[] = [
  ...Object.entries(rules.rulesets),
  ...Object.entries(tileSets),
  ["the table of rulesets", rules.rulesets],
  ["the register of presets", rules.presets],
  ["the standard layout", standardLayout],
  ["a layout", defineLayout(drawn)],
  ["a tile set", defineTileSet({ id: "few", letters: lines, blanks: { count: 1, points: 0 } })],
  ["a preset with a variant", defineRuleset(us2021, rules.nineTile, rules.finishLine({ targets: [90, 80] }))],
  ["a ruleset of one's own", defineRuleset(copyOf(us2021), { bonuses: [{ tiles: 5, points: 10 }] })],
  ["a ruleset that was read", unwrap(parseRuleset(JSON.stringify(us2021))).ruleset],
  ["the rules of a saved game", unwrap(parseGame(game)).state.ruleset],
  ["the rules of a view that was read", unwrap(parseView(view)).view.ruleset],
  [
    "the rules of a record",
    unwrap(parseGcg("#player1 Ann Ann\n#player2 Ben Ben\n>Ann: HORN 8F HORN +14 14\n")).game.state.ruleset,
  ],
  ["the rules of a position in CGP", unwrap(parseCgp(`${empty} bb 30; mcnz 4; cr 5pt;`)).position.ruleset],
  ["the rules of a new game", createGame({ players: 2, ruleset: rules.nineTile(us2021) }).ruleset],
  ["the rules of a game at a table", createTableGame({ players: 2, ruleset: copyOf(us2021) }).ruleset],
  [
    "the rules of a replay",
    replayEvents({ ...createGame({ players: 2 }), players: ["A", "B"], ruleset: copyOf(us2021) }, []).ruleset,
  ],
];

test.each(cases)("%s cannot be changed, and neither can anything in it", (_what, value) => {
  expect(value).toBeTypeOf("object");
  expect(changeable(value)).toEqual([]);
});

describe("what a program hands in", () => {
  test("stays as it was and can still be changed", () => {
    const base = copyOf(us2021);
    const tileSet = copyOf(tileSets.spanish);
    const bonuses = [{ tiles: 5, points: 10 }];
    const ruleset = defineRuleset(base, { tileSet, bonuses });
    createGame({ players: 2, ruleset: base });
    defineLayout(drawn);
    for (const own of [base, base.layout, base.tileSet.letters[0], tileSet, bonuses, bonuses[0], drawn.legend, premium])
      expect(Object.isFrozen(own)).toBe(false);
    bonuses[0] = { tiles: 1, points: 1000 };
    Object.assign(tileSet.letters[0] as object, { points: 100 });
    expect(ruleset.bonuses).toEqual([{ tiles: 5, points: 10 }]);
    expect(ruleset.tileSet).toEqual(tileSets.spanish);
  });

  test("is kept as the same object where it cannot be changed", () => {
    const ruleset = defineRuleset(us2021, { rackSize: 8 });
    expect(ruleset.tileSet).toBe(tileSets.english);
    expect(ruleset.layout).toBe(standardLayout);
    expect(defineRuleset(us2021)).toBe(us2021);
    expect(createGame({ players: 2, ruleset }).ruleset).toBe(ruleset);
  });
});

test("changing a preset throws a TypeError", () => {
  const change = (ruleset: Ruleset): unknown => Object.assign(ruleset, { rackSize: 3 });
  expect(() => change(us2021)).toThrow(TypeError);
  expect(() => Object.assign(premiumAt(standardLayout, { row: 0, col: 0 }) as object, { word: 9 })).toThrow(TypeError);
});
