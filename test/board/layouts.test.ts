import { defineLayout, type Layout } from "tilewright";
import { layout11, layout21, premiumAt, standardLayout } from "tilewright/layouts";
import { describe, expect, test } from "vitest";

/** How many squares of each kind a layout has. */
function counts({ rowsOfSquares }: Layout): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const square of rowsOfSquares.join("")) found[square] = (found[square] ?? 0) + 1;
  return found;
}

describe.each<[string, Layout, number, Readonly<Record<string, number>>]>([
  ["11 by 11", layout11, 11, { ".": 76, "'": 12, '"': 12, "-": 17, "=": 4 }],
  ["15 by 15", standardLayout, 15, { ".": 164, "'": 24, '"': 12, "-": 17, "=": 8 }],
  ["21 by 21", layout21, 21, { ".": 316, "'": 36, '"': 20, "^": 8, "-": 41, "=": 16, "~": 4 }],
])("the board of %s squares", (_, layout, size, kinds) => {
  test("has the right number of squares of each kind", () => {
    expect([layout.rows, layout.cols]).toEqual([size, size]);
    expect(counts(layout)).toEqual(kinds);
  });

  test("is the same from every side, and across as down", () => {
    const { rowsOfSquares: rows } = layout;
    expect([...rows].reverse()).toEqual(rows);
    expect(rows.map((row) => [...row].reverse().join(""))).toEqual(rows);
    expect(rows.map((_row, col) => rows.map((row) => row[col]).join(""))).toEqual(rows);
  });

  test("starts in the centre, which doubles the first word", () => {
    const centre = { row: (size - 1) / 2, col: (size - 1) / 2 };
    expect(layout.starts).toEqual([centre]);
    expect(premiumAt(layout, centre)).toEqual({ letter: 1, word: 2 });
  });

  test("is what defineLayout makes of its drawing", () => {
    expect(defineLayout({ rowsOfSquares: layout.rowsOfSquares })).toEqual(layout);
  });
});

test("the board of 21 by 21 has the standard board in its middle", () => {
  expect(layout21.rowsOfSquares.slice(3, 18).map((row) => row.slice(3, 18))).toEqual(standardLayout.rowsOfSquares);
});
