import { englishWords } from "tilewright/words";
import { expect, test } from "vitest";
import { wholeGame } from "../../src/cli/demo/whole-game.ts";

test("the demo's whole game shows both kinds of challenge, an exchange, going out, the settlement and one view", () => {
  const told = wholeGame(englishWords);
  const lines = [
    "Ben's challenge succeeds: HORX is not valid.",
    "Ada's play is challenged off: -28 points, total 0.",
    "Ada exchanges X.",
    "Ada's challenge fails: the word is valid.",
    "Ada loses a turn.",
    "Ada gains 8 points (unplayed tiles).",
    "Ben loses 8 points (unplayed tiles).",
    "Game over: Ada went out. Ben wins, 54–36.",
    "rack BGLOPT?; Ada 2 tiles; 0 in the bag",
  ];
  expect(told.split("\n").filter((line) => lines.includes(line))).toEqual(lines);
  expect(told).toMatch(/^ +total +36 {2}total +54$/m);
  expect(told.slice(told.indexOf("JSON of the view"))).not.toContain('"E"');
});
