// A board without a play: its words, and what is wrong with it.
import fc from "fast-check";
import {
  type AnyPosition,
  auditBoard,
  type Board,
  type BoardFinding,
  type Placement,
  validatePlacement,
  wordsOnBoard,
} from "tilewright";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { drawn } from "../movegen/drawn.ts";
import { boardOf, bookOf, type FoundBoard } from "../oracle/board/boards.ts";
import { faultsOf } from "../oracle/board/faults.ts";
import { wordsOn } from "../oracle/board/words.ts";
import { legalPlacements } from "../oracle/play/boards.ts";
import { playRules } from "../oracle/play/play-rules.ts";
import { randomFrom } from "../oracle/random.ts";
import { casesOf, seed } from "../seed.ts";
import { positionFor } from "./positions.ts";

const runs = { seed, numRuns: casesOf(4000) };
const anyBoard: fc.Arbitrary<FoundBoard> = fc.nat().map(boardOf);
const forms = fc.constantFrom("position" as const, "game" as const, "view" as const);
const asPosition = ({ rules, board }: FoundBoard, form: "position" | "game" | "view" = "position"): AnyPosition =>
  positionFor({ rules, board, rack: { tiles: [], hidden: 0 } }, form);

/** Lines of the standard board; lower case is a blank. */
const lines = (...rows: readonly string[]): AnyPosition => positionFor({ ...drawn("", rows), rack: null });

describe("words on a board", () => {
  test("are those that the oracle reads off, with squares, points and what a dictionary says", () => {
    let met = 0;
    let emptyOfForty = 0;
    fc.assert(
      fc.property(anyBoard, forms, fc.nat(1000), (found, form, book) => {
        const dictionary = bookOf(book);
        const words = wordsOnBoard(asPosition(found, form), dictionary && { dictionary });
        expect(words).toEqual(wordsOn(found.rules, found.board, dictionary));
        met += words.length;
        if (found.rules.tileSet.letters.length >= 40 && found.board.every((tile) => tile === null)) emptyOfForty++;
      }),
      runs,
    );
    expect(met).toBeGreaterThan(runs.numRuns);
    expect(emptyOfForty, "empty boards of forty letters").toBeGreaterThan(0);
  });

  test("do not exist where no tiles stand side by side", () => {
    expect(wordsOnBoard({ ruleset: us2021 })).toEqual([]);
    expect(wordsOnBoard(lines("A.B", "...", "C.D"))).toEqual([]);
  });

  test("count blanks as blanks, and a letter of two characters as one", () => {
    const [word] = wordsOnBoard(lines("QUiZ"), { dictionary: new Set(["QUIZ"]) });
    expect(word).toMatchObject({ word: "QUIZ", points: 21, status: "valid", labels: [] });
    expect(word?.letters[2]).toEqual({ row: 5, col: 7, letter: "I", blank: true });
  });

  test("are not read off a board with something else than tiles", () => {
    const board = [{ letter: "a", blank: false }, ...Array.from({ length: 224 }, () => null)];
    expect(() => wordsOnBoard({ ruleset: us2021, board })).toThrow(TypeError);
    expect(() => auditBoard({ ruleset: us2021, board })).toThrow(
      'position.board[0]: expected null or a { letter, blank } tile in the set, found { letter: "a", blank: false }',
    );
    expect(() => auditBoard({ ruleset: us2021, board: board.slice(1) })).toThrow(RangeError);
  });
});

describe("what a board breaks", () => {
  test("is what the oracle finds", () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(anyBoard, forms, (found, form) => {
        const findings = auditBoard(asPosition(found, form));
        expect(findings).toEqual(faultsOf(found.rules, found.board));
        for (const { code } of findings) met.set(code, (met.get(code) ?? 0) + 1);
      }),
      runs,
    );
    const codes: readonly BoardFinding["code"][] = [
      "on-hole",
      "tile-excess",
      "too-few-tiles",
      "start-not-covered",
      "not-connected",
      "word-repeated",
    ];
    for (const code of codes) expect(met.get(code) ?? 0, code).toBeGreaterThan(runs.numRuns / 100);
  });

  test("is nothing of a board that legal plays led to, apart from tiles that nobody counted", () => {
    let laid = 0;
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const random = randomFrom(number);
        const rules = random.pick(playRules);
        let board: Board = rules.layout.rowsOfSquares.flatMap((row) => [...row].map(() => null));
        const wordsPlayed: string[] = [];
        for (let turn = 0; turn < 8; turn++) {
          const position = positionFor({ rules, board, rack: null, wordsPlayed });
          const placements = legalPlacements(random, rules, board, rules.maxTilesPerPlay);
          const { ok, score } = validatePlacement(position, placements as readonly Placement[]);
          if (!ok) continue;
          wordsPlayed.push(...score.words.map(({ word }) => word));
          board = board.map((tile, index) => {
            const { row, col } = { row: Math.floor(index / rules.layout.cols), col: index % rules.layout.cols };
            const placed = placements.find((each) => each.row === row && each.col === col);
            return placed === undefined ? tile : { letter: placed.letter!, blank: placed.blank === true };
          });
          laid++;
        }
        const findings = auditBoard(asPosition({ rules, board }));
        expect(findings.filter(({ code }) => code !== "tile-excess")).toEqual([]);
      }),
      runs,
    );
    expect(laid).toBeGreaterThan(runs.numRuns);
  });

  test("is nothing on an empty board, nor where words cross on the start", () => {
    expect(auditBoard({ ruleset: us2021 })).toEqual([]);
    expect(auditBoard(lines("..F..", "..A..", "HORN.", "..MOB", "PASTE"))).toEqual([]);
  });
});
