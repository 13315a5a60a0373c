import fc from "fast-check";
import {
  defineTileSet,
  type Placed,
  type Placement,
  type Position,
  type TileSet,
  unwrap,
  validatePlacement,
} from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { formatPlay, parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { english, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "../support/any-character.ts";
import { said } from "./said.ts";

/** A board with letters on squares given as `7,7`. */
function position(
  tileSet: TileSet,
  tiles: Readonly<Record<string, string>> = {},
): Position & { readonly board: NonNullable<Position["board"]> } {
  const board = Array.from({ length: 225 }, (_, index) => {
    const letter = tiles[`${Math.floor(index / 15)},${index % 15}`];
    return letter === undefined ? null : { letter, blank: false };
  });
  return { ruleset: { ...us2021, tileSet }, board };
}

const laid = (text: string, at: Position): readonly string[] =>
  unwrap(parsePlay(text, at)).placements.map(
    ({ row, col, letter, blank }) => `${row},${col} ${blank ? "?" : ""}${letter}`,
  );

const wrong = (text: string, at: Position): readonly string[] =>
  (parsePlay(text, at).problems ?? [])
    .map(said)
    .map(({ line, column, code, found, expected }) => `${line}:${column} ${code} ${found} / ${expected}`);

const d = position(english, { "7,9": "D" });

describe("parsePlay", () => {
  test.each(["8H RE.IN", "8H REDIN", "8H RE(D)IN", "8h RE.IN", "  8H   RE.IN  "])(
    "%j lays R, E, I and N round a D",
    (text) => {
      expect(laid(text, d)).toEqual(["7,7 R", "7,8 E", "7,10 I", "7,11 N"]);
    },
  );

  test("lower case is a blank, a question mark before a letter too", () => {
    expect(laid("8H rE.?IN", d)).toEqual(["7,7 ?R", "7,8 E", "7,10 ?I", "7,11 N"]);
  });

  test("a play has no more blanks than the tile set: small letters are blanks, capitals are tiles", () => {
    const { problems } = parsePlay("8H re.in", d);
    expect(
      problems?.map(said).map(({ code, column, found, expected }) => `${column} ${code} ${found} / ${expected}`),
    ).toEqual(['4 irregular-play "re.in" / at most 2 blanks (lower case means a blank)']);
  });

  test("a blank on the board is read through by its letter, in either case", () => {
    const board = d.board.map((tile) => tile && { ...tile, blank: true });
    for (const text of ["8H RE.IN", "8H REDIN", "8H REdIN", "8H RE(d)IN"])
      expect(laid(text, { ...d, board })).toEqual(laid("8H RE.IN", d));
  });

  test("several letters in brackets are on the board already", () => {
    const two = position(english, { "7,7": "R", "7,8": "E" });
    expect(laid("8H (RE)IN", two)).toEqual(["7,9 I", "7,10 N"]);
    expect(laid("8H (.E)IN", two)).toEqual(["7,9 I", "7,10 N"]);
  });

  test("a letter of several characters is one tile, with brackets or without; C and H as two tiles need them", () => {
    const empty = position(spanish);
    expect(laid("8H CHARRO", empty)).toEqual(["7,7 CH", "7,8 A", "7,9 RR", "7,10 O"]);
    expect(laid("8H [CH]A[rr]O", empty)).toEqual(["7,7 CH", "7,8 A", "7,9 ?RR", "7,10 O"]);
    expect(laid("8H [C]HA", empty)).toEqual(["7,7 C", "7,8 H", "7,9 A"]);
  });

  test("a question mark marks a blank where letters have no lower case", () => {
    const kana = defineTileSet({
      id: "kana",
      letters: [
        ["か", 1, 9],
        ["な", 1, 9],
      ],
      blanks: { count: 2, points: 0 },
    });
    expect(laid("8H か?な", position(kana))).toEqual(["7,7 か", "7,8 ?な"]);
  });

  test("accents come in any Unicode form", () => {
    expect(laid("8H AN\u0303O", position(spanish))).toEqual(["7,7 A", "7,8 Ñ", "7,9 O"]);
  });

  test.each([
    ["", '1:1 unreadable "" / a square and a word, such as 8F HORN'],
    ["HORN", '1:1 unreadable "HORN" / a square and a word, such as 8F HORN'],
    [" 8 HORN", '1:2 unreadable "8" / a coordinate such as 8H (across) or H8 (down)'],
    ["8P HORN", '1:1 unreadable "8P" / a square on the board, up to 15O'],
    ["8F H0RN", '1:5 unreadable "0RN" / a letter of the tile set english'],
    ["8G REINS", '1:7 irregular-play "N" / D, which is at 8J'],
    ["9H R.IN", '1:5 irregular-play "." / a tile at 9I'],
    ["9H R(E)IN", '1:6 irregular-play "E" / a tile at 9I'],
    ["8M HORN", '1:7 irregular-play "HORN" / a word that ends on the board'],
    ["8J D", '1:4 irregular-play "D" / at least one tile that is not on the board yet'],
    ["8H RE(DIN", '1:8 irregular-play "I" / a tile at 8K'],
    ["8J (D", "1:6 unreadable the end of the word / a closing bracket"],
    ["8H RE)D", '1:6 unreadable ")" / brackets in pairs'],
    ["8H [QU]", '1:4 unreadable "[QU]" / a letter of the tile set english'],
  ])("%j is refused with its column", (text, problem) => {
    expect(wrong(text, d)[0]).toBe(problem);
  });

  test("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.anything()), (text) => {
        expect(typeof parsePlay(text as string, d).ok).toBe("boolean");
      }),
    );
  });
});

