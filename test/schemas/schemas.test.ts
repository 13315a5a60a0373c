import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import {
  type ExchangeRule,
  emptyBoard,
  type GameState,
  type Move,
  type Ruleset,
  viewFor,
  viewUpdate,
} from "tilewright";
import {
  parseGame,
  parseMove,
  parsePlacements,
  parsePosition,
  parseRuleset,
  parseUpdate,
  parseView,
} from "tilewright/json";
import { parseReport, reportRecords } from "tilewright/records";
import { onyx2006, rulesets, us2021 } from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/schemas/schemas.ts";
import { game, spectatorView, view } from "../json/samples.ts";
import { chooseMove, playedGames } from "../laws/random-games.ts";
import { atMost, wholeRun } from "../seed.ts";
import { knobsWithin, optionalKnobs, switchedOn } from "../support/optional-knobs.ts";
import { trackedFiles } from "../support/tracked-files.ts";
import { mutantsOf } from "./mutants.ts";
import { onlyReaders } from "./only-readers.ts";

const made = schemas();
const ajv = new Ajv2020({ allErrors: false, strict: true, strictRequired: false });
const validators = new Map(Object.entries(made).map(([name, schema]) => [name, ajv.compile(schema)]));

/** What the schema of this name says of a value: nothing if it accepts it. */
function refusal(name: string, value: unknown): string {
  const validate = validators.get(name);
  if (validate === undefined) throw new Error(`no schema ${name}`);
  const accepted = validate(value);
  return accepted ? "" : ajv.errorsText(validate.errors);
}

function expectAccepted(name: string, value: unknown): void {
  expect(refusal(name, value)).toBe("");
}

test("there is a schema for everything that is read as JSON, each a schema of 2020-12 that needs no other file", () => {
  expect(Object.keys(made)).toEqual(["move", "placements", "position", "ruleset", "game", "view", "update", "report"]);
  for (const [name, schema] of Object.entries(made)) {
    expect(schema["$schema"]).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(ajv.validateSchema(schema), name).toBe(true);
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to as string);
    const defined = Object.keys((schema["$defs"] ?? {}) as object).map((key) => `#/$defs/${key}`);
    expect(references.filter((to) => !defined.includes(to))).toEqual([]);
    expect(defined.filter((to) => !references.includes(to))).toEqual([]);
  }
});

const allRulesets: readonly Ruleset[] = Object.values(rulesets);

describe("what a reader accepts, its schema accepts:", () => {
  test("all presets, and each with the tiles of every language", () => {
    expect(allRulesets.length).toBeGreaterThan(12);
    for (const ruleset of allRulesets) expectAccepted("ruleset", ruleset);
    const [first] = allRulesets;
    for (const tileSet of Object.values(tileSets)) {
      if (typeof tileSet !== "object" || !("letters" in tileSet)) continue;
      const ruleset = { ...first, tileSet };
      expect(parseRuleset(ruleset).ok).toBe(true);
      expectAccepted("ruleset", ruleset);
    }
  });

  test("saved games of every version, their views and updates", () => {
    for (const path of trackedFiles().filter((path) => path.startsWith("test/fixtures/saves/"))) {
      const text = readFileSync(path, "utf8");
      if (!basename(path).startsWith("v1-")) continue;
      expectAccepted("game", JSON.parse(text));
      const { state } = parseGame(text);
      if (state !== undefined) expectSeen(state);
    }
  });

  test("random games with their views, updates, positions and moves", () => {
    const check = (states: readonly GameState[], dice: readonly number[]): void => {
      const state = states.at(-1) as GameState;
      expectAccepted("game", state);
      expectSeen(state);
      let at = 0;
      const choose = (below: number): number => (dice[at++ % dice.length] as number) % below;
      for (const now of states.slice(-3)) {
        const move = chooseMove(now, choose);
        expect(parseMove(JSON.stringify(move), now.ruleset).ok).toBe(true);
        expectAccepted("move", move);
        if (move.type === "play") expectAccepted("placements", move.placements);
        expectAccepted("position", { board: now.board, rack: now.players[0]?.rack.tiles, id: 7 });
      }
    };
    const dice = fc.array(fc.nat(), { minLength: 5, maxLength: 40 });
    fc.assert(fc.property(playedGames, dice, check), { numRuns: atMost(60) });
  });

  function expectSeen(state: GameState): void {
    const half = state.history.length >> 1;
    for (const viewer of [...state.players.keys(), "spectator" as const]) {
      expectAccepted("view", viewFor(state, viewer));
      for (const from of [0, half]) expectAccepted("update", viewUpdate(state, viewer, from));
    }
  }

  test("reports over records", () => {
    const text = "#player1 Ann\n#player2 Ben\n>Ann: HORNABC 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 10\n";
    const records = [
      { id: "a.gcg", text },
      { id: "b.gcg", text: "no game" },
    ];
    const report = reportRecords(records, { part: "1" });
    expect(parseReport(report).ok).toBe(true);
    expectAccepted("report", report);
  });
});

