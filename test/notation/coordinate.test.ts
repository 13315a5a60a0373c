import fc from "fast-check";
import { defineLayout } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { describeRemark } from "tilewright/messages";
import { formatSquare, parseSquare } from "tilewright/notation";
import { describe, expect, test } from "vitest";

describe("coordinates", () => {
  test.each([
    ["8H", 7, 7, "across"],
    ["H8", 7, 7, "down"],
    ["1A", 0, 0, "across"],
    ["A1", 0, 0, "down"],
    ["o15", 14, 14, "down"],
    ["12aa", 11, 26, "across"],
    ["BL64", 63, 63, "down"],
  ])("%s is row %i, column %i, %s", (text, row, col, direction) => {
    expect(parseSquare(text)).toEqual({ ok: true, square: { row, col }, direction });
    expect(formatSquare({ row, col }, direction as "across")).toBe(text.toUpperCase());
  });

  test("parseSquare reads what formatSquare writes as the same square, across and down, up to 64 by 64 and beyond", () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.nat(200),
        fc.constantFrom("across" as const, "down" as const),
        (row, col, direction) => {
          expect(parseSquare(formatSquare({ row, col }, direction))).toEqual({
            ok: true,
            square: { row, col },
            direction,
          });
        },
      ),
    );
  });

  test.each(["", "8", "H", "0H", "H0", "8H8", "H 8", "8-H", "ÄÖ8", "99999A", "AAA1", "8Ｈ"])(
    "refuses %j with what was expected",
    (text) => {
      expect(parseSquare(text)).toEqual({
        ok: false,
        problems: [
          {
            line: 1,
            column: 1,
            code: "unreadable",
            event: null,
            reason: { code: "not-a-coordinate", found: text },
          },
        ],
      });
    },
  );

  test.each([
    { row: 7, column: 7 },
    { row: 7, col: Number.NaN },
    { row: 7, col: Number.POSITIVE_INFINITY },
    { row: "7", col: "7" },
    { row: 7.5, col: 7 },
    "8H",
    7,
    null,
    undefined,
  ])("formatSquare refuses %o instead of a square", (square) => {
    expect(() => formatSquare(square as never)).toThrow(/^square: expected \{ row, col \} with integers, found /);
  });

  test("with a layout, refuses a square outside it", () => {
    expect(parseSquare("O15", standardLayout).ok).toBe(true);
    const { problems } = parseSquare("P1", standardLayout);
    const [square, last] = [
      { row: 0, col: 15 },
      { row: 14, col: 14 },
    ];
    expect(problems?.[0].reason).toEqual({ code: "no-square", square, last, text: "P1" });
    expect(problems?.map((problem) => describeRemark(problem))).toEqual([
      "Unreadable: P1 is off the board (the last square is 15O)",
    ]);
    expect(parseSquare("16A", standardLayout).ok).toBe(false);
    expect(parseSquare("AA1", defineLayout({ rowsOfSquares: [".".repeat(27)] })).ok).toBe(true);
  });

  test("parseSquare never throws, whatever it is given", () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof parseSquare(value as string).ok === "boolean"));
  });
});
