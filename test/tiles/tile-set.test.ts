import { BLANK, defineTileSet, parseLetters, pointsOf } from "tilewright";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";

const { english, spanish } = tileSets;

describe("the tile sets that ship", () => {
  test.each(Object.entries(tileSets))("%s passes the checks of defineTileSet", (name, set) => {
    const { id, letters, blanks } = set;
    const lines = letters.map(({ letter, points, count }) => [letter, points, count] as const);
    expect(defineTileSet({ id, letters: lines, blanks })).toEqual({ id: name, letters, blanks });
    expect(defineTileSet(set)).toEqual(set);
  });

  const sums = Object.values(tileSets).map(({ id, letters, blanks }) => {
    const tiles = letters.reduce((sum, { count }) => sum + count, blanks.count);
    const points = letters.reduce((sum, entry) => sum + entry.count * entry.points, blanks.count * blanks.points);
    return [id, { letters: letters.length, blanks: blanks.count, tiles, points }] as const;
  });
  test("S2 D2 [all] the English set has 98 letters and two blanks, 187 points in all", () => {
    expect(Object.fromEntries(sums)["english"]).toEqual({ letters: 26, blanks: 2, tiles: 100, points: 187 });
  });
  test("the Spanish set has 100 tiles, with CH, LL, RR and Ñ among its 28 letters", () => {
    expect(Object.fromEntries(sums)["spanish"]).toEqual({ letters: 28, blanks: 2, tiles: 100, points: 192 });
    const order = spanish.letters.map(({ letter }) => letter).join(" ");
    expect(order).toBe("A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z");
  });
});

describe("pointsOf", () => {
  test("C7 [all] gives a letter its own points, and a blank the points of blanks whatever letter it stands for", () => {
    expect([pointsOf(english, "Q"), pointsOf(english, BLANK), pointsOf(spanish, "CH")]).toEqual([10, 0, 5]);
    expect(pointsOf(english, { letter: "Q", blank: false })).toBe(10);
    expect(pointsOf(english, { letter: "Q", blank: true })).toBe(0);
    expect(pointsOf({ ...english, blanks: { count: 2, points: 3 } }, BLANK)).toBe(3);
  });

  test("refuses a letter that the set does not have, and says which", () => {
    expect(() => pointsOf(english, "Ñ")).toThrow(
      new RangeError('tile: expected a letter in the english tile set, found "Ñ"'),
    );
    expect(() => pointsOf(english, { letter: "q", blank: false })).toThrow(RangeError);
  });
});

describe("parseLetters", () => {
  test.each([
    ["CHARRO", ["CH", "A", "RR", "O"]],
    ["LLLL", ["LL", "LL"]],
    ["LLL", ["LL", "L"]],
    ["CCHH", ["C", "CH", "H"]],
    ["AN\u0303O", ["A", "Ñ", "O"]],
    ["", []],
  ])("splits %j into letters, the longest first", (text, letters) => {
    expect(parseLetters(text, spanish)).toEqual({ ok: true, letters });
  });

  test.each([
    [english, "CAFØ", "[3]", "Ø"],
    [english, "horn", "[0]", "h"],
    [english, "HO?N", "[2]", "?"],
    [english, "A🙂", "[1]", "🙂"],
    [english, "A\ud800", "[1]", "\ud800"],
    [spanish, "KILO", "[0]", "K"],
  ])(
    "refuses a text with a character that is not a letter of the set, and says where: %#",
    (tileSet, text, path, found) => {
      expect(parseLetters(text, tileSet)).toEqual({
        ok: false,
        problems: [{ code: "unknown-letter", path, tileSet: tileSet.id, empty: null, found }],
      });
    },
  );

  test.each([[undefined], [null], [7], [["A"]], [english]])(
    "says that it is not a text, and does not throw: %#",
    (given) => {
      const { ok, problems } = parseLetters(given as unknown as string, english);
      expect(ok).toBe(false);
      expect(problems).toMatchObject([{ code: "type", path: "", type: "text" }]);
    },
  );

  test("splits a million letters in time that grows with their number", () => {
    expect(parseLetters("CH".repeat(500_000), spanish).letters?.length).toBe(500_000);
  });
});

