import { readdirSync, readFileSync } from "node:fs";
import {
  applyMove,
  createGame,
  defineRuleset,
  type GameState,
  type GameView,
  type Move,
  type Ruleset,
  unwrap,
  viewFor,
  viewUpdate,
} from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
// From the source, also where the build is tested: knobs are added to the tables that these read by.
import { updateView } from "../../src/game/views/update-view.ts";
import { parseGame } from "../../src/json/parse-game.ts";
import { parseRuleset } from "../../src/json/parse-ruleset.ts";
import { parseView } from "../../src/json/parse-view.ts";
import type { Field } from "../../src/read/shape.ts";
import { defineRuleset as defineFromSource } from "../../src/rules/define.ts";
import { knobs as documented } from "../docs/knobs.ts";
import { withoutOff } from "../game/without-off.ts";
import { presets } from "../support/presets.ts";
import { knobsOfRulesets, shapesOfRulesets } from "./shapes.ts";

/** The knobs of the first version, which every ruleset ever saved has. This list never changes. */
const firstKnobs = `
tileSet layout layout.legend[].letter layout.legend[].word players.min players.max rackSize maxTilesPerPlay bonuses
bonuses[].tiles bonuses[].points exchange exchange.minTiles exchange.minBag exchange.maxTiles exchange.perGame blankExchange
wordCheck challenge challenge.looksUp challenge.whenWrong challenge.whenWrong.points challenge.whenWrong.per
challenge.whenWrong.to forbiddenLabels dictionaryUse end.passesEach end.scorelessTurns end.noPlays end.targets leftover.own
leftover.toFinisher tieBreak
`
  .trim()
  .split(/\s+/);

const laterKnobs = [...knobsOfRulesets()].filter(([path]) => !firstKnobs.includes(path));

test("every knob of the first version still exists", () => {
  expect(firstKnobs.filter((path) => !knobsOfRulesets().has(path))).toEqual([]);
});

test("every later knob has off: null or off: false in src/rules/read-ruleset.ts, its value where older data lacks it", () => {
  expect(laterKnobs.filter(([, field]) => !isLater(field)).map(([path]) => path)).toEqual([]);
});

test("every knob has a row in test/docs/knobs.ts: what docs/rules.md says of it, and what the models of the rules do", () => {
  const rows = documented.map(({ path }) => path);
  expect([...knobsOfRulesets().keys()].filter((path) => !rows.includes(path))).toEqual([]);
  expect(rows.filter((path) => !knobsOfRulesets().has(path))).toEqual([]);
  expect(documented.filter((knob) => !Object.values(knob).every(Boolean)).map(({ path }) => path)).toEqual([]);
});

