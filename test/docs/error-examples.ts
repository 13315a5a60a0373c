import {
  type Board,
  type Dictionary,
  defineLayout,
  defineRuleset,
  type Placement,
  type PlayViolation,
  type Position,
  type Ruleset,
} from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { parseSquare } from "tilewright/notation";
import { checkedWords, us2021 } from "tilewright/rulesets";

/** One violation: what it means, and a call that yields it. */
export interface ErrorExample {
  readonly meaning: string;
  /** Which squares it lists, unless there are none. */
  readonly squares?: string;
  /** Plays that lie on the board, `8F HORN`. */
  readonly board: readonly string[];
  readonly placements: readonly Placement[];
  readonly ruleset?: Ruleset;
  readonly rack?: string;
  readonly dictionary?: Dictionary;
  readonly wordsPlayed?: readonly string[];
  /** Whether the program has made a mistake, which is nothing to tell a player. */
  readonly bug?: true;
}

/** `8F HORN` as placements; lower case is a blank, `?` a blank without a name, `.` a square left out. */
export function tiles(text: string): readonly Placement[] {
  const [at, letters] = text.split(" ") as [string, string];
  const parsed = parseSquare(at);
  if (!parsed.ok) throw new Error(`${at} is not a square`);
  const { row, col } = parsed.square;
  const down = parsed.direction === "down" ? 1 : 0;
  return [...letters].flatMap((letter, index): readonly Placement[] => {
    const square = { row: row + index * down, col: col + index * (1 - down) };
    if (letter === ".") return [];
    if (letter === "?") return [{ ...square, letter: null }];
    return [{ ...square, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }];
  });
}

/** The position of an example. */
export function positionOf({ board, ruleset = us2021, rack, wordsPlayed }: ErrorExample): Position {
  const lying: (Board[number] | null)[] = Array.from({ length: ruleset.layout.rows * ruleset.layout.cols }, () => null);
  for (const { row, col, letter, blank } of board.flatMap(tiles)) {
    lying[row * ruleset.layout.cols + col] = { letter: letter as string, blank: blank ?? false };
  }
  return { ruleset, board: lying, rack: rack === undefined ? null : [...rack], wordsPlayed };
}

const holed = defineRuleset(us2021, {
  layout: defineLayout({
    rowsOfSquares: standardLayout.rowsOfSquares.map((row, index) =>
      index === 8 ? `${row.slice(0, 7)}#${row.slice(8)}` : row,
    ),
    legend: { ...standardLayout.legend, "#": "hole" },
    starts: standardLayout.starts,
  }),
});

/**
 * Every code a play can be refused with, in the order in which they are listed, which test/play/agreement.test.ts
 * checks. Another test asserts that each example yields exactly its code. Rows of test/play/violations.test.ts hold the
 * squares.
 */
