import { describe, expect, test } from "vitest";
import { file, right } from "./files.ts";
import { runCommand } from "./terminal.ts";

const cgp = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0 lex NWL23;";

describe("score", () => {
  test.each([[["H6 FA.M"]], [["H6", "FARM"]]])("%j is scored letter by letter", async (play) => {
    const { status, printed } = await runCommand("score", cgp, ...play);
    expect([status, printed]).toEqual([0, "FARM 4+1+1+3 = 9\n"]);
  });

  test("premium squares are explained", async () => {
    const { printed } = await runCommand("score", cgp, "I8 .UT");
    expect(printed).toContain("9I double letter: the U in NUT scores 2 instead of 1\n");
  });

  test("an illegal play is refused with every reason, and the status is 1", async () => {
    const { status, printed } = await runCommand("score", cgp, "1A FARM");
    expect([status, printed]).toEqual([1, "not-connected: The play must touch a tile already on the board.\n"]);
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
    expect(printed).toBe("not-on-rack: There is no Y on your rack.\ninvalid-word: HORNY is not in the dictionary.\n");
  });

  test("as JSON", async () => {
    const { status, printed } = await runCommand("validate", cgp, "8F HORNY", "--json");
    expect(status).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ ok: false, violations: [{ code: "not-on-rack", tile: "Y" }] });
  });

  test("a word with other letters than those on the board is an illegal play", async () => {
    const { status, printed } = await runCommand("validate", cgp, "H6 FAXM");
    expect([status, printed]).toEqual([1, 'irregular-play: character 6: 8H already holds an R, so "X" does not fit\n']);
    const asJson = await runCommand("validate", cgp, "H6 FAXM", "--json");
    expect(JSON.parse(asJson.printed)).toMatchObject({ ok: false, problems: [{ column: 6, code: "irregular-play" }] });
  });
});

test.each([
  [["score"], "tilewright score: pass a play, such as 8F HORN, after the position if there is one\n"],
  [["score", cgp], "tilewright score: pass a play, such as 8F HORN, after the position if there is one\n"],
  [
    ["score", "15/15", "8F HORN"],
    'tilewright score: the position, character 6: found "15/15", expected rows, racks, scores and a number of turns',
  ],
  [["score", cgp, "8F H0RN"], 'tilewright score: the play, character 5: "0" is not a letter in the english tile set\n'],
  [["validate", cgp, "H6 FARM", "--words", "/none"], "tilewright validate: /none: no such file\n"],
])("%j is refused in one line, status 2", async (args, message) => {
  const { status, errors } = await runCommand(...args);
  expect(status).toBe(2);
  expect(errors.startsWith(message)).toBe(true);
  expect(errors.trimEnd().split("\n")).toHaveLength(1);
});

