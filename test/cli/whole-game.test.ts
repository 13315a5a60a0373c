import { englishWords } from "tilewright/words";
import { expect, test } from "vitest";
import { wholeGame } from "../../src/cli/demo/whole-game.ts";

test("the demo's whole game shows both kinds of challenge, an exchange, going out, the settlement and one view", () => {
  const told = wholeGame(englishWords);
  const lines = [
    "Ben challenges HORX: not acceptable.",
    "The play of Ada comes off: 28 points less, 0 in all.",
    "Ada exchanges X.",
    "Ada challenges in vain.",
    "Ada misses a turn.",
    "Ada: +8 points (unplayed tiles).",
    "Ben: -8 points (unplayed tiles).",
    "Game over: Ada went out. Ben wins, 54–36.",
    "rack BGLOPT?; Ada 2 tiles; 0 in the bag",
  ];
  expect(told.split("\n").filter((line) => lines.includes(line))).toEqual(lines);
  expect(told).toContain("   total                    36  total               54");
  expect(told.slice(told.indexOf("JSON of the view"))).not.toContain('"E"');
});
