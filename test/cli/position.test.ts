import { describe, expect, test } from "vitest";
import { file } from "./files.ts";
import { runCommand } from "./terminal.ts";

const cgp = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0 lex NWL23;";

describe("score", () => {
  test.each([[["H6 FA.M"]], [["H6", "FARM"]]])("%j is scored letter by letter", async (play) => {
    const { status, printed } = await runCommand("score", cgp, ...play);
    expect([status, printed]).toEqual([0, "FARM 4+1+1+3 = 9\n"]);
  });

  test("premium squares are explained", async () => {
    const { printed } = await runCommand("score", cgp, "I8 .UT");
    expect(printed).toContain("9I double letter: in NUT the U counts 2, not 1\n");
  });

  test("an illegal play is refused with every reason, and the status is 1", async () => {
    const { status, printed } = await runCommand("score", cgp, "1A FARM");
    expect([status, printed]).toEqual([1, "not-connected: The play must touch a tile that lies on the board.\n"]);
  });

  test("as JSON", async () => {
    const { printed } = await runCommand("score", "--json", cgp, "H6 FARM");
    expect(JSON.parse(printed)).toMatchObject({ ok: true, score: { total: 9 } });
  });
});

describe("validate", () => {
  test("checks the rack, and the words if a list is given", async () => {
    const words = file("words.txt", "farm\nhorns\n");
    expect(await runCommand("validate", cgp, "H6 FARM", "--words", words)).toMatchObject({
      status: 0,
      printed: "FARM 4+1+1+3 = 9\n",
    });
    const { status, printed } = await runCommand("validate", cgp, "8F HORNY", "--words", words);
    expect(status).toBe(1);
    expect(printed).toBe(
      "not-on-rack: You need a tile Y, and the rack has none.\ninvalid-word: HORNY is not in the dictionary.\n",
    );
  });

  test("as JSON", async () => {
    const { status, printed } = await runCommand("validate", cgp, "8F HORNY", "--json");
    expect(status).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ ok: false, violations: [{ code: "not-on-rack", tile: "Y" }] });
  });

  test("a word with other letters than those on the board is an illegal play", async () => {
    const { status, printed } = await runCommand("validate", cgp, "H6 FAXM");
    expect([status, printed]).toEqual([1, 'irregular-play: column 6: expected R, which lies at 8H, found "X"\n']);
    const asJson = await runCommand("validate", cgp, "H6 FAXM", "--json");
    expect(JSON.parse(asJson.printed)).toMatchObject({ ok: false, problems: [{ column: 6, code: "irregular-play" }] });
  });
});

test.each([
  [["score"], "tilewright score: expected a position and a play, such as 8F HORN\n"],
  [["score", cgp], "tilewright score: expected a position and a play, such as 8F HORN\n"],
  [
    ["score", "15/15", "8F HORN"],
    "tilewright score: the position, column 6: expected rows, racks, scores and a number of turns",
  ],
  [
    ["score", cgp, "8F H0RN"],
    'tilewright score: the play, column 5: expected a letter of the tile set english, found "0RN"\n',
  ],
  [["validate", cgp, "H6 FARM", "--words", "/none"], "tilewright validate: /none: no such file\n"],
])("%j is refused in one line, status 2", async (args, message) => {
  const { status, errors } = await runCommand(...args);
  expect(status).toBe(2);
  expect(errors.startsWith(message)).toBe(true);
  expect(errors.trimEnd().split("\n")).toHaveLength(1);
});