describe("a position that is written as CGP", () => {
  const empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

  test.each(["score", "validate"])("is read by %s with the tiles of any language that ships", async (command) => {
    const { printed, errors } = await runCommand(command, `${empty} / 0/0 0 ld dutch;`, "8F HORN");
    expect(printed).toContain("HORN (4+1+2+1)x2 = 16\n");
    expect(errors).toBe("");
  });

  test("is read by plays with them, too", async () => {
    const words = file("words.txt", "horn\n");
    const { printed } = await runCommand("plays", `${empty} HORN/ 0/0 0 ld dutch;`, "--words", words, "--top", "1");
    expect(printed).toMatch(/HORN +16\n$/);
  });

  test.each([
    ["score", ["8A QQQQQQQQQ"]],
    ["validate", ["8A QQQQQQQQQ"]],
    ["plays", ["--rack", "AT", "--top", "1"]],
  ])("is remarked on by %s where it has more of a tile than there are, and is still read", async (command, rest) => {
    const position = `15/15/15/15/15/15/15/QQQQQQQQ7/15/15/15/15/15/15/15 / 0/0 0`;
    const { printed, errors } = await runCommand(command, position, ...rest);
    expect(printed).not.toBe("");
    expect(errors).toMatch(/^the position, character 1: the set has only one Q\n$/);
    expect(errors.trimEnd()).not.toContain("\n");
  });

  test("is remarked on where its language is not known, in the language of the messages", async () => {
    const position = `${empty} / 0/0 0 ld \u001b[2Jelvish;`;
    expect((await runCommand("score", position, "8F HORN")).errors).toMatch(
      /^the position, character \d+: "\\u001b\[2Jelvish" is not a known tile set \(known tile sets: afrikaans, .*\n$/,
    );
    const { status, errors } = await runCommand("score", position, "8F HORN", "--language", "german");
    expect([status, errors]).toEqual([
      0,
      expect.stringMatching(/^the position, character \d+: gefunden: .*, erwartet: einer der Steinsätze /),
    ]);
  });
});

describe("with --json, arguments that cannot be read", () => {
  test.each(["score", "validate"])("have an object of %s that says why, beside the message", async (command) => {
    const letter = file("letter.gcg", "Dear all,\n");
    for (const [args, problem] of [
      [["/none.gcg@1", "8F A"], "/none.gcg: no such file"],
      [[`${letter}@1`, "8F A"], `${letter}:1:1 unreadable found "Dear all,`],
      [[`${file("a.gcg", right)}@9`, "8F A"], " has turns 1 to 5, but no turn 9"],
      [["15/15", "8F A"], 'the position, character 6: found "15/15", expected rows'],
      [[cgp, "8F H0RN"], 'the play, character 5: "0" is not a letter in the english tile set'],
      [[cgp], "pass a play, such as 8F HORN, after the position if there is one"],
    ] as const) {
      const { status, printed, errors } = await runCommand(command, ...args, "--json");
      expect(status).toBe(2);
      const answer = JSON.parse(printed);
      expect(answer).toEqual({
        schema: `tilewright.${command}/1`,
        ok: false,
        problem: expect.stringContaining(problem),
      });
      expect(errors).toBe(`tilewright ${command}: ${answer.problem}\n`);
    }
  });
});

describe("a position", () => {
  test("is an empty board if there is only a play", async () => {
    expect((await runCommand("score", "8F HORN")).printed).toBe("HORN (4+1+1+1)x2 = 14\n8H double word: HORN ×2\n");
    expect((await runCommand("score", "8F", "HORN")).status).toBe(0);
    expect((await runCommand("validate", "1A", "HORN")).printed).toMatch(/^start-not-covered: /);
  });

  test("is that before a turn of a recorded game, with the rack of its player", async () => {
    const path = file("right.gcg", right);
    expect((await runCommand("validate", `${path}@2`, "H6 FARM")).printed).toMatch(/^not-on-rack: .* R|^FARM/);
    const lines = (await runCommand("positions", path)).printed.trim().split("\n");
    expect(lines[1]).toBe(
      `${path}@2\t15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMQXYZ/AEI 0/14 0\tBen Baker\tH6 FA.M`,
    );
    expect(lines.map((line) => line.split("\t")[3])).toEqual(["8F HORN", "H6 FA.M", "10F PASTE", "-XYZ", "-"]);
    const asCgp = await runCommand("plays", lines[1]!.split("\t")[1]!, "--top", "3");
    expect(await runCommand("plays", `${path}@2`, "--top", "3")).toEqual(asCgp);
  });

  test("that a record does not have is refused", async () => {
    const path = file("right.gcg", right);
    const { status, errors } = await runCommand("score", `${path}@6`, "8F HORN");
    expect([status, errors]).toEqual([2, `tilewright score: ${path} has turns 1 to 5, but no turn 6\n`]);
    expect((await runCommand("score", "/none.gcg@1", "8F HORN")).errors).toContain("/none.gcg: no such file");
  });

  test("is judged by the rules that --rules names", async () => {
    const play = ["score", "8D AEINRST"];
    expect((await runCommand(...play)).printed).toContain("50");
    expect((await runCommand(...play, "--rules", "nonsense")).errors).toContain("--rules: expected one of us-2021");
  });
});

describe("small letters", () => {
  test("are blanks, and the score says which", async () => {
    const { printed } = await runCommand("score", "8F HORn");
    expect(printed).toContain("8I is a blank for N and scores 0\n");
    expect(printed).not.toContain("For tiles");
    expect(JSON.parse((await runCommand("score", "8F HORn", "--json")).printed)).toMatchObject({
      schema: "tilewright.score/1",
      ok: true,
      blanks: [{ square: "8I", letter: "N" }],
    });
  });

  test("alone bring the question whether tiles were meant", async () => {
    const { printed } = await runCommand("score", "8G at");
    expect(printed).toMatch(/8H is a blank .*\nLower case means a blank\. For lettered tiles, write 8G AT\.\n$/);
  });

  test.each(["score", "validate"])("are refused by %s where there are more of them than blanks", async (command) => {
    const { status, printed } = await runCommand(command, "8F horn");
    expect(status).toBe(1);
    expect(printed).toMatch(
      /^irregular-play: character 4: "horn" needs 4 blanks, but the set has 2 \(lower case means a blank\)/,
    );
    expect(JSON.parse((await runCommand(command, "8F horn", "--json")).printed)).toMatchObject({ ok: false });
  });
});

describe("plays", () => {
  test("need no position if there is a rack", async () => {
    const { status, printed } = await runCommand("plays", "--rack", "HORN", "--top", "1");
    expect(status).toBe(0);
    expect(printed).toMatch(/^\w+ HORN +14\n$/);
  });

  test.each([
    ["EIGHTTEN", "--rack: expected 1 to 7 tiles, found 8"],
    ["A1", "--rack, character 2: "],
  ])("refuse the rack %s", async (rack, message) => {
    const { status, errors } = await runCommand("plays", "--rack", rack);
    expect(status).toBe(2);
    expect(errors).toContain(`tilewright plays: ${message}`);
  });
});
