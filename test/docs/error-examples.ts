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

/** One violation: what it means, a call that yields it, and what to tell the player. */
export interface ErrorExample {
  readonly meaning: string;
  /** Which squares it lists. */
  readonly squares: string;
  /** Plays that lie on the board, `8F HORN`. */
  readonly board: readonly string[];
  readonly placements: readonly Placement[];
  readonly ruleset?: Ruleset;
  readonly rack?: string;
  readonly dictionary?: Dictionary;
  readonly wordsPlayed?: readonly string[];
  readonly tell: string;
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
    meaning: "No tile is laid. Nothing else is listed.",
    squares: "none",
    board: ["8F HORN"],
    placements: [],
    tell: "Nothing yet: wait until a tile is laid.",
  },
  malformed: {
    meaning:
      "A placement lacks a field, or a field has the wrong type. TypeScript does not compile such a placement. Listed once for each placement that is not an object, whose `row` or `col` is not an integer, whose `letter` is neither a string nor null, whose `blank` is neither a boolean nor undefined, or that throws when it is read. `path` says where: `placements[3].row`. If the list is not a list, or has more entries than the board has squares, this code comes once, with the path `placements`, and alone.",
    squares: "none",
    board: [],
    placements: [{ row: 7, col: 7.5, letter: "A" } as Placement],
    tell: "Nothing: it is the program's mistake, not the player's. `path` says where.",
  },
  "off-board": {
    meaning: "A tile lies outside the layout; -0 counts as 0.",
    squares: "the tiles outside",
    board: ["8H STRAINER"],
    placements: tiles("8P S"),
    tell: "This tile is off the board.",
  },
  "on-hole": {
    meaning: "A tile lies on a hole of the layout, where no tile can lie.",
    squares: "the tiles there",
    board: ["8F HORN"],
    placements: tiles("9H O"),
    ruleset: holed,
    tell: "There is no square here.",
  },
  "square-occupied": {
    meaning: "A tile is laid on a square that holds one already.",
    squares: "the tiles there",
    board: ["8F HORN"],
    placements: tiles("8H R"),
    tell: "This square is taken.",
  },
  "square-repeated": {
    meaning: "Two tiles or more are laid on one square.",
    squares: "the squares",
    board: [],
    placements: [...tiles("8G AT"), ...tiles("8H O")],
    tell: "Two tiles cannot share a square.",
  },
  "too-many-tiles": {
    meaning: "More tiles are laid than the rules allow in one turn (`maxTilesPerPlay`).",
    squares: "all tiles on the board",
    board: [],
    placements: tiles("8D THROBBED"),
    tell: "A turn has seven tiles at most.",
  },
  "too-few-tiles": {
    meaning: "The board is empty and only one tile is laid. The first word needs two letters or more; `needed` is 2.", // P1, D7
    squares: "all tiles on the board",
    board: [],
    placements: tiles("8H A"),
    tell: "The first word needs at least two letters.",
  },
  "blank-without-letter": {
    meaning: "A blank is laid without saying which letter it stands for: its `letter` is null.", // P9, D11
    squares: "the blanks",
    board: [],
    placements: tiles("8F H?RN"),
    tell: "Which letter does this blank stand for?",
  },
  "unknown-letter": {
    meaning:
      "The tile set does not have this letter. Listed once for each such text, in the order of their code units.",
    squares: "the tiles",
    board: [],
    placements: tiles("8F HÖRN"),
    tell: "There is no such tile in this game.",
  },
  "not-in-line": {
    meaning: "The remaining tiles lie neither in one row nor in one column.", // P3
    squares: "the remaining tiles",
    board: ["8F HORN"],
    placements: [...tiles("9H O"), ...tiles("7I I")],
    tell: "All tiles of a turn go in one row or one column.",
  },
  gap: {
    meaning: "The remaining tiles are in line, and a square between the first and the last is empty, or is a hole.", // P4, D6
    squares: "the empty squares and holes between them",
    board: ["8F HORN"],
    placements: tiles("H9 O.E"),
    tell: "Fill the gap: the tiles of a turn form one line.",
  },
  "start-not-covered": {
    meaning: "The board is empty, and of the remaining tiles none lies on a start square.", // P1, D5
    squares: "the start squares",
    board: [],
    placements: tiles("1A HORN"),
    tell: "The first word must cover the start square.",
  },
  "not-connected": {
    meaning:
      "The board is not empty, and of the remaining tiles none lies next to one that was there before, across or down.", // P5
    squares: "the remaining tiles",
    board: ["8F HORN"],
    placements: tiles("1A OAT"),
    tell: "The word must touch a tile on the board.",
  },
  "not-on-rack": {
    meaning:
      "The rack does not hold the tiles that are laid. Listed only if the rack is known, once for each tile that is laid more often than the rack holds it, in the order of the tile set, the blank last. `held` says how many are known to be on the rack. If tiles of the rack are hidden, it is listed only if more tiles are missing than are hidden.",
    squares: "the tiles laid of it",
    board: [],
    placements: tiles("8F HORN"),
    rack: "HORAEEE",
    tell: "You do not have this tile.",
  },
  "word-repeated": {
    meaning:
      "A word that is formed has been formed before in the game, or this play forms it twice. Listed only if the rules have `noRepeats`, once for each such word, the main word first. A position without a game lists the words in `wordsPlayed`.",
    squares: "the word's squares",
    board: ["8F HORN"],
    placements: tiles("7H SO"),
    ruleset: defineRuleset(us2021, { noRepeats: true }),
    wordsPlayed: ["HORN", "SO"],
    tell: "This word has been played already.",
  },
  "invalid-word": {
    meaning:
      "The dictionary does not have a word that is formed, or has it only under labels that the rules forbid. Listed only if there is a dictionary, once for each such word, the main word first.", // D26
    squares: "the word's squares",
    board: ["8F HORN"],
    placements: tiles("8J S"),
    dictionary: new Set(["HORN"]),
    tell: "This word is not in the dictionary.",
  },
  "no-dictionary": {
    meaning:
      "Words must be looked up, and there is no dictionary: on a challenge, or on a play under rules that check words on every play. A play gets it only if its tiles may lie there; `scoreMove` and `previewDraft` never list it.",
    squares: "none",
    board: [],
    placements: tiles("8F HORN"),
    ruleset: checkedWords(us2021),
    tell: "Nothing: it is the program's mistake.",
  },
};
