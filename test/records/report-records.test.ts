import { defineRuleset, type Ruleset, unwrap } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { describeRemark } from "tilewright/messages";
import { germanMessages } from "tilewright/messages/german";
import { parseGcg, type RecordProblem } from "tilewright/notation";
import { figuresOf, parseReport, reportRecords } from "tilewright/records";
import { finishLine, northAmerica2017, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { playedRecord, short } from "./records.ts";

const bytes = new TextEncoder().encode(short);

describe("a report has", () => {
  const report = reportRecords(
    [
      { id: "b.gcg", text: short },
      { id: "a.gcg", text: bytes },
      { id: "notes.txt", text: "no game" },
    ],
    { part: "club night" },
  );

  test("one part, with its id and a digest of its records", () => {
    expect(report).toMatchObject({ kind: "records-report", version: 1, parts: [{ id: "club night" }] });
    expect(report.parts[0]?.digest).toMatch(/^[\da-f]{32}$/);
  });

  test("the games, plays and scores that it counted, and how many of them agree with the rules", () => {
    expect(figuresOf(report)).toMatchObject({
      ...{ records: 3, games: 2, failures: 1, events: 4, plays: 4, scoresAgreed: 2, totals: 4, totalsAgreed: 4 },
      ...{ scores: 4, points: 42 },
    });
  });

  test("its remarks by code, and the first problem of each record that cannot be read", () => {
    const { remarks, failed } = figuresOf(report);
    expect(remarks).toEqual([{ code: "wrong-score", reason: "points", cause: null, count: 2 }]);
    const reason = { code: "not-a-game", of: "gcg", found: "no game" };
    const problem = { line: 1, column: 1, code: "unreadable", event: null, reason };
    expect(failed).toEqual([{ record: "notes.txt", problem }]);
  });

  test("the highest games and plays, and of equals the one whose record comes first", () => {
    const { highGames, highPlays } = figuresOf(report);
    expect(highGames.map(({ record, player, score }) => `${record} ${player} ${score}`)).toEqual([
      ...["a.gcg Ann Archer 14", "b.gcg Ann Archer 14", "a.gcg Ben Baker 7", "b.gcg Ben Baker 7"],
    ]);
    expect(highPlays.map(({ record, word, points }) => `${record} ${word} ${points}`)).toEqual([
      ...["a.gcg HORN 14", "b.gcg HORN 14", "a.gcg FARM 9", "b.gcg FARM 9"],
    ]);
  });

  test("no grades without a word graph", () => {
    expect(figuresOf(report).graded).toBeNull();
  });
});

describe("a record that is not a game", () => {
  const forThree = defineRuleset(us2021, finishLine({ targets: [100, 90, 80] }));
  test.each<readonly [code: string, text: string, ruleset: Ruleset | undefined]>([
    ["not-a-game", "no game", undefined],
    ["not-a-game", "x".repeat(30_000), undefined],
    ["line", `>Ann${" x".repeat(8000)}`, undefined],
    ["too-large", " ".repeat(5_000_000), undefined],
    ["players", short, forThree],
  ])("has its first problem in the report as data: %s", (code, text, ruleset) => {
    const report = reportRecords([{ id: "x", text }], { part: "x", ruleset });
    const { problems } = parseGcg(text, { ruleset });
    expect(problems?.[0].reason.code).toBe(code);
    expect(figuresOf(report).failed).toEqual([{ record: "x", problem: problems?.[0] }]);
    const written = JSON.stringify(report);
    expect(written.length).toBeLessThan(20_000);
    expect(JSON.stringify(parseReport(written).report)).toBe(written);
  });

  test("is described in any language", () => {
    const report = reportRecords([{ id: "x", text: "no game" }], { part: "x" });
    const [failure] = unwrap(parseReport(JSON.stringify(report))).report.parts[0]!.figures.failed;
    const problem = failure?.problem as RecordProblem;
    expect(describeRemark(problem)).toBe(
      'Unreadable: found "no game", expected a recorded game with lines such as >Ann: HORNEIA 8F HORN +14 14',
    );
    expect(describeRemark(problem, germanMessages)).toMatch(/^Nicht lesbar: gefunden: "no game", erwartet: /);
  });

  test.each<readonly [path: string, change: (problem: RecordProblem) => unknown]>([
    ["", () => 7],
    [".code", (problem) => ({ ...problem, code: "wrong-score" })],
    [".event", (problem) => ({ ...problem, event: 3 })],
    [".line", (problem) => ({ ...problem, line: "1" })],
    [".reason.code", (problem) => ({ ...problem, reason: { code: "points", expected: 1, found: 2, cause: null } })],
    [".reason.of", (problem) => ({ ...problem, reason: { ...problem.reason, of: "cgp" } })],
    [".reason.found", (problem) => ({ ...problem, reason: { ...problem.reason, found: 7 } })],
    [".reason.found.is", (problem) => ({ ...problem, reason: { ...problem.reason, found: { is: "list", of: "" } } })],
  ])("is refused in a report with another value at problem%s", (path, change) => {
    const report = reportRecords([{ id: "x", text: "no game" }], { part: "x" });
    const [part] = report.parts;
    const failed = part!.figures.failed.map((failure) => ({
      ...failure,
      problem: change(failure.problem as RecordProblem),
    }));
    const forged = { ...report, parts: [{ ...part, figures: { ...part!.figures, failed } }] };
    const paths = parseReport(forged).problems?.map((problem) => problem.path);
    expect(paths).toEqual([`parts[0].figures.failed[0].problem${path}`]);
  });
});

test("a play that was challenged off is not listed among the highest", () => {
  const text = `${short}>ann: QZXJKEI 9A QZXJK +60 74\n>ann: QZXJKEI -- -60 14\n`;
  const { highPlays } = figuresOf(reportRecords([{ id: "x", text }], { part: "x" }));
  expect(highPlays.map(({ word }) => word)).toEqual(["HORN", "FARM"]);
});

test("with a word graph plays are compared with the best one, as far as their rack is known and their words are in it", () => {
  const graph = buildWordGraph(["HORN", "HERO", "FAR", "FARM"], { tileSet: us2021.tileSet, gaddag: true });
  const text = `#player1 a Ann
#player2 b Ben
>a: HORNEIA 8F HORN +14 14
>b: FAMXEIA H6 FA.  +6 6
>a: XYZ 10A XYZ +30 44
>b: EE 11A EE +4 10
`;
  const { graded } = figuresOf(reportRecords([{ id: "x", text }], { part: "x", graph }));
  // HORN is the best start. FARM would have brought 9 points; FAR brought 6.
  expect(graded).toEqual({ plays: 2, best: 1, pointsLeft: 3 });
});

test("a record with other letters than the word graph is counted, and no play of it is graded", () => {
  const graph = buildWordGraph(["HORN"], { tileSet: us2021.tileSet, gaddag: true });
  const players = "#player1 a Ann\n#player2 b Ben\n";
  const play = ">a: HORNEIA 8F HORN +14 14\n";
  const other = { id: "other", text: `#tile-distribution german\n${players}${play}` };
  const own = { id: "own", text: `${players}${play}` };
  const figures = figuresOf(reportRecords([other, own], { part: "x", graph }));
  expect(figures).toMatchObject({ games: 2, failures: 0, plays: 2, graded: { plays: 1, best: 1, pointsLeft: 0 } });
  const alone = figuresOf(reportRecords([other], { part: "x", graph }));
  expect(alone).toMatchObject({ games: 1, plays: 1, graded: { plays: 0, best: 0, pointsLeft: 0 } });
});

test("onProgress hears of each record, and stops when it returns false", () => {
  const heard: number[] = [];
  const records = [1, 2, 3, 4].map(playedRecord);
  const report = reportRecords(records, {
    part: "x",
    onProgress: (done) => {
      heard.push(done);
      return done < 2;
    },
  });
  expect(heard).toEqual([1, 2]);
  expect(report).toEqual(reportRecords(records.slice(0, 2), { part: "x" }));
});

test("records are read one by one, so that they need not all be in memory", () => {
  let open = 0;
  function* records() {
    for (const seed of [1, 2, 3]) {
      open++;
      yield playedRecord(seed);
    }
  }
  reportRecords(records(), { part: "x", onProgress: (done) => expect(open).toBe(done) });
});

test("the same rules are used for all records where they are given", () => {
  const text = short.replace("H6 FA.M +7 7", "H6 FA.M +9 9");
  const asked = reportRecords([{ id: "x", text }], { part: "x", ruleset: northAmerica2017 });
  expect(figuresOf(asked)).toMatchObject({ plays: 2, scoresAgreed: 2, remarks: [] });
});

test("the digest differs where an id or a record does, and not between a text and its bytes", () => {
  const digestOf = (...records: { id: string; text: string | Uint8Array }[]) =>
    reportRecords(records, { part: "x" }).parts[0]?.digest;
  expect(digestOf({ id: "a", text: bytes })).toBe(digestOf({ id: "a", text: short }));
  const all = [
    digestOf(),
    digestOf({ id: "a", text: short }),
    digestOf({ id: "b", text: short }),
    digestOf({ id: "a", text: `${short}\n` }),
    digestOf({ id: "a", text: short }, { id: "a", text: short }),
    digestOf({ id: "a", text: short }, { id: "b", text: short }),
    digestOf({ id: "b", text: short }, { id: "a", text: short }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test("a record that could not be read counts as a failure, with the reason that was handed in", () => {
  const problem = "has 3000000000 bytes, more than 4 MB";
  const report = reportRecords(
    [
      { id: "a.gcg", text: short },
      { id: "huge.gcg", problem },
    ],
    { part: "x" },
  );
  expect(figuresOf(report)).toMatchObject({
    records: 2,
    games: 1,
    failures: 1,
    failed: [{ record: "huge.gcg", problem }],
  });
  expect(parseReport(JSON.stringify(report)).report).toEqual(report);
});

test("a record that could not be read has another digest than a text with the same words", () => {
  const digestOf = (record: Parameters<typeof reportRecords>[0] extends Iterable<infer R> ? R : never) =>
    reportRecords([record], { part: "x" }).parts[0]?.digest;
  const all = [
    digestOf({ id: "a", text: "EACCES" }),
    digestOf({ id: "a", problem: "EACCES" }),
    digestOf({ id: "a", problem: "ENOENT" }),
    digestOf({ id: "b", problem: "EACCES" }),
    digestOf({ id: "a", text: "" }),
    digestOf({ id: "a", problem: "" }),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test("a bad record, a missing part and an unknown option are refused by name", () => {
  expect(() => reportRecords([{ id: "x" } as never], { part: "x" })).toThrow(/records\[0\]: expected \{ id, text \}/);
  const both = { id: "x", text: short, problem: "EACCES" };
  expect(() => reportRecords([both as never], { part: "x" })).toThrow(/or \{ id, problem \}/);
  expect(() => reportRecords([null as never], { part: "x" })).toThrow(/records\[0\]/);
  expect(() => reportRecords([], {} as never)).toThrow(/part: expected a string/);
  expect(() => reportRecords([], { part: "x", jobs: 2 } as never)).toThrow(/options: unknown property "jobs"/);
});
