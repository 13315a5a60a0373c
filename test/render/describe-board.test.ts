import { defineLayout, defineRuleset, viewFor } from "tilewright";
import { englishMessages } from "tilewright/messages/english";
import { describeBoard } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { premiumText } from "../../src/messages/pieces.ts";
import { playedGame } from "./boards.ts";

const layout = defineLayout({ rowsOfSquares: ["...", "...", "..."], starts: [{ row: 0, col: 0 }] });
const small = defineRuleset(us2021, { layout });
const at = (...tiles: readonly (readonly [number, string])[]) => {
  const board = new Array(9).fill(null);
  for (const [index, text] of tiles) board[index] = { letter: text.toUpperCase(), blank: text !== text.toUpperCase() };
  return { ruleset: small, board };
};

describe("describeBoard", () => {
  test("of an empty board says how large it is and where the first play must lie", () => {
    expect(describeBoard({ ruleset: us2021 })).toEqual([
      "A board of 15 rows and 15 columns, with no tiles on it.",
      "The first play must cover 8H.",
    ]);
  });

  test("names every word with its place, row by row and then column by column, and the last play", () => {
    expect(describeBoard(playedGame(["8F HORn", "H6 FA.M"]))).toEqual([
      "A board of 15 rows and 15 columns, with 7 tiles on it.",
      "HORN across from 8F, with a blank for N.",
      "FARM down from 6H.",
      "Last play: Ben played FARM for 9 points.",
    ]);
  });

  test("says the same of a view as of its game, because no rack is described", () => {
    const game = playedGame(["8F HORN"]);
    for (const viewer of [0, 1, "spectator"] as const)
      expect(describeBoard(viewFor(game, viewer))).toEqual(describeBoard(game));
  });

  test("names a tile that is part of no word, and several blanks of a word", () => {
    expect(describeBoard(at([0, "a"], [4, "B"]))).toEqual([
      "A board of 3 rows and 3 columns, with 2 tiles on it.",
      "A alone at 1A, a blank.",
      "B alone at 2B.",
    ]);
    expect(describeBoard(at([0, "a"], [3, "b"]))[1]).toBe("AB down from 1A, with blanks for A and B.");
  });

  test("speaks as the messages you hand in say", () => {
    const { picture, board } = englishMessages;
    const messages = { picture: { ...picture, size: "Brett." }, board };
    expect(describeBoard(at([0, "A"]), { messages })).toEqual(["Brett.", "A alone at 1A."]);
    expect(premiumText({ letter: 4, word: 12 }, picture.premium)).toBe("quadruple letter, 12 times word");
  });

  test.each([
    [null, TypeError],
    [{ ruleset: small, board: [] }, RangeError],
    [at([0, "Ж"]), TypeError],
    [{ ruleset: small, board: new Array(9).fill({ letter: "A" }) }, TypeError],
  ])("refuses %j", (position, error) => {
    expect(() => describeBoard(position as never)).toThrow(error);
  });

  test("refuses an option it does not know", () => {
    expect(() => describeBoard({ ruleset: small }, { message: {} } as never)).toThrow(TypeError);
  });
});
