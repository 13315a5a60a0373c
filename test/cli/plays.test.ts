import { describe, expect, test } from "vitest";
import { greedyGame } from "../../src/cli/demo/greedy-game.ts";
import { file } from "./files.ts";
import { runCommand } from "./terminal.ts";

const cgp = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AM?/ 0/14 0";
const spanish = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AM/ 0/0 0 ld spanish;";

describe("plays", () => {
  test("lists every play of a word list, best first, with what stays on the rack", async () => {
    const words = file("words.txt", "HORNS\nMA\nAM\nHAM\nOM\nOHM\n");
    const { status, printed } = await runCommand("plays", cgp, "--words", words);
    const lines = [
      "F8 .AM     14  ?",
      "F8 .aM     13  A",
      "F7 o.M      7  A",
      "8F ....s    7  AM",
      "G8 .M       7  A?",
    ];
    const rest = ["F8 .Am      5  M", "G8 .hM      4  A", "G8 .m       1  AM"];
    expect([status, printed]).toEqual([0, [...lines, ...rest, ""].join("\n")]);
    expect((await runCommand("plays", cgp, "--words", words, "--top", "5")).printed).toBe([...lines, ""].join("\n"));
  });

  test("prints one JSON object for each play", async () => {
    const words = file("words.txt", "HORNS\n");
    const { printed } = await runCommand("plays", cgp, "--words", words, "--json");
    expect(
      printed
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        schema: "tilewright.plays/1",
        play: "8F ....s",
        points: 7,
        leave: ["A", "M"],
        placements: [{ row: 7, col: 9, letter: "S", blank: true }],
      },
    ]);
  });

  test("knows the free list, and says so where nothing can be played", async () => {
    expect((await runCommand("plays", cgp, "--top", "1")).printed).toMatch(/^\S+ \S+ +\d+/);
    expect((await runCommand("plays", cgp, "--words", file("none.txt", "ZZZ\n"))).printed).toBe(
      "no play is possible\n",
    );
  });

  test.each([
    [["plays"], "pass a position, or --rack TILES for an empty board"],
    [["plays", "nonsense"], 'the position, character 9: found "nonsense", expected rows, racks, scores'],
    [["plays", cgp, "--top", "few"], '--top: expected a number, found "few"'],
    [["plays", cgp.replace("AM?/", "/")], "the position has no rack for the player on turn"],
    [["plays", spanish], "the included words are English; pass --words for spanish tiles"],
  ])("%j is refused in one line", async (args, reason) => {
    const { status, errors } = await runCommand(...args);
    expect(status).toBe(2);
    expect(errors).toContain(`tilewright plays: ${reason}`);
    expect(errors.trim()).not.toContain("\n");
  });
});

test("E1 E5 [H21] the demo ends with a complete game of two greedy players, settled on its score sheet", () => {
  const told = greedyGame();
  expect(told).toMatch(
    /^Game over: \w+ went out and wins, \d+–\d+\.$|^Game over: \w+ went out\. \w+ wins, \d+–\d+\.$/m,
  );
  expect(told.match(/ points$/gm)?.length).toBeGreaterThan(15);
  expect(told).toMatch(/unplayed tiles +-?\d+ +unplayed tiles +-?\d+\n +total +\d+ +total +\d+$/);
});
