// Each code of docs/errors.md as one exact answer: the codes, their order, their squares and details.
import {
  type Board,
  defineLayout,
  defineRuleset,
  defineTileSet,
  emptyBoard,
  previewPlay,
  validatePlacement,
} from "tilewright";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

const layout = defineLayout({
  rowsOfSquares: [".....", ".-.#.", ".....", ".....", "....="],
  starts: [
    { row: 2, col: 2 },
    { row: 1, col: 1 },
  ],
});
const tileSet = defineTileSet({
  id: "few",
  letters: [
    ["A", 1, 9],
    ["B", 3, 9],
    ["Ж", 5, 9],
    ["字", 7, 9],
    ["CH", 9, 9],
  ],
  blanks: { count: 2, points: 0 },
});
const ruleset = defineRuleset(us2021, {
  layout,
  tileSet,
  maxTilesPerPlay: 4,
  bonuses: [],
  forbiddenLabels: ["proper", "slang"],
});

/** A board drawn as five texts: `.` empty, `A` a tile, `a` a blank standing for A. */
function boardOf(...rows: readonly string[]): Board {
  return rows.flatMap((row) =>
    [...row].map((c) => (c === "." ? null : { letter: c.toUpperCase(), blank: c !== c.toUpperCase() })),
  );
}
const empty = emptyBoard(layout);
const one = boardOf(".....", ".....", "..A..", ".....", ".....");
const sq = (...squares: readonly (readonly [number, number])[]) => squares.map(([row, col]) => ({ row, col }));
const lay = (letter: string | null, ...squares: readonly (readonly [number, number])[]) =>
  sq(...squares).map((square) => ({ ...square, letter }));

