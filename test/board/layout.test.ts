import fc from "fast-check";
import { defineLayout } from "tilewright";
import { indexOfSquare, isHoleAt, premiumAt, squareAtIndex, standardLayout } from "tilewright/layouts";
import { describe, expect, test } from "vitest";

const count = (character: string): number =>
  [...standardLayout.rowsOfSquares.join("")].filter((c) => c === character).length;

describe("the standard board", () => {
  test("S2 D2 [all] has 8 triple words, 17 double words with the centre, 12 triple and 24 double letters", () => {
    expect([count("="), count("-"), count('"'), count("'"), count(".")]).toEqual([8, 17, 12, 24, 164]);
  });

  test("S2 [all] is the layout that defineLayout reads from its drawing", () => {
    expect(defineLayout({ rowsOfSquares: standardLayout.rowsOfSquares })).toEqual(standardLayout);
  });

  test("S2 [all] is symmetric about both diagonals and both middle lines", () => {
    for (let row = 0; row < 15; row++) {
      for (let col = 0; col < 15; col++) {
        const premium = premiumAt(standardLayout, { row, col });
        expect(premiumAt(standardLayout, { row: col, col: row })).toEqual(premium);
        expect(premiumAt(standardLayout, { row: 14 - row, col })).toEqual(premium);
        expect(premiumAt(standardLayout, { row, col: 14 - col })).toEqual(premium);
      }
    }
  });
});