test("every knob is used by the code that judges plays and games, except advice to front ends", () => {
  const advice = ["dictionaryUse", "seconds"];
  const code = ["play", "game", "movegen", "bag", "board", "tiles"]
    .flatMap((folder) =>
      readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" }).map((n) => `src/${folder}/${n}`),
    )
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(name, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""))
    .join("\n");
  const names = [...knobsOfRulesets().keys()].map((path) => path.split(".").at(-1) as string);
  expect(names.filter((name) => !advice.includes(name) && !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test("no rulebook says anything of the later knobs, so that its games are saved as they always were", () => {
  for (const preset of Object.values(presets))
    for (const [path] of laterKnobs.filter(([path]) => !path.includes("[]")))
      expect(at(preset, path) ?? null, `${preset.id}: ${path}`).toBeNull();
});

test("a game whose ruleset lacks the later knobs is played as if they were off", () => {
  const older = laterKnobs.reduce((state, [path]) => withoutKnob(state, path), saved);
  for (const [i, now] of playOn(older).entries())
    expect(withoutRules(now)).toEqual(withoutRules(playOn(saved)[i] as GameState));
});

/** Has every object that rules are made of. */
const ruleset: Ruleset = defineRuleset(presets.H21, {
  challenge: { looksUp: "every-word", whenWrong: { points: 5, per: "play", to: "opponent" } },
  layout: {
    ...standardLayout,
    legend: { ...standardLayout.legend, "9": { letter: 9, word: 1, when: { letters: ["X"] } } },
  },
});

const words = new Set(["HORN", "FARM"]);
const game = createGame({ players: 2, ruleset, racks: [[..."HORNEEE"], [..."FAMASTE"]], first: 0, seed: "knobs" });
const horn = [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
const saved = unwrap(applyMove(game, { type: "play", placements: horn })).state;
const sent = viewFor(saved, 1);
const goingOn: readonly Move[] = [
  { type: "challenge" },
  { type: "exchange", tiles: ["F"] },
  { type: "pass" },
  { type: "pass" },
  { type: "pass" },
  { type: "pass" },
];
const by = [1, 1, 0, 1, 0, 1];

/** The game some moves later, each with the update it makes for player 1. */
function playOn(state: GameState): readonly GameState[] {
  const states = [state];
  for (const [i, move] of goingOn.entries()) {
    const result = applyMove(states.at(-1) as GameState, move, { by: by[i] as number, dictionary: words });
    states.push(unwrap(result).state);
  }
  return states;
}

/** The view of player 1, brought up to date move by move. */
function watchOn(view: GameView, states: readonly GameState[]): GameView {
  let now = view;
  for (const state of states) now = unwrap(updateView(now, viewUpdate(state, 1, now.history.length))).view;
  return now;
}

const withoutRules = ({ ruleset: _, ...rest }: GameState | GameView): unknown => rest;

/** A copy in which one object of the rules has another property. */
function withKnob<T>(data: T, place: string, key: string, value: unknown): T {
  const copy = structuredClone(data);
  const rules = (copy as { readonly ruleset?: object }).ruleset ?? copy;
  const [holder] = holdersAt(rules, place);
  (holder as Record<string, unknown>)[key] = value;
  return copy;
}

function withoutKnob(data: GameState, path: string): GameState {
  const copy = structuredClone(data);
  const dot = path.lastIndexOf(".");
  for (const holder of holdersAt(copy.ruleset, dot < 0 ? "" : path.slice(0, dot)))
    delete (holder as Record<string, unknown>)[path.slice(dot + 1)];
  return copy;
}

function holdersAt(rules: unknown, place: string): readonly unknown[] {
  const steps = place.split(/(?=\[\])|\./).filter((step) => step !== "");
  return steps.reduce<readonly unknown[]>(
    (found, step) =>
      found.flatMap((value) =>
        step === "[]"
          ? Object.values(value as object).filter((inner) => typeof inner === "object")
          : [(value as Record<string, unknown>)[step]].filter((inner) => inner !== undefined && inner !== null),
      ),
    [rules],
  );
}

function at(rules: Ruleset, path: string): unknown {
  const dot = path.lastIndexOf(".");
  const [holder] = holdersAt(rules, dot < 0 ? "" : path.slice(0, dot));
  return holder === undefined || holder === null ? null : (holder as Record<string, unknown>)[path.slice(dot + 1)];
}

const isLater = (field: Field<never>): boolean => typeof field === "object" && "off" in field;
const places = [...shapesOfRulesets().keys()];

describe.each(places.map((place) => [place === "" ? "the ruleset" : place, place]))(
  "a later knob of %s",
  (_, place) => {
    describe.each([
      ["a number", { integer: [1, 9], off: null }, null],
      ["yes or no", { boolean: true, off: false }, false],
      ["absent where it is off", { boolean: true, off: undefined }, undefined],
    ])("that is %s", (_kind, field, off) => {
      const shape = shapesOfRulesets().get(place) as Record<string, unknown>;
      beforeAll(() => {
        shape["added"] = field;
      });
      afterAll(() => {
        delete shape["added"];
      });

      test("is off in a save that lacks it, and the game goes on as before", () => {
        const { state } = unwrap(parseGame(JSON.stringify(saved)));
        expect(state).toEqual(off === undefined ? saved : withEach(saved, place, off));
        for (const [i, now] of playOn(state).entries())
          expect(withoutOff(withoutRules(now))).toEqual(withoutOff(withoutRules(playOn(saved)[i] as GameState)));
      });

      test("is off in a view that lacks it, and updates bring it up to date as before", () => {
        const { view } = unwrap(parseView(JSON.stringify(sent)));
        const states = playOn(saved);
        expect(withoutRules(watchOn(view, states))).toEqual(withoutRules(viewFor(states.at(-1) as GameState, 1)));
      });

      test("is read where it is on, and where it is off", () => {
        const on = "integer" in field ? 5 : true;
        for (const value of [on, null, false]) {
          const read = unwrap(parseRuleset(withKnob(ruleset, place, "added", value))).ruleset;
          const [holder] = holdersAt(read, place);
          expect((holder as { readonly added?: unknown }).added).toBe(value === on ? on : off);
        }
      });
    });

    test.each([[null], [false]])("of a newer version is ignored where it is %s", (value) => {
      const newer = <T>(data: T): string => JSON.stringify(withKnob(data, place, "unheardOf", value));
      expect(unwrap(parseGame(newer(saved))).state).toEqual(saved);
      expect(unwrap(parseView(newer(sent))).view).toEqual(sent);
      expect(unwrap(parseRuleset(newer(ruleset))).ruleset).toEqual(ruleset);
    });

    test.each([[true], [0], [1], [""], ["yes"], [[]], [{}]])(
      "of a newer version is refused where it is %j, with a message that a newer version may have saved it",
      (value) => {
        for (const [parse, data, path] of [
          [parseGame, saved, "ruleset."],
          [parseView, sent, "ruleset."],
          [parseRuleset, ruleset, ""],
        ] as const) {
          const { problems } = parse(withKnob<object>(data, place, "unheardOf", value));
          expect(problems?.map(({ code }) => code)).toEqual(["unknown-key"]);
          expect(problems?.[0]?.path.startsWith(path)).toBe(true);
          expect(problems?.[0]?.path.endsWith("unheardOf")).toBe(true);
          expect(problems?.[0]).toMatchObject({ newer: true });
        }
      },
    );

    test.each([[null], [false], [true]])("that does not exist is refused by defineRuleset: %s", (value) => {
      expect(() => defineFromSource(withKnob(ruleset, place, "blankexchange", value))).toThrow(/blankexchange/);
    });
  },
);

/** The same data with the knob `added` in every object at a place, as reading it fills it in. */
function withEach<T>(data: T, place: string, off: unknown): T {
  const copy = structuredClone(data);
  for (const holder of holdersAt((copy as { readonly ruleset: unknown }).ruleset, place))
    (holder as Record<string, unknown>)["added"] = off;
  return copy;
}
