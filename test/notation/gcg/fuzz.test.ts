import fc from "fast-check";
import { auditGame, type GameState, movesOf, scoreSheet, stepsOf } from "tilewright";
import { parseGame } from "tilewright/json";
import { formatGcg, parseGcg, type Remark } from "tilewright/notation";
import { describe, expect, test } from "vitest";
import { hostileInputs, timeFor } from "../../seed.ts";
import { expectProportional } from "../../support/cpu-time.ts";
import { said } from "../said.ts";
import { piecesOfRecords, spoiledRecords } from "./spoiled.ts";

const timeout = timeFor(hostileInputs(20_000));

/** Everything a caller would do with what was read; and what is told must have a place in the text. */
function use(input: string | Uint8Array): void {
  const { ok, game, remarks, counts, problems } = parseGcg(input);
  const told: readonly Remark[] = ok ? remarks : problems;
  const lines = typeof input === "string" ? input.split(/\r\n|\n|\r/) : null;
  const displaced = told.map(said).filter(({ line, column, found, expected }) => {
    const length = lines === null ? Number.POSITIVE_INFINITY : (lines[line - 1] as string).length;
    return !(line >= 1 && column >= 1 && column <= length + 2 && found.length < 200 && expected !== "");
  });
  expect(displaced).toEqual([]);
  if (!ok) {
    expect(problems.length > 0).toBe(true);
    return;
  }
  const { state } = game;
  expect(game.lines).toHaveLength(state.history.length);
  expect(counts.scoresAgreed <= counts.plays && counts.plays <= counts.events).toBe(true);
  expect(counts.totalsAgreed <= counts.totals && counts.totals <= counts.events).toBe(true);
  expect([...game.notes, ...remarks].every(({ event }) => event === null || event < state.history.length)).toBe(true);
  expect(parseGame(JSON.stringify(state)).problems ?? []).toEqual([]);
  consume(state);
  const { text } = formatGcg(game);
  expect(parseGcg(text).ok).toBe(true);
}

function consume(state: GameState): void {
  auditGame(state);
  scoreSheet(state);
  movesOf(state);
  expect([...stepsOf(state)]).toHaveLength(state.history.length);
}

describe("reading never throws, and every remark has its place in the text, for", { timeout }, () => {
  test("random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => use(bytes)),
      { numRuns: hostileInputs(500) },
    );
  });

  test("values of any type", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => use(input as string)),
      { numRuns: hostileInputs(200) },
    );
  });

  test("pieces of records in any order", () => {
    fc.assert(fc.property(piecesOfRecords, use), { numRuns: hostileInputs(1000) });
  });

  test("records with lines dropped, doubled and swapped, and characters changed", () => {
    fc.assert(fc.property(spoiledRecords, use), { numRuns: hostileInputs(600) });
  });
});

describe("time grows with the length alone", () => {
  const cases: readonly (readonly [string, (size: number) => string])[] = [
    ["passes", (size) => `#player1 a\n#player2 b\n${">a: - +0 0\n>b: - +0 0\n".repeat(size / 22)}`],
    ["plays that come off", (size) => `>a: HORN 8F HORN +14 14\n>a: HORN -- -14 0\n>b: - +0 0\n`.repeat(size / 54)],
    ["notes that go on", (size) => `>a: - +0 0\n#note x\n${"y\n".repeat(size / 2)}`],
    ["players without end", (size) => Array.from({ length: size / 12 }, (_, i) => `>n${i}: - +0 0`).join("\n")],
    ["brackets never closed", (size) => `>a: ${"(".repeat(size)}`],
    ["one long line", (size) => `>a: ${"A ".repeat(size / 2)}`],
    ["one long word", (size) => `>a: HORN 8F ${"H".repeat(size)} +14 14`],
    ["one long rack", (size) => `>a: ${"A".repeat(size)} 8F HORN +14 14`],
    ["pragmas", (size) => `#player1 a\n${"#weather x\n".repeat(size / 11)}`],
    ["empty lines", (size) => `>a: - +0 0${"\n".repeat(size)}`],
    ["spaces", (size) => `>a:${" ".repeat(size)}- +0 0`],
    ["nothing but marks of events", (size) => `>a: - +0 0\n${">\n".repeat(size / 2)}`],
    ["nothing but marks of pragmas", (size) => `>a: - +0 0\n${"#\n".repeat(size / 2)}`],
    ["words of brackets", (size) => `>a: AB 8H ${"(".repeat(16_000)}\n`.repeat(Math.ceil(size / 16_000))],
    ["racks of signs", (size) => `>a: ${"A#".repeat(8000)} 8H AB\n`.repeat(Math.ceil(size / 16_000))],
    ["lines that are not GCG", (size) => `>a: - +0 0\n#id x\n${"y\n".repeat(size / 2)}`],
    ["titles", (size) => `${"#title x\n".repeat(size / 9)}>a: - +0 0`],
    ["leftovers", (size) => `>a: HORN 8F HORN +14 14\n${">a: (G) +4 18\n".repeat(size / 14)}`],
  ];

  test("a record of more than 4 MB is refused, as text and as bytes", () => {
    const text = "#player1 a\n".repeat(390_000);
    for (const [input, found] of [
      [text, "a text of 4290000 characters"],
      [new TextEncoder().encode(text), "a text of 4290000 bytes"],
    ] as const)
      expect(parseGcg(input).problems?.map(said)).toMatchObject([
        { found, expected: "a recorded game of at most 4 MB" },
      ]);
  });

  test("an empty record is refused as one that holds nothing", () => {
    for (const input of ["", "\uFEFF", new Uint8Array()])
      expect(
        parseGcg(input)
          .problems?.map(said)
          .map(({ found }) => found),
      ).toEqual(["nothing"]);
  });

  test("a line of more than 16,384 characters is left out, with a remark", () => {
    const text = `#player1 a\n#player2 b\n>a: - +0 0\n#note ${"x".repeat(16_384)}\n>b: - +0 0`;
    const { remarks, game } = parseGcg(text) as Extract<ReturnType<typeof parseGcg>, { readonly ok: true }>;
    expect(remarks.map(said).map(({ line, expected }) => [line, expected])).toEqual([
      [4, "a line of at most 16,384 characters"],
    ]);
    expect([game.notes.length, game.record?.length]).toEqual([0, 2]);
  });

  test.each(cases)("%s", (_what, make) => {
    expectProportional(10_000, make, (input) => {
      const result = parseGcg(input);
      if (result.ok) formatGcg(result.game);
    });
    const large = make(80_000);
    expect(JSON.stringify(parseGcg(large)).length).toBeLessThan(20 * large.length);
  });
});
