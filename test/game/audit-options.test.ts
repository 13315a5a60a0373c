import {
  type AuditOptions,
  auditGame,
  createGame,
  defineRuleset,
  type Finding,
  type GameState,
  type Ruleset,
  replayEvents,
} from "tilewright";
import { describeFinding } from "tilewright/messages";
import { checkedWords } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { honest } from "./forgeries.ts";
import { make, scene, setupOf } from "./scene.ts";

const { H21, ONX } = presets;

/** A game as if it had been played by other rules. */
function ruledBy(rules: Partial<Ruleset>): GameState {
  return replayEvents({ ...setupOf(honest), ruleset: { ...H21, ...rules } }, honest.history);
}

/** A finding with its place and code. */
const said = (finding: Finding): string =>
  `${finding.path} ${finding.code}: ${describeFinding(finding).slice(finding.path.length + 2)}`;

const found = (game: GameState, options: AuditOptions): readonly string[] => auditGame(game, options).map(said);

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
      ["ruleset.bonuses[0].points rules: expected 50, found 60"],
    ],
    [
      "a bonus more",
      { bonuses: [...H21.bonuses, { tiles: 8, points: 1 }] },
      ['ruleset.bonuses[1] rules: expected nothing, found {"points":1,"tiles":8}'],
    ],
    ["another id", { id: "other" }, ["ruleset.id rules: expected us-2021, found other"]],
    [
      "another length of the rack in the end",
      { tieBreak: "before-leftover" === H21.tieBreak ? "shared" : "before-leftover" },
      [
        `ruleset.tieBreak rules: expected ${H21.tieBreak}, found ${H21.tieBreak === "shared" ? "before-leftover" : "shared"}`,
      ],
    ],
    [
      "a letter that has not been played",
      {
        tileSet: {
          ...H21.tileSet,
          letters: H21.tileSet.letters.map((entry) => (entry.letter === "V" ? { ...entry, points: 40 } : entry)),
        },
      },
      ["ruleset.tileSet.letters[21].points rules: expected 4, found 40"],
    ],
  ])("reports %s, with its path", (_, rules, findings) => {
    expect(found(ruledBy(rules), { ruleset: H21 })).toEqual(findings);
  });

  test("takes a rule that one of the two leaves out for switched off", () => {
    const newer = { ...H21, knobOfTomorrow: false, anotherOne: null };
    expect(found(honest, { ruleset: newer })).toEqual([]);
    const newerGame = replayEvents({ ...setupOf(honest), ruleset: newer }, honest.history);
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
      `history[4].invalid verdict: expected ${first}, found nothing`,
      "history[4].upheld verdict: expected true, found false",
      "history[4].price verdict: expected nothing, found lose-turn",
      "history[5].type verdict: phony-returned is missing; found turn-lost instead",
    ]);
    const both: AuditOptions = { dictionary: new Set(words) };
    expect(found(honest, both)).toEqual([
      `history[8].invalid verdict: expected nothing, found ${phony}`,
      "history[8].upheld verdict: expected false, found true",
      "history[8].price verdict: expected lose-turn, found nothing",
      "history[9] verdict: nothing before it calls for phony-returned",
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
      "history[3].words word: played is against the rules: HORN is not in the dictionary.",
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
      .map(said);

  test("believes that nobody had a play left if canPlay finds none, and reports it if not", () => {
    expect(stuck.history[last]).toMatchObject({ type: "played", noPlays: true });
    expect(foundAfter({})).toEqual([]);
    expect(foundAfter({ canPlay: () => false })).toEqual([]);
    expect(foundAfter({ canPlay: () => true })).toEqual([
      `history[${last}].noPlays verdict: expected nothing, found true`,
    ]);
  });

  test("reports a game that goes on although nobody has a play left", () => {
    const passed = make(scene(rack), "pass");
    const at = passed.history.length;
    const tell = (options: AuditOptions): readonly string[] =>
      auditGame(passed, options)
        .filter(({ event }) => event >= at)
        .map(said);
    expect(tell({ canPlay: () => true })).toEqual([]);
    expect(tell({ canPlay: () => false })).toEqual([
      "history settlement: adjusted (unplayed tiles) is missing, and no event follows",
    ]);
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
