import {
  defineLayout,
  defineRuleset,
  describeViolation,
  explainScore,
  scoreMove,
  unwrap,
  type Violation,
} from "tilewright";
import { englishMessages } from "tilewright/messages/english";
import { parsePlay } from "tilewright/notation";
import { type DrawnSquare, renderBoard } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { spanish, turkish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";

const layout = defineLayout({
  rowsOfSquares: [`='"-`, "~^#.", "x..."],
  legend: { x: { letter: 2, word: 2 } },
  starts: [{ row: 0, col: 0 }],
});
const small = defineRuleset(us2021, { layout });

describe("renderBoard", () => {
  test("draws a blank in the small letter of the language: in Turkish that of I is not that of İ", () => {
    const row = defineLayout({ rowsOfSquares: [".."], starts: [{ row: 0, col: 0 }] });
    const board = ["I", "İ"].map((letter) => ({ letter, blank: true }));
    const drawn = renderBoard({ ruleset: defineRuleset(us2021, { layout: row, tileSet: turkish }), board });
    expect(drawn.split("\n")[1]?.split(/\s+/).slice(-2)).toEqual(["ı", "i"]);
  });

  test("draws premiums, holes, tiles, and blanks in lower case", () => {
    const board = new Array(12).fill(null);
    board[5] = { letter: "Q", blank: false };
    board[7] = { letter: "A", blank: true };
    expect(renderBoard({ ruleset: small, board })).toBe(
      ["   A  B  C  D", `1  =  '  "  -`, "2  ~  Q  #  a", "3  *  .  .  .", "   * double letter, double word"].join(
        "\n",
      ),
    );
  });

  test("leaves out placements that lie outside the board", () => {
    const outside = [-1, 4, 20].map((col) => ({ row: 0, col, letter: "A" }));
    expect(renderBoard({ ruleset: small }, { placements: outside })).toBe(renderBoard({ ruleset: small }));
  });

  test("draws placements in brackets, an unnamed blank as ?, and columns as wide as the longest letter", () => {
    const ruleset = defineRuleset(small, { tileSet: spanish });
    const placements = [
      { row: 0, col: 0, letter: "CH" },
      { row: 2, col: 1, letter: null },
      { row: 2, col: 3, letter: "RR", blank: true },
    ];
    expect(renderBoard({ ruleset }, { placements })).toBe(
      [
        "   A   B   C   D",
        `1 [CH] '   "   -`,
        "2  ~   ^   #   .",
        "3  *  [?]  .  [rr]",
        "   * double letter, double word",
      ].join("\n"),
    );
  });

  test("has each square painted: its text without the spaces behind it, whether it is being laid, and its premium", () => {
    const board = new Array(12).fill(null);
    board[5] = { letter: "Q", blank: false };
    const seen: unknown[] = [];
    const paint = (text: string, square: DrawnSquare): string => {
      seen.push([text, square]);
      return `<${text}>`;
    };
    const drawn = renderBoard({ ruleset: small, board }, { placements: [{ row: 0, col: 0, letter: "A" }], paint });
    expect(drawn.split("\n")[1]).toBe(`1 <[A]>< '> < "> < ->`);
    expect(seen.slice(0, 2)).toEqual([
      ["[A]", { laid: true, premium: null }],
      [" '", { laid: false, premium: { letter: 2, word: 1 } }],
    ]);
    expect(seen[5]).toEqual([" Q", { laid: false, premium: null }]);
    expect(seen[6]).toEqual([" #", { laid: false, premium: null }]);
    expect(seen).toHaveLength(12);
  });

  test("refuses a value that is not a position, and paint that is not a function", () => {
    expect(() => renderBoard(null as never)).toThrow(TypeError);
    expect(() => renderBoard({ ruleset: small }, { paint: "red" as never })).toThrow(
      new TypeError('options.paint: expected a function, found "red"'),
    );
  });
});

describe("explainScore", () => {
  const explain = (play: string, ruleset = us2021) =>
    explainScore(unwrap(scoreMove({ ruleset }, unwrap(parsePlay(play, { ruleset })).placements)).score);

  test("X1 [all] writes the score of one word letter by letter", () => {
    expect(explain("8F HORN")).toBe("HORN (4+1+1+1)x2 = 14");
  });

  test("C7 C9 [all] writes a blank as 0, a premium with its factor, and the bonus with its points", () => {
    expect(explain("8H CONQUEs")).toBe("CONQUES (3+1+1+10+1x2+1+0)x2 = 36; bingo (7 tiles) 50; total 86");
    expect(explain("8H CONQUE")).toBe("CONQUE (3+1+1+10+1x2+1)x2 = 36");
  });
});

describe("describeViolation", () => {
  const squares = [
    { row: 7, col: 7 },
    { row: 8, col: 0 },
    { row: 9, col: 1 },
  ];
  const one = squares.slice(0, 1);
  // Each sentence in its forms. docs/errors.md has one of every code, which test/docs/errors.test.ts compares.
  const messages: readonly (readonly [Violation, string])[] = [
    [{ code: "no-tiles", squares: [] }, "Choose at least one tile."],
    [
      { code: "malformed", squares: [], path: "placements[0].row", expected: "an integer", found: "NaN" },
      "placements[0].row: expected an integer, found NaN.",
    ],
    [{ code: "off-board", squares: one }, "A tile is off the board."],
    [{ code: "off-board", squares }, "3 tiles are off the board."],
    [{ code: "on-hole", squares: one }, "You cannot play on 8H."],
    [{ code: "square-occupied", squares }, "There are already tiles at 8H, 9A and 10B."],
    [{ code: "square-repeated", squares: one }, "More than one tile was laid on 8H."],
    [{ code: "too-many-tiles", squares, limit: 7 }, "You can use at most 7 tiles in one turn."],
    [{ code: "too-many-tiles", squares, limit: 1 }, "You can use at most one tile in one turn."],
    [{ code: "too-few-tiles", squares, needed: 2 }, "The first play needs at least 2 tiles."],
    [{ code: "blank-without-letter", squares: one }, "Choose a letter for the blank at 8H."],
    [{ code: "blank-without-letter", squares }, "Choose letters for the blanks at 8H, 9A and 10B."],
    [{ code: "unknown-letter", squares, letter: "Ñ" }, "Ñ is not a letter in this tile set."],
    [
      { code: "unknown-letter", squares, letter: "h", instead: "H" },
      "h is not a letter in this tile set; did you mean H?",
    ],
    [{ code: "not-in-line", squares }, "All tiles in a play must be in the same row or column."],
    [{ code: "gap", squares: one }, "There is a gap at 8H."],
    [{ code: "start-not-covered", squares }, "The first play must cover 8H, 9A or 10B."],
    [{ code: "not-connected", squares }, "The play must touch a tile already on the board."],
    [{ code: "not-on-rack", squares, tile: "?", played: 2, held: 0 }, "There is no blank on your rack."],
    [{ code: "not-on-rack", squares, tile: "Q", played: 2, held: 1 }, "You need two Qs but have only one."],
    [{ code: "word-repeated", squares, word: "HORN" }, "HORN has already been played."],
    [{ code: "invalid-word", squares, word: "HORX", labels: [] }, "HORX is not in the dictionary."],
    [
      { code: "invalid-word", squares, word: "CHINA", labels: ["proper", "foreign"] },
      "CHINA is not allowed (proper noun, foreign).",
    ],
    [{ code: "not-your-turn", squares: [], turn: 1 }, "It's not your turn."],
    [{ code: "game-over", squares: [] }, "The game is over."],
    [{ code: "stale", squares: [], at: 1, now: 2 }, "The game has moved on since you looked."],
    [{ code: "not-allowed", squares: [], move: "exchange" }, "You cannot exchange tiles now."],
    [
      { code: "unknown-player", squares: [], found: "7", players: 2 },
      "There is no seat 7: this game has 2 players, in seats numbered from 0.",
    ],
    [{ code: "player-needed", squares: [] }, "More than one player could make this move: pass `by`."],
    [{ code: "history-full", squares: [] }, "The game is too long to continue; it can only be ended."],
    [{ code: "score-too-large", squares: [] }, "The score would be too large."],
    [{ code: "wrong-viewer", squares: [] }, "This update is for another viewer."],
    [
      { code: "bag-too-small", squares: [], needed: 3, bag: 2 },
      "You cannot exchange: the bag must have 3 tiles, and only 2 are left.",
    ],
    [{ code: "bag-too-small", squares: [], needed: 1, bag: 0 }, "You cannot exchange: the bag is empty."],
    [{ code: "too-many-exchanges", squares: [], limit: 3 }, "You have no exchanges left: each player gets 3 per game."],
    [{ code: "wrong-points", squares: [], claimed: 5, points: 14 }, "The play scores 14, not 5."],
    [{ code: "nothing-to-challenge", squares: [] }, "There is no play to challenge."],
    [{ code: "own-play", squares: [] }, "You cannot challenge or accept your own play."],
    [{ code: "no-dictionary", squares: [] }, "The words cannot be checked without a dictionary."],
    [{ code: "no-such-word", squares: [], word: 4 }, "That play has no word number 5."],
    [{ code: "blank-mismatch", squares: one }, "No tile on your rack can replace a blank at 8H."],
    [{ code: "plays-remain", squares: [] }, "A play is still possible."],
    [
      { code: "rack-too-full", squares: [], held: 9, limit: 7 },
      "The rack has 9 tiles, but the limit is 7. Return the extra tiles to the bag first (return-excess).",
    ],
    [{ code: "rack-unknown", squares: [], players: [1] }, "Report the rack of player 2 first."],
    [{ code: "rack-unknown", squares: [], players: [0, 1, 2] }, "Report the racks of players 1, 2 and 3 first."],
  ];

  test.each(messages)("%j", (violation, message) => {
    expect(describeViolation(violation)).toBe(message);
  });

  test("uses the messages that you hand in", () => {
    const { violations, labels, moves } = englishMessages;
    const mine = { labels, moves, violations: { ...violations, "no-tiles": () => "Nothing there." } };
    expect(describeViolation({ code: "no-tiles", squares: [] }, mine)).toBe("Nothing there.");
    expect(describeViolation({ code: "game-over", squares: [] }, mine)).toBe("The game is over.");
  });
});
