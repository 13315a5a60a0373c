// The oracle of one play on the worked examples of the rulebooks and the figures of scenario 21, before it is held against
// the library.
import { describe, expect, test } from "vitest";
import { scorePlay } from "./play/score.ts";
import { startGame } from "./referee/game.ts";
import { layOut, tilesFor } from "./referee/notation.ts";
import { presets } from "./referee/presets.ts";
import { nineTile } from "./referee/variants.ts";

const x123 = ["8F HORN", "H6 FARM", "10F PASTE"] as const;

describe("the oracle of one play, on the worked examples", () => {
  test.each([
    ["X1", [], "8F HORN", 14, "HORN"],
    ["X2", ["8F HORN"], "H6 FARM", 9, "FARM"],
    ["X3", ["8F HORN", "H6 FARM"], "10F PASTE", 25, "PASTE FARMS"],
    ["X4", x123, "9H MOB", 16, "MOB NOT BE"],
    ["X5", [...x123, "9H MOB"], "11E BIT", 16, "BIT PI AT"],
    ["X6", [], "8D TRAIN", 12, "TRAIN"],
    ["X7", ["8B TRAINER"], "8A STRAINERS", 27, "STRAINERS"],
    ["X8", ["8B TRAINER"], "B8 THROB", 12, "THROB"],
    ["X9", ["8B TRAINER"], "7E HOB", 25, "HOB HI ON BE"],
    ["X10", ["8B TRAINER"], "A3 THROBS", 69, "THROBS STRAINER"],
    ["X11 1A", ["1C N", "1G S"], "1A CONQUEST", 261, "CONQUEST"],
    ["X11 15A", ["15C N", "15G S"], "15A CONQUEST", 261, "CONQUEST"],
    ["X11 A1", ["3A N", "7A S"], "A1 CONQUEST", 261, "CONQUEST"],
    ["X11 O1", ["3O N", "7O S"], "O1 CONQUEST", 261, "CONQUEST"],
    ["X13", ["8G TEA"], "8F STEAL", 5, "STEAL"],
    ["X14", [...x123, "9H MOB"], "F8 HOP", 8, "HOP"],
    ["21 nine tiles", [], "8A CONQUEST", 224, "CONQUEST"],
    ["21 nine tiles", [], "8A CONQUESTS", 230, "CONQUESTS"],
    ["21 nine tiles", [], "8B TRAINER", 66, "TRAINER"],
    ["21 nine tiles", [], "8D TRAIN", 12, "TRAIN"],
    ["21", ["1B XY", "1F E", "1I UTA", "1M ON"], "1A OXYPHENBUTAZONE", 1508, "OXYPHENBUTAZONE"],
    ["21", ["8C LEATHER"], "C1 NATIONAL", 68, "NATIONAL"],
  ])("%s: after %j the play %s scores %i", (name, board, text, points, words) => {
    const rules = name.includes("nine") ? nineTile(presets.ONX) : presets.H21;
    const game = startGame({ rules, racks: [[], []], bag: [], first: 0 });
    layOut(game, ...board);
    const score = scorePlay({ rules, board: game.board, rack: null }, tilesFor(game, text));
    expect(score?.total).toBe(points);
    expect(score?.words.map(({ word }) => word).join(" ")).toBe(words);
  });
});
