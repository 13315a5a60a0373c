import fc from "fast-check";
import { BLANK, defineTileSet } from "tilewright";
import { formatRack, parseRack } from "tilewright/notation";
import { english, spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { anyCharacter } from "../support/any-character.ts";
import { said } from "./said.ts";

test.each([
  ["AEINRST", ["A", "E", "I", "N", "R", "S", "T"]],
  ["?AEIRST", ["?", "A", "E", "I", "R", "S", "T"]],
  ["CNNTU??", ["C", "N", "N", "T", "U", "?", "?"]],
  ["TRAIN?G", ["T", "R", "A", "I", "N", "?", "G"]],
  ["AB.", ["A", "B", "?"]],
  ["", []],
])("the rack %j is read as %j", (text, tiles) => {
  expect(parseRack(text, english)).toEqual({ ok: true, tiles });
});

test("letters of several characters are read with brackets and without, and written with brackets", () => {
  expect(parseRack("A[CH]LL[R]R?", spanish)).toEqual({ ok: true, tiles: ["A", "CH", "LL", "R", "R", "?"] });
  expect(formatRack(["C", "H", "CH", "L", "LL"], spanish)).toBe("[C]H[CH]L[LL]");
});

test.each([
  ["AB~!#CD", '1:3 unreadable "~!#"'],
  ["abc", '1:1 unreadable "abc"'],
  ["AЖ", '1:2 unreadable "Ж"'],
])("%j is refused at the text that is not a tile", (text, expected) => {
  const { problems = [] } = parseRack(text, english);
  expect(problems.map(said).map(({ line, column, code, found }) => `${line}:${column} ${code} ${found}`)).toEqual([
    expected,
  ]);
});

test("parseRack reads what formatRack writes as the same tiles, in the same order", () => {
  const letters = ["A", "C", "CH", "H", "L", "LL", "LLA", "a", "か", "9"];
  const tileSet = defineTileSet({
    id: "odd",
    letters: letters.map((letter) => [letter, 1, 1] as const),
    blanks: { count: 2, points: 0 },
  });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters, BLANK), { maxLength: 20 }), (tiles) => {
      expect(parseRack(formatRack(tiles, tileSet), tileSet)).toEqual({ ok: true, tiles });
    }),
  );
});

test("parseRack never throws, whatever it is given", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.anything()), (text) => {
      expect(typeof parseRack(text as string, spanish).ok).toBe("boolean");
    }),
  );
  expect(parseRack("A".repeat(1_000_000), english).ok).toBe(false);
});