export const errorExamples: Readonly<Record<PlayViolation["code"], ErrorExample>> = {
  "no-tiles": {
    meaning: "No tile is laid. No other code is listed with it.",
    board: ["8F HORN"],
    placements: [],
  },
  malformed: {
    meaning:
      "A placement lacks a field, or a field has the wrong type. TypeScript rejects such a placement. It is listed once for each placement that is not an object, whose `row` or `col` is not an integer, whose `letter` is neither a string nor null, whose `blank` is neither a boolean nor undefined, or that throws when it is read. `path` says where it is, for example `placements[3].row`. If `placements` is not an array, or has more entries than the board has squares, this code is listed once, with the path `placements`, and no other.",
    board: [],
    placements: [{ row: 7, col: 7.5, letter: "A" } as Placement],
    bug: true,
  },
  "off-board": {
    meaning: "A tile lies outside the layout. (A row or column of -0 counts as 0.)",
    squares: "where these tiles lie",
    board: ["8H STRAINER"],
    placements: tiles("8P S"),
  },
  "on-hole": {
    meaning: "A tile lies on a hole in the layout, where no tile can lie.",
    squares: "where these tiles lie",
    board: ["8F HORN"],
    placements: tiles("9H O"),
    ruleset: holed,
  },
  "square-occupied": {
    meaning: "A tile is laid on an occupied square.",
    squares: "where these tiles lie",
    board: ["8F HORN"],
    placements: tiles("8H R"),
  },
  "square-repeated": {
    meaning: "Two or more tiles are laid on one square.",
    squares: "where these tiles lie",
    board: [],
    placements: [...tiles("8G AT"), ...tiles("8H O")],
  },
  "too-many-tiles": {
    meaning: "More tiles are laid than the rules allow in one turn (`maxTilesPerPlay`).",
    squares: "where all these tiles lie",
    board: [],
    placements: tiles("8D THROBBED"),
  },
  "too-few-tiles": {
    meaning: "The board is empty and only one tile is laid. The first word needs at least two letters; `needed` is 2.", // P1, D7
    squares: "where all these tiles lie",
    board: [],
    placements: tiles("8H A"),
  },
  "blank-without-letter": {
    meaning: "A blank is laid without a letter: its `letter` is null.", // P9, D11
    squares: "where these blanks lie",
    board: [],
    placements: tiles("8F H?RN"),
  },
  "unknown-letter": {
    meaning: "The tile set does not have this letter. It is listed once for each such letter, in code-unit order.",
    squares: "where these tiles lie",
    board: [],
    placements: tiles("8F HÖRN"),
  },
  "not-in-line": {
    meaning: "The remaining tiles are neither in one row nor in one column.", // P3
    squares: "where the remaining tiles lie",
    board: ["8F HORN"],
    placements: [...tiles("9H O"), ...tiles("7I I")],
  },
  gap: {
    meaning: "The remaining tiles are in a line, but a square between the first and the last is empty or a hole.", // P4, D6
    squares: "the empty squares and holes between the tiles",
    board: ["8F HORN"],
    placements: tiles("H9 O.E"),
  },
  "start-not-covered": {
    meaning: "The board is empty, and no remaining tile is on a start square.", // P1, D5
    squares: "the start squares",
    board: [],
    placements: tiles("1A HORN"),
  },
  "not-connected": {
    meaning: "The board is not empty, and no remaining tile is next to one already on the board, across or down.", // P5
    squares: "where the remaining tiles lie",
    board: ["8F HORN"],
    placements: tiles("1A OAT"),
  },
  "not-on-rack": {
    meaning:
      "The rack lacks tiles that are laid. It is listed only if the rack is known, once for each letter for which more tiles are laid than the rack holds, in the order of the tile set, the blank last. `held` is the number known to be on the rack. If some tiles on the rack are hidden, this is listed only if more tiles are missing than are hidden.",
    squares: "where this letter is laid",
    board: [],
    placements: tiles("8F HORN"),
    rack: "HORAEEE",
  },
  "word-repeated": {
    meaning:
      "The play forms a word that was formed earlier in the game, or forms it twice. It is listed only if the rules set `noRepeats`, once for each such word, the main word first. For a position without a game, pass the words formed so far as `wordsPlayed`.",
    squares: "of the word",
    board: ["8F HORN"],
    placements: tiles("7H SO"),
    ruleset: defineRuleset(us2021, { noRepeats: true }),
    wordsPlayed: ["HORN", "SO"],
  },
  "invalid-word": {
    meaning:
      "The play forms a word that is not in the dictionary, or that appears there only with labels that the rules forbid. It is listed only if you pass a dictionary, and by `applyMove` only under rules that check words on every play; once for each such word, the main word first.", // D26
    squares: "of the word",
    board: ["8F HORN"],
    placements: tiles("8J S"),
    dictionary: new Set(["HORN"]),
  },
  "no-dictionary": {
    meaning:
      "A challenge, or a play under rules that check words on every play, needs a dictionary, but none was passed. For a play, this is listed only if the placement of its tiles is legal; `scoreMove`, and `previewDraft` of `tilewright/compose`, never list it.",
    board: [],
    placements: tiles("8F HORN"),
    ruleset: checkedWords(us2021),
    bug: true,
  },
};
