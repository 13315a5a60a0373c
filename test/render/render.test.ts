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
    [{ code: "no-tiles", squares: [] }, "No tile was given."],
    [
      { code: "malformed", squares: [], path: "placements[0].row", expected: "an integer", found: "NaN" },
      "placements[0].row: expected an integer, found NaN.",
    ],
    [{ code: "off-board", squares: one }, "A tile lies outside the board."],
    [{ code: "off-board", squares }, "3 tiles lie outside the board."],
    [{ code: "on-hole", squares: one }, "There is no square to play on at 8H."],
    [{ code: "square-occupied", squares }, "There is already a tile at 8H, 9A and 10B."],
    [{ code: "square-repeated", squares: one }, "More than one tile is laid at 8H."],
    [{ code: "too-many-tiles", squares, limit: 7 }, "At most 7 tiles in a turn."],
    [{ code: "too-many-tiles", squares, limit: 1 }, "At most one tile in a turn."],
    [{ code: "too-few-tiles", squares, needed: 2 }, "The first play needs at least 2 tiles."],
    [{ code: "blank-without-letter", squares: one }, "Say which letter the blank at 8H stands for."],
    [{ code: "blank-without-letter", squares }, "Say which letters the blanks at 8H, 9A and 10B stand for."],
    [{ code: "unknown-letter", squares, letter: "Ñ" }, "Ñ is not a letter of this tile set."],
    [{ code: "unknown-letter", squares, letter: "h", instead: "H" }, "h is not a letter of this tile set; H is."],
    [{ code: "not-in-line", squares }, "The tiles of a turn must lie in one row or one column."],
    [{ code: "gap", squares: one }, "There is a gap at 8H."],
    [{ code: "start-not-covered", squares }, "The first play must cover 8H, 9A or 10B."],
    [{ code: "not-connected", squares }, "The play must touch a tile that lies on the board."],
    [{ code: "not-on-rack", squares, tile: "?", played: 2, held: 0 }, "You need 2 blanks, and the rack has none."],
    [{ code: "not-on-rack", squares, tile: "Q", played: 2, held: 1 }, "You need 2 tiles Q, and the rack has 1."],
    [{ code: "word-repeated", squares, word: "HORN" }, "HORN has already been formed."],
    [{ code: "invalid-word", squares, word: "HORX", labels: [] }, "HORX is not in the dictionary."],
    [
      { code: "invalid-word", squares, word: "CHINA", labels: ["proper", "foreign"] },
      "CHINA is not allowed: proper noun, foreign.",
    ],
    [{ code: "not-your-turn", squares: [], turn: 1 }, "It is not your turn."],
    [{ code: "game-over", squares: [] }, "The game is over."],
    [{ code: "stale", squares: [], at: 1, now: 2 }, "The game has moved on since you looked."],
    [{ code: "not-allowed", squares: [], move: "exchange" }, "An exchange is not possible now."],
    [
      { code: "unknown-player", squares: [], found: "7", players: 2 },
      "7 is not a player of this game. It has 2 players; the first is 0.",
    ],
    [{ code: "player-needed", squares: [] }, "Several players could make this move: say who does."],
    [{ code: "history-full", squares: [] }, "The game is too long to go on. It can only be ended."],
    [{ code: "score-too-large", squares: [] }, "The score would be too large to count."],
    [{ code: "wrong-viewer", squares: [] }, "This update was made for another viewer."],
    [{ code: "bag-too-small", squares: [], needed: 3, bag: 2 }, "The bag must hold 3 tiles for this; it holds 2."],
    [{ code: "bag-too-small", squares: [], needed: 1, bag: 0 }, "The bag must hold one tile for this; it holds none."],
    [{ code: "too-many-exchanges", squares: [], limit: 3 }, "Each player has 3 exchanges in a game."],
    [{ code: "wrong-points", squares: [], claimed: 5, points: 14 }, "The play scores 14, not 5."],
    [{ code: "nothing-to-challenge", squares: [] }, "There is no play that can be challenged now."],
    [{ code: "own-play", squares: [] }, "Nobody can challenge or accept their own play."],
    [{ code: "no-dictionary", squares: [] }, "A dictionary is needed to decide whether the words are acceptable."],
    [{ code: "no-such-word", squares: [], word: 4 }, "The play has no word number 5."],
    [{ code: "blank-mismatch", squares: one }, "There is no blank at 8H that a tile of the rack could replace."],
    [{ code: "plays-remain", squares: [] }, "A play is still possible."],
    [
      { code: "rack-too-full", squares: [], held: 9, limit: 7 },
      "The rack holds 9 tiles, but only 7 are allowed. Return the extra ones to the bag first (return-excess).",
    ],
    [{ code: "rack-unknown", squares: [], players: [1] }, "The rack of player 2 must be reported first."],
    [
      { code: "rack-unknown", squares: [], players: [0, 1, 2] },
      "The racks of players 1, 2 and 3 must be reported first.",
    ],
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
