// Values of the right type that make no sense, in the functions where they used to get through or to end in the words
// of the engine. What every export does with an argument or a property of another kind: every-export.test.ts.
import { applyMove, auditRuleset, createGame, describeViolation, type GameState, viewFor } from "tilewright";
import {
  explainMove,
  formatKlv,
  generateByLeaves,
  type Lessons,
  learnLeaves,
  leavesOf,
  leaveTableOf,
  mergeLessons,
  parseKlv,
  parseLessons,
  rankMoves,
} from "tilewright/analysis";
import { type Clock, createClock, parseClock, passTurn, playerTimes, startClock, stopClock } from "tilewright/clock";
import { describeNotice, moveCursor, newDraft } from "tilewright/compose";
import { buildWordGraph, parseWordGraph, trustedWordGraph } from "tilewright/dictionary";
import { describeFinding, describeProblem, describeRemark, describeRulesetFinding } from "tilewright/messages";
import { decodeText, parseGcg } from "tilewright/notation";
import { renderSvg } from "tilewright/render";
import { finishLine, isRulesetId, us2021 } from "tilewright/rulesets";
import { english, polish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { errorOf } from "./error-of.ts";

const graph = buildWordGraph(["HORN", "AA"], { tileSet: english, gaddag: true });
const game = createGame({ players: 2, first: 0, seed: "values", racks: [[..."HORNABC"], [..."EEEEEEE"]] });
const view = viewFor(game, 0);
const lessons = learnLeaves(us2021, graph, { seed: "values", games: [0, 2], size: 1 });
const table = leaveTableOf(lessons);
const leaves = leavesOf(table);
const clock = startClock(createClock({ game: 60 }, 2), 0, 0);
const [best] = rankMoves(view, graph, leaves, { top: 1 });

const revoked = ((): object => {
  const { proxy, revoke } = Proxy.revocable(new Uint8Array(16), {});
  revoke();
  return proxy;
})();
/** Bytes that were transferred to somebody else. */
const transferred = ((): Uint8Array => {
  const bytes = new Uint8Array(16);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  return bytes;
})();
class Liar extends Uint8Array {
  override get byteLength(): number {
    return 4_000_000;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a mistake of any type
const any = (value: unknown): any => value;
const twoGames = (change: Partial<Lessons>): readonly Lessons[] => [
  lessons,
  { ...lessons, games: [[2, 4]], ...change },
];
const withValue = (value: unknown) => ({ ...table, values: [[any(value), ...table.values[0]!.slice(1)]] });

test.each<[string, () => unknown, RegExp]>([
  [
    "auditRuleset of tiles {}",
    () => auditRuleset({ ...us2021, tileSet: any({}) }),
    /^ruleset\.tileSet: expected a tile set/,
  ],
  [
    "auditRuleset of a layout {}",
    () => auditRuleset({ ...us2021, layout: any({}) }),
    /^ruleset\.layout: expected a layout/,
  ],
  ["auditRuleset of a bonus null", () => auditRuleset({ ...us2021, bonuses: [any(null)] }), /bonuses\[0\]: expected/],
  [
    "auditRuleset of blanks true",
    () => auditRuleset({ ...us2021, tileSet: { ...english, blanks: any(true) } }),
    /blanks/,
  ],
  [
    "mergeLessons of holes",
    () => mergeLessons(new Array(3)),
    /^parts\[0\]: expected lessons \(from learnLeaves\), found undefined/,
  ],
  ["mergeLessons of one hole", () => mergeLessons([lessons, ...new Array(1)]), /^parts\[1\]: expected/],
  [
    "leaveTableOf with before true",
    () => leaveTableOf({ ...lessons, before: any(true) }),
    /^lessons: before: expected a list/,
  ],
  ["leaveTableOf of racks {}", () => leaveTableOf({ ...lessons, racks: any({}) }), /^lessons: racks\.count: expected/],
  ["leaveTableOf of many tiles", () => leaveTableOf({ ...lessons, tiles: new Array(100_000).fill("A") }), /tiles/],
  [
    "leaveTableOf of extreme sums",
    () =>
      leaveTableOf({
        ...lessons,
        racks: { count: 2, sum: 0, squares: Number.MAX_SAFE_INTEGER },
        counts: [lessons.counts[0]!.map((_, i) => (i === 3 ? 1 : 0))],
        sums: [lessons.sums[0]!.map((_, i) => (i === 3 ? 1e12 : 0))],
      }),
    /^lessons\.sums\[0\]\[3\]: expected a tile value from -5,000 to 5,000 points, found \d/,
  ],
  ["leavesOf a value NaN", () => leavesOf(withValue(Number.NaN)), /^table: expected a leave table/],
  ["leavesOf a value 1n", () => leavesOf(withValue(1n)), /^table: expected a leave table/],
  ["leavesOf holes", () => leavesOf({ ...table, values: new Array(1) }), /^table: expected a leave table/],
  ["leavesOf a value beyond what is read", () => leavesOf(withValue(500_001)), /^table: expected a leave table/],
  [
    "learnLeaves of a number for words",
    () => learnLeaves(us2021, any(7), { seed: "a", games: [0, 0] }),
    /^graph: expected/,
  ],
  ["learnLeaves without words", () => learnLeaves(us2021, any(null), { seed: "a", games: [0, 0] }), /^graph: expected/],
  [
    "learnLeaves of rules nobody can play",
    () => learnLeaves({ ...us2021, rackSize: 0 }, graph, { seed: "a", games: [0, 1] }),
    /rackSize: expected/,
  ],
  [
    "learnLeaves by a table {}",
    () => learnLeaves(us2021, graph, { seed: "a", games: [0, 1], by: any({}) }),
    /^options\.by: expected a leave table/,
  ],
  [
    "learnLeaves with a long seed",
    () => learnLeaves(us2021, graph, { seed: "a".repeat(1001), games: [0, 0] }),
    /^options\.seed: expected at most 1000/,
  ],
  [
    "formatKlv of NaN",
    () => formatKlv({ ...leaves, valueOf: () => Number.NaN }, { tileSet: english, size: 1 }),
    /^leaves\.valueOf\(\?\): expected a number from -1000000 to 1000000, found NaN/,
  ],
  [
    "formatKlv of two million",
    () => formatKlv({ ...leaves, valueOf: () => 2e6 }, { tileSet: english, size: 1 }),
    /found 2000000/,
  ],
  [
    "formatKlv of a text",
    () => formatKlv({ ...leaves, valueOf: any(() => "7") }, { tileSet: english, size: 1 }),
    /^leaves\.valueOf: expected a number/,
  ],
  [
    "rankMoves with a bag {}",
    () => rankMoves({ ...view, bag: any({}) }, graph, leaves),
    /^view\.bag: expected a pile of tiles/,
  ],
  [
    "rankMoves with a bag true",
    () => rankMoves({ ...view, bag: any(true) }, graph, leaves),
    /^view\.bag: expected a pile of tiles/,
  ],
  [
    "rankMoves with rules {}",
    () => rankMoves({ ...view, ruleset: any({}) }, graph, leaves),
    /^view\.ruleset: expected a ruleset/,
  ],
  [
    "rankMoves by values of nothing",
    () => rankMoves(view, graph, { ...leaves, valuesOn: any(() => undefined) }),
    /^leaves\.valuesOn: expected a Float64Array with 128 numbers/,
  ],
  [
    "rankMoves by too few values",
    () => rankMoves(view, graph, { ...leaves, valuesOn: () => new Float64Array(3) }),
    /^leaves\.valuesOn: expected/,
  ],
  [
    "rankMoves by NaN",
    () => rankMoves(view, graph, { ...leaves, valuesOn: ({ size }) => new Float64Array(size).fill(Number.NaN) }),
    /^leaves\.valuesOn: expected/,
  ],
  [
    "generateByLeaves by a length below 0",
    () => generateByLeaves(view, graph, { ...leaves, valuesOn: any(() => ({ length: -1 })) }),
    /^leaves\.valuesOn: expected/,
  ],
  [
    "rankMoves of words for other tiles",
    () => rankMoves(view, buildWordGraph(["ĄĘ"], { tileSet: polish, gaddag: true }), leaves),
    /^graph: expected the letters of the english tile set/,
  ],
  [
    "explainMove without what remains",
    () => explainMove(any({ ...best, remaining: null })),
    /^move: expected a move from rankMoves/,
  ],
  [
    "explainMove of another how",
    () => explainMove(any({ ...best, remaining: { ...best!.remaining, how: "toString" } })),
    /^move: expected/,
  ],
  [
    "a move in a game with a bag {}",
    () => applyMove({ ...game, bag: any({}) }, { type: "pass" }),
    /^game\.bag: expected a pile|^state\.bag: expected a pile/,
  ],
  [
    "a move under rules {}",
    () => applyMove({ ...game, ruleset: any({}) } as GameState, { type: "pass" }),
    /ruleset: expected a ruleset/,
  ],
  ["decodeText of transferred bytes", () => decodeText(transferred), /^bytes: expected a Uint8Array/],
  [
    "trustedWordGraph of a revoked proxy",
    () => trustedWordGraph(any(revoked), { tileSet: english }),
    /^bytes: expected an ArrayBuffer or a Uint8Array/,
  ],
  [
    "a clock that has not used time for each seat",
    () => playerTimes({ ...clock, used: [] }, 5),
    /^clock\.used: expected a list of milliseconds/,
  ],
  [
    "a clock whose seat is a method of lists",
    () => stopClock({ ...clock, running: any("map") }, 5),
    /^clock\.running: expected/,
  ],
  ["a clock since a text", () => playerTimes({ ...clock, since: any("zz") }, 5), /^clock\.since: expected/],
  ["a clock whose turn is NaN", () => playerTimes({ ...clock, turn: Number.NaN }, 5), /^clock\.turn: expected/],
  [
    "a clock with controls null",
    () => playerTimes({ ...clock, controls: [any(null), any(null)] }, 5),
    /^clock\.controls: expected/,
  ],
  ["a clock with holes", () => playerTimes({ ...clock, overtime: new Array(2) }, 5), /^clock\.overtime: expected/],
])("%s is refused in words of ours", (_, act, message) => {
  const error = errorOf(act);
  expect(["TypeError", "RangeError"]).toContain((error as Error | undefined)?.name);
  expect((error as Error).message).toMatch(message);
});

test.each<[string, () => { readonly problems?: readonly object[] | undefined }, object]>([
  ["parseKlv of a revoked proxy", () => parseKlv(any(revoked), { tileSet: english }), { code: "type", type: "bytes" }],
  ["parseKlv of a proxy", () => parseKlv(new Proxy(new Uint8Array(16), {}), { tileSet: english }), { code: "type" }],
  [
    "parseKlv of what looks like bytes",
    () => parseKlv(Object.create(Uint8Array.prototype), { tileSet: english }),
    { code: "type" },
  ],
  [
    "parseKlv of what looks like a buffer",
    () => parseKlv(Object.create(ArrayBuffer.prototype), { tileSet: english }),
    { code: "type" },
  ],
  ["parseKlv of transferred bytes", () => parseKlv(transferred, { tileSet: english }), { code: "type" }],
  ["parseKlv of a length that is not so", () => parseKlv(new Liar(16), { tileSet: english }), { code: "type" }],
  [
    "parseWordGraph of a length that is not so",
    () => parseWordGraph(new Liar(16), { tileSet: english }),
    { code: "type" },
  ],
  ["parseWordGraph of a revoked proxy", () => parseWordGraph(any(revoked), { tileSet: english }), { code: "type" }],
  ["parseGcg of transferred bytes", () => parseGcg(transferred), { code: "unreadable" }],
  [
    "parseLessons of games that overlap",
    () =>
      parseLessons({
        ...lessons,
        games: [
          [0, 4],
          [2, 6],
        ],
      }),
    { code: "range", path: "games[1][0]" },
  ],
  [
    "parseLessons of games out of order",
    () =>
      parseLessons({
        ...lessons,
        games: [
          [4, 5],
          [0, 2],
        ],
      }),
    { code: "range", path: "games[1][0]" },
  ],
  [
    "parseLessons of more racks with a tile than racks",
    () => parseLessons({ ...lessons, racks: { ...lessons.racks, count: 1 } }),
    { code: "range", path: expect.stringMatching(/^counts\[0\]/) },
  ],
  [
    "parseLessons of counts for other tiles",
    () => parseLessons({ ...lessons, tiles: ["A", "?"] }),
    { code: "range", path: "counts[0].length" },
  ],
  [
    "mergeLessons of lists that do not fit",
    () => mergeLessons(twoGames({ counts: [[]] })),
    { code: "range", path: "parts[1].counts[0].length" },
  ],
  [
    "mergeLessons of a seed 1n",
    () => mergeLessons(twoGames({ seed: any(1n) })),
    { code: "part", path: "parts[1]", id: "seed" },
  ],
  [
    "mergeLessons of games null",
    () => mergeLessons(twoGames({ games: any([null]) })),
    { code: "type", path: "parts[1].games[0]" },
  ],
  [
    "mergeLessons of sums that are not counted exactly",
    () =>
      mergeLessons(
        [4, 6].map((from) => ({
          ...lessons,
          games: [[from, from + 1]] as const,
          racks: { ...lessons.racks, squares: Number.MAX_SAFE_INTEGER },
        })),
      ),
    { code: "range", path: "racks.squares" },
  ],
  [
    "parseClock of a time that nothing adds up to",
    () => parseClock({ ...clock, used: [1e19, 0] }),
    { code: "range", path: "used[0]" },
  ],
])("%s is a problem with a place", (_, read, problem) => {
  expect(read().problems?.[0]).toMatchObject(problem);
});

describe("a clock whose times are as large as can be", () => {
  const full: Clock = { ...clock, used: [1e18, 0], since: 0 };

  test("is read, and a clock made of it is read, too, or not made", () => {
    expect(parseClock(full).ok).toBe(true);
    expect(parseClock(stopClock(full, 0)).ok).toBe(true);
    expect(() => passTurn({ ...full, overtime: [1e18, 0] }, 1, 1e15)).toThrow(/^clock: expected times of at most/);
  });
});

describe("a list of one word is not that word, though JavaScript takes it for the same key", () => {
  const refused = {
    line: 1,
    column: 1,
    event: null,
    code: "unreadable",
    reason: { code: "not-a-coordinate", found: 1 },
  };
  const leave = { points: 0, ends: null };
  test.each<[word: string, of: string, act: (word: unknown) => unknown, RegExp]>([
    ["gap", "a violation", (code) => describeViolation(any({ code, squares: [] })), /^violation: expected one/],
    ["unknown-seed", "a finding", (code) => describeFinding(any({ path: "bag", reason: { code } })), /^finding: /],
    ["tile-excess", "a board", (code) => describeFinding(any({ code, tile: "A", most: 1, found: 2 })), /^finding: /],
    ["no-blanks", "rules", (code) => describeRulesetFinding(any({ path: "end", code })), /^finding: expected one/],
    ["type", "a problem", (code) => describeProblem(any({ path: "bag", code, type: "list" })), /^problem: /],
    ["unreadable", "a remark", (code) => describeRemark(any({ ...refused, code })), /^remark: expected one/],
    ["line", "a reason", (code) => describeRemark(any({ ...refused, reason: { code, text: "x" } })), /^remark: /],
    ["nothing-laid", "a notice", (code) => describeNotice(any({ code })), /^notice: expected a draft's notice/],
    ["left", "a step", (step) => moveCursor(game, newDraft(view), any(step)), /^step: expected one of left/],
    ["dark", "a theme", (theme) => renderSvg(game, { theme: any(theme) }), /^theme: expected .*, found a list/],
    ["expert", "a level", (level) => finishLine({ levels: [any(level), "expert"] }), /^levels: expected beginner/],
    ["leave", "a choice", (how) => explainMove(any({ ...best, remaining: { ...leave, how } })), /^move: expected/],
  ])("%s of %s", (word, _, act, message) => {
    expect(errorOf(() => act(word))).toBeUndefined();
    expect(errorOf(() => act([word]))).toMatchObject({ message: expect.stringMatching(message) });
  });

  test("the id of a ruleset", () => {
    expect([isRulesetId("us-2021"), isRulesetId(["us-2021"])]).toEqual([true, false]);
  });
});