/** Data of each kind with everything in it that there can be. */
const moves: readonly Move[] = [
  {
    type: "play",
    placements: [
      { row: 7, col: 7, letter: "A", blank: true },
      { row: 7, col: 8, letter: null },
    ],
    points: 3,
  },
  { type: "exchange", tiles: ["A", "?"] },
  { type: "exchange", tiles: 3 },
  { type: "challenge", words: [0, 1] },
  { type: "exchange-blank", square: { row: 1, col: 2 } },
  { type: "pass" },
];
const row = ".".repeat(15);
const richRules: Ruleset = {
  ...us2021,
  ...switchedOn("ruleset"),
  variants: ["nine-tile"],
  players: { min: 1, max: 6 },
  bonuses: [
    { tiles: 7, points: 50 },
    { tiles: 6, points: 0, times: 2 },
  ],
  exchange: { ...(us2021.exchange as ExchangeRule), ...switchedOn("exchange") },
  challenge: {
    ...switchedOn("challenge"),
    looksUp: "named-words",
    whenWrong: { points: 5, per: "word", to: "opponent", seconds: 9 },
    schedule: ["nothing", { points: 5, per: "play", to: "nobody" }],
  },
  end: { ...us2021.end, ...switchedOn("end"), targets: [100, 120] },
  layout: {
    ...us2021.layout,
    legend: {
      ...us2021.layout.legend,
      "9": { letter: 9, word: 1, sticks: true, when: { letters: ["X"] } },
      "8": { letter: 8, word: 1, when: { points: [1, 2] } },
    },
  },
};
const report = reportRecords(
  [
    { id: "a.gcg", text: "#player1 Ann\n#player2 Ben\n>Ann: HORNABC 8F HORN +14 14\n>Ben: FAMXYZQ H6 FA.M +9 10\n" },
    { id: "b.gcg", text: "no game" },
  ],
  { part: "1" },
);
const update = { kind: "update", viewer: 1, from: 0, events: game.history, before: "0-a", after: "19-b" };
const statuses: readonly GameState["status"][] = [
  { kind: "last-challenge", turn: null, waitingFor: [0, 1], play: 3 },
  { kind: "racks-needed", turn: null, waitingFor: [1] },
  { kind: "over", turn: null, reason: "out", winners: [0] },
];

type Sample = readonly [name: string, what: string, data: unknown, accepts: (input: unknown) => readonly Problem[]];
type Problem = { readonly code: string; readonly path: string };
type Answer = { readonly problems?: readonly Problem[] | undefined };
const asking =
  (parse: (input: unknown) => Answer) =>
  (input: unknown): readonly Problem[] =>
    parse(input).problems ?? [];

const samples: readonly Sample[] = [
  ...moves.map((move): Sample => ["move", move.type, move, asking((input) => parseMove(input, us2021))]),
  [
    "placements",
    "a list",
    moves[0]?.type === "play" && moves[0].placements,
    asking((input) => parsePlacements(input, us2021)),
  ],
  [
    "position",
    "rows",
    { board: Array(15).fill(row), rack: ["A", "?"], wordsPlayed: ["OX"] },
    asking((input) => parsePosition(input, us2021)),
  ],
  [
    "position",
    "cells",
    {
      board: emptyBoard(us2021.layout).map((_, i) => (i === 7 ? { letter: "A", blank: false } : null)),
      rack: null,
    },
    asking((input) => parsePosition(input, us2021)),
  ],
  ["ruleset", "every knob", richRules, asking(parseRuleset)],
  ["ruleset", "a rulebook", onyx2006, asking(parseRuleset)],
  ["game", "every event", game, asking(parseGame)],
  ...statuses.map((status): Sample => ["game", status.kind, { ...game, status }, asking(parseGame)]),
  ["view", "a player", view, asking(parseView)],
  ["view", "a spectator", spectatorView, asking(parseView)],
  ["update", "every event", update, asking((input) => parseUpdate(input, view))],
  ["report", "a record and a failure", report, asking(parseReport)],
];

/** Rules are changed in rulesets, and of one game only the status: the rest would be tried again and again. */
const tried = (where: string): RegExp =>
  statuses.some(({ kind }) => kind === where) ? /^status/ : /^(?!ruleset.|tileSet\.letters.)|^tileSet\.letters\[0\]/;

test("the rules with every knob have every knob that a ruleset may lack", () => {
  expect([...optionalKnobs].filter((name) => !knobsWithin(richRules).includes(name))).toEqual([]);
});

describe("one value changed, left out or added:", () => {
  const used = new Set<string>();

  test.each(samples)(
    "the schema of a %s (%s) refuses what the reader refuses, apart from rules of its own",
    (name, where, data, problemsOf) => {
      expect(problemsOf(data)).toEqual([]);
      expectAccepted(name, data);
      const wrong: string[] = [];
      let refusedByBoth = 0;
      // Games and updates are the largest: of their changes, every fifth one unless all cases are asked for.
      const every = wholeRun || !/game|update/.test(name) ? 1 : 5;
      const mutants = mutantsOf(data, tried(where)).filter((_, i) => i % every === 0);
      for (const { what, value } of mutants) {
        const problems = problemsOf(value);
        const said = refusal(name, value);
        if (problems.length === 0 && said !== "") wrong.push(`${what}: only the schema refuses it: ${said}`);
        if (problems.length > 0 && said !== "") refusedByBoth++;
        if (problems.length === 0 || said !== "") continue;
        const unsaid = problems.filter((problem) => {
          const rule = onlyReaders.find(({ code, path }) => code.test(problem.code) && path.test(problem.path));
          if (rule !== undefined) used.add(rule.reason);
          return rule === undefined;
        });
        for (const { code, path } of unsaid) wrong.push(`${what}: only the reader refuses it: ${code} ${path}`);
      }
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(refusedByBoth).toBeGreaterThan(5);
    },
  );

  test("every rule that is listed as one of the readers alone is needed", () => {
    expect(onlyReaders.map(({ reason }) => reason).filter((reason) => !used.has(reason))).toEqual([]);
  });
});