describe("defineLayout", () => {
  test("reads premiums of any multiplier, letter and word premiums on one square, holes and start squares", () => {
    const legend = { "5": { letter: 5, word: 7 }, o: "hole" as const };
    const layout = defineLayout({ rowsOfSquares: ["5o^~", ". #."], legend, starts: [{ row: 0, col: 0 }] });
    expect(layout).toMatchObject({ rows: 2, cols: 4, starts: [{ row: 0, col: 0 }] });
    const premiums = [0, 1, 2, 3].map((col) => premiumAt(layout, { row: 0, col }));
    expect(premiums).toEqual([{ letter: 5, word: 7 }, null, { letter: 4, word: 1 }, { letter: 1, word: 4 }]);
    expect([isHoleAt(layout, { row: 0, col: 1 }), isHoleAt(layout, { row: 1, col: 2 })]).toEqual([true, true]);
    expect(isHoleAt(layout, { row: 1, col: 1 })).toBe(false);
  });

  test("reads a standard character as the legend defines it, and a premium of 1 and 1 as a plain square", () => {
    const layout = defineLayout({
      rowsOfSquares: ["=.x"],
      legend: { "=": { letter: 9, word: 1 }, x: { letter: 1, word: 1 } },
    });
    expect([0, 1, 2].map((col) => premiumAt(layout, { row: 0, col }))).toEqual([{ letter: 9, word: 1 }, null, null]);
  });

  test("makes the centre the start square, or the square after the middle where a side is even", () => {
    const starts = ["...", "....", "."].map((row) => defineLayout({ rowsOfSquares: [row] }).starts);
    expect(starts).toEqual([[{ row: 0, col: 1 }], [{ row: 0, col: 2 }], [{ row: 0, col: 0 }]]);
  });

  test("accepts a board of 64 by 64 squares, and emoji in its drawing", () => {
    const layout = defineLayout({
      rowsOfSquares: new Array(64).fill("🟥".repeat(64)),
      legend: { "🟥": { letter: 1, word: 2 } },
    });
    expect(premiumAt(layout, { row: 63, col: 63 })).toEqual({ letter: 1, word: 2 });
  });

  const wide = ".".repeat(65);
  test.each<[string, () => unknown, string]>([
    ["no rows", () => defineLayout({ rowsOfSquares: [] }), "layout: rows: expected a number from 1 to 64, found 0"],
    [
      "empty rows",
      () => defineLayout({ rowsOfSquares: ["", ""] }),
      "layout: cols: expected a number from 1 to 64, found 0",
    ],
    [
      "too many rows",
      () => defineLayout({ rowsOfSquares: new Array(65).fill(".") }),
      "layout: rows: expected a number from 1 to 64, found 65",
    ],
    [
      "too many columns",
      () => defineLayout({ rowsOfSquares: [wide] }),
      "layout: cols: expected a number from 1 to 64, found 65",
    ],
    [
      "rows of different lengths",
      () => defineLayout({ rowsOfSquares: ["...", ".."] }),
      "layout: rowsOfSquares[1]: expected 3 squares",
    ],
    [
      "an unknown character",
      () => defineLayout({ rowsOfSquares: ["..", ".x"] }),
      'layout: rowsOfSquares[1][1]: "x" is not a character in the legend',
    ],
    [
      "an inherited name as a character",
      () => defineLayout({ rowsOfSquares: ["a"], legend: Object.create({ a: "hole" }) }),
      "layout: rowsOfSquares[0][0]",
    ],
    [
      "a start outside",
      () => defineLayout({ rowsOfSquares: [".."], starts: [{ row: 0, col: 2 }] }),
      "layout: starts[0].col: expected a number from 0 to 1, found 2",
    ],
    [
      "a start on a hole",
      () => defineLayout({ rowsOfSquares: [".#"], starts: [{ row: 0, col: 1 }] }),
      "layout: starts[0]: this square is a hole",
    ],
    [
      "two starts on holes, which are not one square twice",
      () => defineLayout({ rowsOfSquares: ["##."], starts: [0, 1].map((col) => ({ row: 0, col })) }),
      "layout: starts[0]: this square is a hole\n" + "layout: starts[1]: this square is a hole",
    ],
    [
      "a start given twice",
      () =>
        defineLayout({
          rowsOfSquares: ["."],
          starts: [
            { row: 0, col: 0 },
            { row: 0, col: 0 },
          ],
        }),
      "layout: starts",
    ],
    [
      "no start",
      () => defineLayout({ rowsOfSquares: ["."], starts: [] }),
      "layout: starts: expected at least one start square",
    ],
    [
      "a fractional premium",
      () => defineLayout({ rowsOfSquares: ["x"], legend: { x: { letter: 1.5, word: 1 } } }),
      "layout: legend.x.letter: expected an integer, found 1.5",
    ],
    [
      "a premium of 0",
      () => defineLayout({ rowsOfSquares: ["x"], legend: { x: { letter: 1, word: 0 } } }),
      "layout: legend.x.word: expected a number from 1 to 100, found 0",
    ],
    [
      "a legend of two characters",
      () => defineLayout({ rowsOfSquares: ["."], legend: { ab: "hole" } }),
      'layout: legend.ab: expected a single character, found "ab"',
    ],
  ])("refuses %s, and says where", (_, define, message) => {
    expect(define).toThrow(RangeError);
    expect(define).toThrow(message);
  });

  test("refuses a value that is not a drawing, and says what is wrong with it", () => {
    expect(() => defineLayout({} as never)).toThrow(
      new TypeError("rowsOfSquares: expected a list of strings, found undefined"),
    );
    expect(() => defineLayout({ rowsOfSquares: [7] as never })).toThrow(
      "layout: cols: expected a number from 1 to 64, found 0",
    );
    expect(() => defineLayout({ rowsOfSquares: ["."], starts: [null] as never })).toThrow(
      "layout: starts[0]: expected an object, found null",
    );
  });
});

describe("squares and indices", () => {
  test("squareAtIndex(indexOfSquare(square)) is the square, on every square of any board", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 64 }), fc.nat(), (rows, cols, at) => {
        const layout = defineLayout({ rowsOfSquares: new Array(rows).fill(".".repeat(cols)) });
        const index = at % (rows * cols);
        expect(indexOfSquare(layout, squareAtIndex(layout, index))).toBe(index);
      }),
    );
  });

  test("a square outside the board has the index -1, no premium and no hole", () => {
    for (const square of [
      { row: -1, col: 0 },
      { row: 15, col: 0 },
      { row: 0, col: 15 },
      { row: 0.5, col: 0 },
      { row: Number.NaN, col: 0 },
    ]) {
      expect([
        indexOfSquare(standardLayout, square),
        premiumAt(standardLayout, square),
        isHoleAt(standardLayout, square),
      ]).toEqual([-1, null, false]);
    }
  });

  test.each([-1, 225, 0.5, Number.NaN])("squareAtIndex refuses index %s", (index) => {
    expect(() => squareAtIndex(standardLayout, index)).toThrow(
      new RangeError(`index: expected a number from 0 to 224, found ${index}`),
    );
  });
});