describe("formatPlay", () => {
  test("writes through tiles as dots and blanks in lower case, from the first letter of the word", () => {
    const placements: readonly Placed[] = [
      { row: 7, col: 8, letter: "E", blank: true },
      { row: 7, col: 10, letter: "N", blank: false },
    ];
    expect(formatPlay(placements, d)).toBe("8I e.N");
    expect(formatPlay([{ row: 8, col: 9, letter: "O", blank: false }], d)).toBe("J8 .O");
  });

  test("a tile with no neighbour is written where it lies", () => {
    expect(formatPlay([{ row: 0, col: 0, letter: "A", blank: true }], d)).toBe("1A a");
  });

  test("puts brackets only where letters would be misread", () => {
    const word = (text: string): string =>
      formatPlay(unwrap(parsePlay(`8H ${text}`, position(spanish))).placements, position(spanish));
    expect(word("CARRO")).toBe("8H CA[RR]O");
    expect(word("[C]HA")).toBe("8H [C]HA");
    expect(word("AC[CH]")).toBe("8H AC[CH]");
    expect(word("LLL")).toBe("8H [LL]L");
  });

  const inRow8 = (...columns: readonly number[]): readonly Placement[] =>
    columns.map((col) => ({ row: 7, col, letter: "A" }));

  test.each<[what: string, placements: readonly Placement[], codes: string]>([
    ["a gap", inRow8(0, 2), "gap, not-connected"],
    ["a square that is taken", inRow8(9), "square-occupied"],
    ["no tile", [], "no-tiles"],
    ["a blank without a letter", [{ row: 7, col: 8, letter: null }], "blank-without-letter"],
  ])("throws for %s, and lists what is wrong", (_what, placements, codes) => {
    const message = `placements: expected tiles with letters on free squares in one line, found ${codes}`;
    expect(() => formatPlay(placements, d)).toThrow(new RangeError(message));
  });

  test("a play that the rules refuse is written if its tiles lie in one line", () => {
    const many = inRow8(0, 1, 2, 3, 4, 5, 6, 7, 8);
    const { violations = [] } = validatePlacement(d, many);
    expect(violations.map(({ code }) => code)).toContain("too-many-tiles");
    expect(formatPlay(many, d)).toBe("8A AAAAAAAAA.");
  });
});

const letters = ["A", "B", "CH", "C", "H", "LL", "L", "ab", "か", "7"] as const;
const odd = defineTileSet({
  id: "odd",
  letters: letters.map((letter) => [letter, 1, 9] as const),
  blanks: { count: 2, points: 0 },
});

test("parsePlay reads what formatPlay writes as the same play, with any letters, blanks and tiles between", () => {
  const tile = fc.record({ letter: fc.constantFrom(...letters), blank: fc.boolean(), lies: fc.boolean() });
  fc.assert(
    fc.property(fc.array(tile, { minLength: 2, maxLength: 15 }), fc.boolean(), (tiles, down) => {
      fc.pre(tiles.some(({ lies }) => !lies));
      const { cols } = standardLayout;
      const board: ({ letter: string; blank: boolean } | null)[] = new Array(225).fill(null);
      const placements: Placed[] = [];
      tiles.forEach(({ letter, blank, lies }, i) => {
        const [row, col] = down ? [i, 4] : [4, i];
        if (lies) board[row * cols + col] = { letter, blank };
        else placements.push({ row, col, letter, blank });
      });
      const tileSet = { ...odd, blanks: { count: 15, points: 0 } };
      const at: Position = { ruleset: { ...us2021, tileSet, maxTilesPerPlay: 15, rackSize: 15 }, board };
      expect(parsePlay(formatPlay(placements, at), at)).toEqual({
        ok: true,
        placements,
        move: { type: "play", placements },
      });
    }),
  );
});
