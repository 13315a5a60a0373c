// What changed between two boards: a play, or why it is not one.
import fc from "fast-check";
import {
  type Board,
  defineLayout,
  defineRuleset,
  emptyBoard,
  playBetween,
  scoreMove,
  unwrap,
  validatePlacement,
} from "tilewright";
import { parseCgp } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { boardOf } from "../oracle/board/boards.ts";
import { changed, playOrFaults } from "../oracle/board/change.ts";
import { randomFrom } from "../oracle/random.ts";
import { casesOf, seed } from "../seed.ts";
import { positionFor } from "./positions.ts";

const runs = { seed, numRuns: Math.max(600, casesOf(6000)) };

test("a change is the play that the oracle finds, or is refused for the same reasons", () => {
  const met = new Map<string, number>();
  const meet = (what: string): unknown => met.set(what, (met.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom("position", "game", "view"), (number, change, form) => {
      const { rules, board } = boardOf(number);
      const after = changed(randomFrom(change), rules, board);
      const position = positionFor({ rules, board, rack: { tiles: [], hidden: 0 } }, form);
      const answer = playBetween(position, after);
      const expected = playOrFaults(rules, board, after);
      if ("faults" in expected) {
        const violations = answer.violations?.map((violation) => {
          if (violation.code !== "malformed") return violation;
          const { expected: _, found, ...rest } = violation;
          return rest;
        });
        expect(violations).toEqual(expected.faults);
        for (const { code } of expected.faults) meet(code);
        return;
      }
      meet("a play");
      const { placements, move } = unwrap(answer);
      expect(placements).toEqual(expected.placements);
      expect(move).toEqual({ type: "play", placements });
    }),
    runs,
  );
  const codes = [
    "malformed",
    "tile-gone",
    "tile-changed",
    "no-tiles",
    "on-hole",
    "unknown-letter",
    "not-in-line",
    "gap",
  ];
  for (const code of ["a play", ...codes]) expect(met.get(code) ?? 0, code).toBeGreaterThan(0);
});

test("a tile on a hole is in no line, and where it would leave a gap only the hole is said", () => {
  const cross = ["##.##", "##.##", ".....", "##.##", "##.##"];
  const layout = defineLayout({ rowsOfSquares: cross, starts: [{ row: 2, col: 2 }] });
  const ruleset = defineRuleset(us2021, { layout });
  const tile = { letter: "A", blank: false };
  const before = emptyBoard(layout).map((_, index) => (index === 12 ? tile : null));
  const codesOf = (...added: readonly number[]): readonly string[] | undefined => {
    const after = before.map((here, index) => (added.includes(index) ? tile : here));
    return playBetween({ ruleset, board: before }, after).violations?.map(({ code }) => code);
  };
  expect(codesOf(0, 11)).toEqual(["on-hole"]);
  expect(codesOf(2, 11)).toEqual(["not-in-line"]);
  expect(codesOf(0, 2, 11)).toEqual(["on-hole", "not-in-line"]);
  expect(codesOf(0, 2, 22)).toEqual(["on-hole", "gap"]);
});

test("a play that is found leads to the board after, and is judged as any play", () => {
  const line = (text: string) => unwrap(parseCgp(`15/15/15/15/15/15/15/${text}/15/15/15/15/15/15/15 / 0/0 0`)).position;
  const before = line("5HORN6");
  const { placements } = unwrap(playBetween(before, line("5HORNs5").board));
  expect(placements).toEqual([{ row: 7, col: 9, letter: "S", blank: true }]);
  expect(unwrap(scoreMove(before, placements)).score.total).toBe(7);
  const apart = unwrap(playBetween(before, line("A4HORN6").board)).placements;
  expect(validatePlacement(before, apart).violations?.map(({ code }) => code)).toEqual(["not-connected"]);
});

test("a board after that is not a board is refused with its path, and never throws", () => {
  const empty = Array.from({ length: 225 }, () => null);
  const but = (found: unknown): readonly unknown[] => empty.map((tile, index) => (index === 3 ? found : tile));
  const throws = new Proxy(empty, {
    get() {
      throw new Error("no");
    },
  });
  const bad: readonly (readonly [after: unknown, path: string])[] = [
    [undefined, "after"],
    ["HORN", "after"],
    [empty.slice(1), "after"],
    [throws, "after"],
    [but("A"), "after[3]"],
    [but({ letter: "A" }), "after[3]"],
    [but({ letter: 1, blank: false }), "after[3]"],
    [but(undefined), "after[3]"],
  ];
  for (const [after, path] of bad)
    expect(playBetween({ ruleset: us2021 }, after as Board).violations).toMatchObject([{ code: "malformed", path }]);
});

test("a refusal can be unwrapped like any other, with the squares in the message", () => {
  const board = Array.from({ length: 225 }, (_, index) => (index === 112 ? { letter: "A", blank: false } : null));
  const answer = playBetween({ ruleset: us2021, board }, emptyBoard(us2021.layout));
  expect(() => unwrap(answer)).toThrow("tile-gone at 8H");
});
