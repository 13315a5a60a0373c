import {
  type AuditOptions,
  auditGame,
  createGame,
  defineRuleset,
  type GameState,
  type Ruleset,
  replay,
} from "tilewright";
import { checkedWords } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { honest } from "./forgeries.ts";
import { make, scene, setupOf } from "./scene.ts";

const { H21, ONX } = presets;

/** A game as if it had been played by other rules. */
function ruledBy(rules: Partial<Ruleset>): GameState {
  return replay({ ...setupOf(honest), ruleset: { ...H21, ...rules } }, honest.history);
}

const found = (game: GameState, options: AuditOptions): readonly string[] =>
  auditGame(game, options).map((audit) => `${audit.path} ${audit.code}: ${audit.found} for ${audit.expected}`);

describe("an audit that is given the rules", () => {
  const before = setupOf(honest).ruleset;

  test("finds nothing in a game under those rules, whatever object they are", () => {
    expect(found(honest, { ruleset: before })).toEqual([]);
    expect(found(honest, { ruleset: structuredClone(before) })).toEqual([]);
  });

  test.each<readonly [what: string, rules: Partial<Ruleset>, findings: readonly string[]]>([
    [
      "other points for a bonus",
      { bonuses: [{ tiles: 7, points: 60 }] },
      ["ruleset.bonuses[0].points rules: 60 for 50"],
    ],
    [
      "a bonus more",
      { bonuses: [...H21.bonuses, { tiles: 8, points: 1 }] },
      ['ruleset.bonuses[1] rules: {"points":1,"tiles":8} for nothing'],
    ],
    ["another id", { id: "other" }, ["ruleset.id rules: other for us-2021"]],
    [
      "another length of the rack in the end",
      { tieBreak: "before-leftover" === H21.tieBreak ? "shared" : "before-leftover" },
      [`ruleset.tieBreak rules: ${H21.tieBreak === "shared" ? "before-leftover" : "shared"} for ${H21.tieBreak}`],
    ],
    [
      "a letter that has not been played",
      {
        tileSet: {
          ...H21.tileSet,
          letters: H21.tileSet.letters.map((entry) => (entry.letter === "V" ? { ...entry, points: 40 } : entry)),
        },
      },
      ["ruleset.tileSet.letters[21].points rules: 40 for 4"],
    ],
  ])("reports %s, with its path", (_, rules, findings) => {
    expect(found(ruledBy(rules), { ruleset: H21 })).toEqual(findings);
  });

  test("takes a rule that one of the two leaves out for switched off", () => {
    const newer = { ...H21, knobOfTomorrow: false, anotherOne: null };
    expect(found(honest, { ruleset: newer })).toEqual([]);
    const newerGame = replay({ ...setupOf(honest), ruleset: newer }, honest.history);
    expect(found(newerGame, { ruleset: H21 })).toEqual([]);
  });
});

describe("an audit that is given a dictionary", () => {
  test("believes the verdicts that it confirms, and reports those that it does not", () => {
    const words = honest.history.flatMap((event) => (event.type === "played" ? event.words : []));
    const [first, phony] = words as [string, string];
    expect(found(honest, { dictionary: new Set(words.filter((word) => word !== phony)) })).toEqual([]);
    const neither: AuditOptions = { dictionary: new Set<string>() };
    expect(found(honest, neither)).toEqual([
      `history[4].invalid verdict: nothing for ${first}`,
      "history[4].upheld verdict: false for true",
      "history[5].type verdict: turn-lost for phony-returned",
    ]);
    const both: AuditOptions = { dictionary: new Set(words) };
    expect(found(honest, both)).toEqual([
      `history[8].invalid verdict: ${phony} for nothing`,
      "history[8].upheld verdict: true for false",
      "history[9] verdict: phony-returned for no phony-returned",
    ]);
  });

  test("looks up the words of plays where the rules do that at once", () => {
    const ruleset = defineRuleset(H21, checkedWords);
    const racks = [[..."HORN"], [..."FAM"]];
    const begun = createGame({ players: 2, ruleset, seed: "at once", first: 0, racks });
    const horn = make(begun, "8F HORN", { dictionary: new Set(["HORN"]) });
    expect(found(horn, {})).toEqual([]);
    expect(found(horn, { dictionary: new Set(["HORN"]) })).toEqual([]);
    expect(found(horn, { dictionary: new Set(["NORTH"]) })).toEqual([
      "history[3].words word: HORN for words of the dictionary",
    ]);
  });
});

describe("an audit that is given canPlay", () => {
  const rack = { ruleset: ONX, plays: ["8F HORN"], racks: ["FA", "XQ"] };
  const stuck = make(scene(rack), "9F F", { canPlay: () => false });
  const last = stuck.history.length - 1;
  const foundAfter = (options: AuditOptions): readonly string[] =>
    auditGame(stuck, options)
      .filter(({ event }) => event >= last)
      .map((audit) => `${audit.path} ${audit.code}: ${audit.found} for ${audit.expected}`);

  test("believes that nobody had a play left if canPlay finds none, and reports it if not", () => {
    expect(stuck.history[last]).toMatchObject({ type: "played", noPlays: true });
    expect(foundAfter({})).toEqual([]);
    expect(foundAfter({ canPlay: () => false })).toEqual([]);
    expect(foundAfter({ canPlay: () => true })).toEqual([`history[${last}].noPlays verdict: true for nothing`]);
  });

  test("reports a game that goes on although nobody has a play left", () => {
    const passed = make(scene(rack), "pass");
    const at = passed.history.length;
    const tell = (options: AuditOptions): readonly string[] =>
      auditGame(passed, options)
        .filter(({ event }) => event >= at)
        .map((audit) => `${audit.path} ${audit.code}: ${audit.expected}`);
    expect(tell({ canPlay: () => true })).toEqual([]);
    expect(tell({ canPlay: () => false })).toEqual(["history settlement: adjusted rack"]);
  });
});

describe("an audit throws a TypeError for", () => {
  test.each<readonly [what: string, options: unknown, message: string]>([
    ["options that are not an object", "us2021", "options"],
    ["an option that it does not know", { rules: H21 }, "options"],
    ["rules that are not a ruleset", { ruleset: "us-2021" }, "options.ruleset: expected a ruleset"],
    ["a dictionary that is not one", { dictionary: ["HORN"] }, "options.dictionary: expected a dictionary"],
    ["a canPlay that is not a function", { canPlay: true }, "options.canPlay: expected a function, found true"],
    ["a dictionary that answers a promise", { dictionary: { has: async () => true } }, "options.dictionary.has("],
  ])("%s", (_, options, message) => {
    expect(() => auditGame(honest, options as AuditOptions)).toThrow(TypeError);
    expect(() => auditGame(honest, options as AuditOptions)).toThrow(message);
  });

  test("a canPlay that answers a promise", () => {
    const game = make(scene({ ruleset: ONX, plays: ["8F HORN"], racks: ["FA", "XQ"] }), "pass");
    expect(() => auditGame(game, { canPlay: (async () => false) as never })).toThrow("options.canPlay(position)");
  });
});