describe("the violations of a play", () => {
  test.each<[string, Board, readonly object[], readonly object[]]>([
    [
      "tiles off the board are listed in board order",
      one,
      lay("A", [5, 2], [-1, 2], [2, 5], [2, -1], [2, 1]),
      [
        { code: "off-board", squares: sq([-1, 2], [2, -1], [2, 5], [5, 2]) },
        { code: "too-many-tiles", squares: sq([2, 1]), limit: 4 },
      ],
    ],
    [
      "a tile on a hole is listed, and the rest is judged",
      one,
      lay("A", [1, 3], [1, 4]),
      [
        { code: "on-hole", squares: sq([1, 3]) },
        { code: "not-connected", squares: sq([1, 4]) },
      ],
    ],
    [
      "a tile laid twice on an occupied square is listed twice",
      one,
      lay("A", [2, 2], [2, 3], [2, 2]),
      [
        { code: "square-occupied", squares: sq([2, 2]) },
        { code: "square-repeated", squares: sq([2, 2]) },
      ],
    ],
    [
      "a free square that is given twice counts once for the line",
      one,
      lay("A", [2, 3], [2, 4], [2, 3]),
      [{ code: "square-repeated", squares: sq([2, 3]) }],
    ],
    ["exactly as many tiles as allowed are not too many", one, lay("A", [2, 0], [2, 1], [2, 3], [2, 4]), []],
    [
      "too many tiles are listed with their squares on the board",
      empty,
      lay("A", [2, 0], [2, 1], [2, 2], [2, 3], [9, 9]),
      [
        { code: "off-board", squares: sq([9, 9]) },
        { code: "too-many-tiles", squares: sq([2, 0], [2, 1], [2, 2], [2, 3]), limit: 4 },
      ],
    ],
    [
      "one tile off an empty board is off the board and too few",
      empty,
      lay("A", [2, 9]),
      [
        { code: "off-board", squares: sq([2, 9]) },
        { code: "too-few-tiles", squares: [], needed: 2 },
      ],
    ],
    [
      "one tile on a start square is too few",
      empty,
      lay("A", [2, 2]),
      [{ code: "too-few-tiles", squares: sq([2, 2]), needed: 2 }],
    ],
    [
      "a first play off the start squares lists all of them in board order",
      empty,
      lay("A", [4, 3], [4, 4]),
      [{ code: "start-not-covered", squares: sq([1, 1], [2, 2]) }],
    ],
    [
      "a blank without a letter is listed, and unknown letters in code unit order",
      one,
      [...lay(null, [2, 3]), ...lay("Z", [2, 1]), ...lay("C", [2, 4]), ...lay("Z", [2, 0])],
      [
        { code: "blank-without-letter", squares: sq([2, 3]) },
        { code: "unknown-letter", squares: sq([2, 4]), letter: "C" },
        { code: "unknown-letter", squares: sq([2, 0], [2, 1]), letter: "Z" },
      ],
    ],
    [
      "tiles in neither a row nor a column are not in line",
      one,
      lay("A", [3, 2], [2, 3]),
      [{ code: "not-in-line", squares: sq([2, 3], [3, 2]) }],
    ],
    [
      "a column with one more tile beside its end is not in line",
      one,
      lay("A", [3, 2], [4, 2], [3, 3]),
      [{ code: "not-in-line", squares: sq([3, 2], [3, 3], [4, 2]) }],
    ],
    [
      "gaps in a row are listed, a hole among them",
      empty,
      lay("A", [1, 1], [1, 4]),
      [{ code: "gap", squares: sq([1, 2], [1, 3]) }],
    ],
    [
      "a gap in a column is listed, but not the square that a tile fills",
      one,
      lay("A", [0, 2], [3, 2]),
      [{ code: "gap", squares: sq([1, 2]) }],
    ],
    [
      "tiles that touch only at a corner are not connected",
      one,
      lay("A", [3, 3], [3, 4]),
      [{ code: "not-connected", squares: sq([3, 3], [3, 4]) }],
    ],
    [
      "tiles at the near edge are not connected with the far edge of the row above",
      boardOf("....A", ".....", ".....", ".....", "....."),
      lay("A", [1, 0], [2, 0]),
      [{ code: "not-connected", squares: sq([1, 0], [2, 0]) }],
    ],
    [
      "tiles at the far edge are not connected with the near edge of the row below",
      boardOf(".....", "A....", ".....", ".....", "....."),
      lay("A", [0, 4]),
      [{ code: "not-connected", squares: sq([0, 4]) }],
    ],
  ])("%s", (_, board, placements, violations) => {
    const answer = validatePlacement({ ruleset, board }, placements as never);
    expect(answer.violations ?? []).toEqual(violations);
    expect(validatePlacement({ ruleset, board }, [...placements].reverse() as never).violations ?? []).toEqual(
      violations,
    );
    expect(previewPlay({ ruleset, board }, placements as never).violations).toEqual(violations);
  });

  test("violations of a play of 225 tiles are listed in board order", () => {
    const placements = Array.from({ length: 25 }, (_, i) => ({
      row: 4 - Math.floor(i / 5),
      col: 4 - (i % 5),
      letter: "A",
    }));
    const { violations } = validatePlacement({ ruleset, board: one }, placements);
    const squares = placements.map(({ row, col }) => ({ row, col })).reverse();
    const others = squares.filter(({ row, col }) => !(row === 2 && col === 2) && !(row === 1 && col === 3));
    expect(violations).toEqual([
      { code: "on-hole", squares: sq([1, 3]) },
      { code: "square-occupied", squares: sq([2, 2]) },
      { code: "too-many-tiles", squares, limit: 4 },
      { code: "not-in-line", squares: others },
    ]);
  });

  test("tiles that the rack lacks are listed in the order of the tile set, the blank last", () => {
    const placements = [...lay("B", [2, 3]), ...lay("A", [2, 1]), ...lay(null, [2, 0]), ...lay("B", [2, 4])];
    const missing = (rack: readonly string[]) =>
      validatePlacement({ ruleset, board: one, rack }, placements).violations?.slice(1);
    expect(missing(["B"])).toEqual([
      { code: "not-on-rack", squares: sq([2, 1]), tile: "A", played: 1, held: 0 },
      { code: "not-on-rack", squares: sq([2, 3], [2, 4]), tile: "B", played: 2, held: 1 },
      { code: "not-on-rack", squares: sq([2, 0]), tile: "?", played: 1, held: 0 },
    ]);
    expect(missing(["B", "A", "?", "B"])).toEqual([]);
    expect(() => validatePlacement({ ruleset, rack: "AB" as never }, placements)).toThrow(
      "position.rack: expected a list of tiles or null, found",
    );
  });

  test("invalid words are listed with their squares and forbidden labels, the main word first", () => {
    const board = boardOf(".....", "...#.", "..AB.", ".....", ".....").map((tile) =>
      tile?.letter === "#" ? null : tile,
    );
    const entries: Readonly<Record<string, readonly (readonly string[])[]>> = {
      AB: [
        ["proper", "old"],
        ["slang", "proper"],
      ],
    };
    const dictionary = { has: (word: string) => word in entries, labels: (word: string) => entries[word] ?? [] };
    expect(validatePlacement({ ruleset, board }, lay("B", [3, 2], [3, 3]), { dictionary }).violations).toEqual([
      { code: "invalid-word", squares: sq([3, 2], [3, 3]), word: "BB", labels: [] },
      { code: "invalid-word", squares: sq([2, 2], [3, 2]), word: "AB", labels: ["proper", "slang"] },
      { code: "invalid-word", squares: sq([2, 3], [3, 3]), word: "BB", labels: [] },
    ]);
  });

  test("a preview looks up the words it can spell, and no others", () => {
    const asked: string[] = [];
    const dictionary = {
      has: (word: string, letters: readonly string[]) => {
        asked.push(`${word} ${letters.join("-")}`);
        return word === "ACH";
      },
    };
    const statuses = (placements: readonly object[]) =>
      previewPlay({ ruleset, board: one }, placements as never, { dictionary }).words.map(
        ({ word, status, labels }) => [word, status, labels],
      );
    expect(statuses(lay("CH", [2, 3]))).toEqual([["ACH", "valid", []]]);
    expect(statuses([...lay("Ж", [3, 2]), ...lay(null, [3, 3])])).toEqual([
      ["Ж?", "unchecked", []],
      ["AЖ", "invalid", []],
    ]);
    expect(statuses(lay("字", [4, 3], [4, 4]))).toEqual([["字字", "invalid", []]]);
    expect(statuses(lay("A", [4, 4]))).toEqual([]);
    expect(asked).toEqual(["ACH A-CH", "AЖ A-Ж", "字字 字-字"]);
  });
});
