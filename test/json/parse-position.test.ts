import { type BoardTile, defineLayout, defineRuleset, emptyBoard, unwrap, validatePlacement } from "tilewright";
import { parsePosition } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { problems } from "./problems.ts";

const layout = defineLayout({ rowsOfSquares: ["....", "..#.", "...."], starts: [{ row: 0, col: 0 }] });
const small = defineRuleset(us2021, { layout });
const [h, blankX]: readonly BoardTile[] = [
  { letter: "H", blank: false },
  { letter: "X", blank: true },
];
const tiles = (board: readonly unknown[]): readonly unknown[] => board.flatMap((tile, i) => (tile ? [[i, tile]] : []));

describe("the board of a position", () => {
  test.each([
    ["is read from rows of text", [".H..", "....", "...x"]],
    [
      "is read from rows of letters",
      [
        [null, "H", null, null],
        [null, null, null, null],
        ["", " ", ".", "x"],
      ],
    ],
    [
      "is read from rows of letters and tiles",
      [
        [null, h, null, null],
        [null, null, null, null],
        [null, null, null, blankX],
      ],
    ],
    ["is read from a list of cells", [null, h, null, null, null, null, null, null, null, null, null, blankX]],
  ])("%s", (_how, board) => {
    const expected = [null, h, null, null, null, null, null, null, null, null, null, blankX];
    expect(unwrap(parsePosition({ board }, small))).toEqual({ ok: true, ruleset: small, board: expected, rack: null });
    expect(unwrap(parsePosition(JSON.stringify({ board }), small)).board).toEqual(expected);
  });

  test.each([{}, { board: null }, { board: undefined }])("is empty if the position is %j", (input) => {
    const { board } = unwrap(parsePosition(input, small));
    expect(board).toEqual(emptyBoard(layout));
    expect(unwrap(parsePosition(input, small)).board).not.toBe(board);
  });

  test("made by other programs is read: fifteen lists of fifteen letters or null", () => {
    const rows: (string | null)[][] = Array.from({ length: 15 }, () => new Array(15).fill(null));
    [..."HORn"].forEach((letter, i) => {
      rows[7]![7 + i] = letter;
    });
    const { board } = unwrap(parsePosition(JSON.stringify({ board: rows }), us2021));
    expect(tiles(board)).toEqual([
      [112, { letter: "H", blank: false }],
      [113, { letter: "O", blank: false }],
      [114, { letter: "R", blank: false }],
      [115, { letter: "N", blank: true }],
    ]);
    expect(validatePlacement({ ruleset: us2021, board }, [{ row: 7, col: 11, letter: "S" }]).ok).toBe(true);
  });

  test("may have letters of several characters in rows of lists, too", () => {
    const ruleset = defineRuleset(us2021, { layout, tileSet: spanish });
    const rows = [["CH", "[ll]", "n\u0303", "?A"], new Array(4).fill(null), new Array(4)];
    const { board } = unwrap(parsePosition({ board: rows }, ruleset));
    expect(tiles(board)).toEqual([
      [0, { letter: "CH", blank: false }],
      [1, { letter: "LL", blank: true }],
      [2, { letter: "\u00d1", blank: true }],
      [3, { letter: "A", blank: true }],
    ]);
  });

  test("may have letters of several characters, and question marks for blanks that have no lower case", () => {
    const ruleset = defineRuleset(us2021, { layout, tileSet: spanish });
    const { board } = unwrap(parsePosition({ board: ["CH[ll]n\u0303[A]", "?A...", "...."] }, ruleset));
    expect(tiles(board)).toEqual([
      [0, { letter: "CH", blank: false }],
      [1, { letter: "LL", blank: true }],
      [2, { letter: "\u00d1", blank: true }],
      [3, { letter: "A", blank: false }],
      [4, { letter: "A", blank: true }],
    ]);
  });

  test.each<[unknown, ...string[]]>([
    ["....", "type board"],
    [{}, "type board"],
    [[], "count board"],
    [["....", "...."], "count board"],
    [["....", "....", "....", "...."], "count board"],
    [["....", ".....", ".."], "count board[1]", "count board[2]"],
    [["....", 7, null], "type board[1]", "type board[2]"],
    [["....", "..%.", "A.%%"], "unknown-letter board[1][2]", "unknown-letter board[2][2]"],
    [["....", "..H.", "...."], "hole board[1][2]"],
    [
      ["..[A", "[].?", "..[AB]."],
      "unknown-letter board[0][2]",
      "unknown-letter board[1][0]",
      "unknown-letter board[2][2]",
    ],
    [["..\ud800.", "....", "...."], "unknown-letter board[0][2]"],
    [["x".repeat(10_001), "....", "...."], "too-large board[0]"],
    [new Array(11).fill(null), "count board"],
    [new Array(4097).fill(null), "too-large board"],
    [[...new Array(11).fill(null), "A"], "type board[11]"],
    [[null, null, null, null, null, null, h, null, null, null, null, null], "hole board[6]"],
    [[{ letter: "H" }, ...new Array(11).fill(null)], "type board[0].blank"],
    [[[]], "count board", "count board[0]"],
    [
      [["A", "B", "C", "D"], [], "....", null, 7],
      "count board",
      "count board[1]",
      ...["[2]", "[3]", "[4]"].map((at) => `type board${at}`),
    ],
    [
      [
        ["AB", "!", "[A", "?"],
        [null, null, "H", 7],
        [{ letter: "H" }, [], "A".repeat(1000), "\ud800"],
      ],
      ...["[0][0]", "[0][1]", "[0][2]", "[0][3]"].map((at) => `unknown-letter board${at}`),
      "hole board[1][2]",
      "type board[1][3]",
      "type board[2][0].blank",
      "type board[2][1]",
      "unknown-letter board[2][2]",
      "unknown-letter board[2][3]",
    ],
  ])("the board %j is refused: %s", (board, ...expected) => {
    expect(problems(parsePosition({ board }, small))).toEqual(expected);
  });
});

describe("the rack of a position", () => {
  test.each([
    [undefined, null],
    [null, null],
    [[], []],
    [
      ["Q", "?", "A"],
      ["Q", "?", "A"],
    ],
  ])("is read from %j as %j", (rack, expected) => {
    expect(unwrap(parsePosition({ rack }, small)).rack).toEqual(expected);
  });

  test.each<[unknown, string]>([
    ["QUA", "type rack"],
    [["Q", "q"], "unknown-letter rack[1]"],
    [["Q", null], "type rack[1]"],
    [new Array(1001).fill("A"), "too-large rack"],
  ])("the rack %j is refused: %s", (rack, problem) => {
    expect(problems(parsePosition({ rack }, small))).toEqual([problem]);
  });
});

test("problems of board and rack are listed together", () => {
  expect(problems(parsePosition({ board: 1, rack: 2 }, small))).toEqual(["type board", "type rack"]);
});

test.each<[unknown, string]>([
  [undefined, "type"],
  [[], "type"],
  ["[]", "type"],
  ["", "json"],
])("the input %j is refused as a position: %s", (input, problem) => {
  expect(problems(parsePosition(input, small))).toEqual([problem]);
});

test("a position is read from a whole request, whose other properties are not looked at", () => {
  const body = {
    ruleset: "us-2021",
    placements: [],
    get secret(): never {
      throw new Error("nobody asked");
    },
    rack: ["O", "X"],
  };
  const position = unwrap(parsePosition(body, us2021));
  const play = [7, 8].map((col, i) => ({ row: 7, col, letter: "OX"[i] as string }));
  expect(validatePlacement(position, play).score?.total).toBe(18);
});