describe("defineTileSet", () => {
  test("takes what it gives: a set with other blanks, or with one letter more", () => {
    const more = defineTileSet({ ...english, id: "x", blanks: { count: 4, points: 0 } });
    expect(more).toEqual({ ...english, id: "x", blanks: { count: 4, points: 0 } });
    expect(defineTileSet({ ...more, letters: [...more.letters, ["Ñ", 8, 1]] }).letters.at(-1)).toEqual({
      letter: "Ñ",
      points: 8,
      count: 1,
    });
  });

  test.each([
    [["A"], 'letters[0]: expected an entry such as ["A", 1, 9] (letter, points, count), found "A"'],
    [[["A", 1, 9], null], 'letters[1]: expected an entry such as ["A", 1, 9] (letter, points, count), found null'],
    [[{ letter: "A", points: 1 }], "letters[0].count"],
    [[{ letter: "A", points: 1, count: 9, colour: "red" }], "colour"],
    [[{ tile: "A" }], "letters[0].letter"],
    ["ABC", 'letters: expected a list of entries such as ["A", 1, 9], or the letters of a tile set, found "ABC"'],
  ])("says what is wrong with the letters %j", (letters, message) => {
    expect(() => defineTileSet({ ...english, letters } as never)).toThrow(message);
  });

  const blanks = { count: 0, points: 0 };
  test("a tile set has at most 1,000 tiles, blanks included", () => {
    const set = (count: number): unknown =>
      defineTileSet({
        id: "x",
        letters: [
          ["A", 1, 900],
          ["B", 1, count],
        ],
        blanks: { count: 1, points: 0 },
      });
    expect(set(99)).toMatchObject({ id: "x" });
    expect(() => set(100)).toThrow(new RangeError("tile set: expected at most 1,000 tiles in total, found 1,001"));
  });

  test("accepts any script, letters of several characters, any number of blanks, and letters without tiles", () => {
    const set = defineTileSet({
      id: "x",
      letters: [
        ["Ж", 4, 2],
        ["א", 1, 0],
        ["L·L", 10, 1],
        ["N\u0303", 8, 1],
      ],
      blanks: { count: 40, points: -1 },
    });
    expect(set.letters.map(({ letter }) => letter)).toEqual(["Ж", "א", "L·L", "Ñ"]);
  });

  test.each<[string, readonly (readonly [string, number, number])[], string]>([
    ["no letters", [], "letters: expected at least one letter"],
    [
      "a letter twice",
      [
        ["A", 1, 1],
        ["A", 2, 1],
      ],
      'letters[1]: letter "A" is listed more than once',
    ],
    [
      "two normal forms of one letter",
      [
        ["Ñ", 1, 1],
        ["N\u0303", 1, 1],
      ],
      'letters[1]: letter "Ñ" is listed more than once',
    ],
    ["the blank as a letter", [["?", 1, 1]], "letters[0].letter: expected 1 to 8 characters"],
    ["white space", [["A B", 1, 1]], "letters[0].letter"],
    ["a lone surrogate", [["\ud800", 1, 1]], "letters[0].letter"],
    ["an empty letter", [["", 1, 1]], "letters[0].letter"],
    ["a long letter", [["ABCDEFGHI", 1, 1]], "letters[0].letter: expected at most 8 characters, found 9"],
    ["a fractional value", [["A", 1.5, 1]], "letters[0].points: expected an integer, found 1.5"],
    ["a negative count", [["A", 1, -1]], "letters[0].count: expected a number from 0 to 1,000, found -1"],
    ["a number for a letter", [[7 as never, 1, 1]], "letters[0].letter: expected a string, found 7"],
  ])("refuses %s, and says where", (_, letters, message) => {
    expect(() => defineTileSet({ id: "x", letters, blanks })).toThrow(RangeError);
    expect(() => defineTileSet({ id: "x", letters, blanks })).toThrow(`tile set: ${message}`);
  });

  test("refuses a value that is not a table of letters, and says what is wrong with it", () => {
    expect(() => defineTileSet({ id: "x", blanks } as never)).toThrow(
      new TypeError(
        'letters: expected a list of entries such as ["A", 1, 9], or the letters of a tile set, found undefined',
      ),
    );
    expect(() => defineTileSet({ id: "x", letters: [["A", 1, 1]] } as never)).toThrow(
      "tile set: blanks: expected an object, found undefined",
    );
  });
});
