import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand } from "./terminal.ts";

const ended = `${right.replace("#incomplete\n", "")}>Ben: BIOQTU? 11E BIT +16 25
>Ben: BIOQTU? -- -16 9
>Ann: EIIIIOU 9H .O +9 48
>Ann:  (challenge) +5 53
>Ben: BIOQTU? (time) -10 -1
>Ann:  (BIOQTU?) +34 87
`;

describe("replay", () => {
  test("shows a game play by play: boards, explained scores, notes, the score sheet", async () => {
    const { status, printed } = await runCommand("replay", file("right.gcg", right));
    expect(status).toBe(0);
    expect(printed).toMatch(/^A game in the club: Ann Archer, Ben Baker\n\n {4}A {2}B /);
    expect(printed).toContain(
      " 8  =  .  .  ' [H][O][R][N] .  .  .  '  .  .  =".replace("' [H]", "'  . [H]").replace(".  .  .  '", ".  .  '"),
    );
    expect(printed).toContain("Ann Archer: 8F HORN from AEHINOR, 14 points\n  HORN (4+1+1+1)x2 = 14\n");
    expect(printed).toContain("Ben Baker: H6 FA.M from AFMQXYZ, 9 points\n  FARM 4+1+1+3 = 9\n  | a good start\n");
    expect(printed).toContain("Ben Baker exchanges XYZ.\n");
    expect(printed).toContain("Ann Archer passes.\n");
    expect(printed.slice(printed.lastIndexOf("   Ann Archer"))).toBe(`   Ann Archer          Ben Baker
1  8F HORN     14  14  H6 FA.M     9  9
2  10F PASTE   25  39  exchange 3  0  9
3  pass         0  39
   total           39  total          9
`);
  });

  test("shows challenges, time penalties and the end", async () => {
    const { printed } = await runCommand("replay", file("ended.gcg", ended));
    for (const told of [
      "Ann Archer's challenge succeeds: at least one word is not valid.",
      "Ben Baker's play is challenged off: -16 points, total 9.",
      "Ben Baker's challenge fails: all words are valid.",
      "Ann Archer gains 5 points (challenge).",
      "Ben Baker loses 10 points (time).",
      "Game over: Ann Archer went out and wins. Final scores: Ann Archer 87 and Ben Baker -1.",
    ])
      expect(printed).toContain(`${told}\n`);
  });

  test("ends with the remarks on the record", async () => {
    const path = file("wrong.gcg", wrong);
    const { status, printed } = await runCommand("replay", path);
    expect(status).toBe(0);
    expect(printed).toContain(`\n${path}:9:25 wrong-score found 26, expected 25\n`);
  });

  test.each([
    [["replay"], "tilewright replay: pass at least one file or folder of games\n"],
    [["replay", "a", "b"], "tilewright replay: a: no such file\ntilewright replay: b: no such file\n"],
    [["replay", "/none"], "tilewright replay: /none: no such file\n"],
  ])("%j is refused, each file in one line", async (args, message) => {
    expect(await runCommand(...args)).toEqual({ status: 2, printed: "", errors: message });
  });

  test("a text that is not a game is refused with its place", async () => {
    const path = file("letter.txt", "Dear all,\n");
    const { status, errors } = await runCommand("replay", path);
    expect(status).toBe(2);
    expect(errors).toContain(`tilewright replay: ${path}:1:1 found "Dear all,\\n", expected a recorded game`);
  });
});

describe("replay --html", () => {
  test("writes a game as a page, and replaces a page that is there", async () => {
    const game = file("right.gcg", right);
    const out = join(folder(), "right.html");
    writeFileSync(out, "an older page");
    const { status, printed, errors } = await runCommand("replay", game, "--html", out);
    const page = readFileSync(out, "utf8");
    expect([status, errors]).toEqual([0, ""]);
    expect(printed).toBe(`${out}: ${Buffer.byteLength(page).toLocaleString("en")} bytes\n`);
    expect(page).toMatch(/^<!doctype html>[\s\S]*A game in the club[\s\S]*<\/html>\n$/);
    expect(page).toContain("Made by tilewright from right.gcg.");
  });

  test("prints the page where - stands for the file", async () => {
    const game = file("right.gcg", right);
    const { status, printed, errors } = await runCommand("replay", game, "--html", "-");
    expect([status, errors]).toEqual([0, ""]);
    expect(printed).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  });

  test("counts points by the rules that are named", async () => {
    const { printed } = await runCommand("replay", file("right.gcg", right), "--html", "-", "--rules", "us-2021");
    expect(printed).toContain("with the rules us-2021.");
  });

  test("does not write over the record itself", async () => {
    const game = file("right.gcg", right);
    const { status, errors } = await runCommand("replay", game, "--html", game);
    expect(status).toBe(2);
    expect(errors).toContain("--html: expected a name that does not end in .gcg");
    expect(readFileSync(game, "utf8")).toBe(right);
  });

  test("writes nothing for a text that is not a game", async () => {
    const out = join(folder(), "letter.html");
    const letter = file("letter.txt", "Dear all,\n");
    const { status, errors } = await runCommand("replay", letter, "--html", out);
    expect(status).toBe(2);
    expect(errors).toContain(`${letter}:1:1 found "Dear all,\\n", expected a recorded game`);
    expect(existsSync(out)).toBe(false);
  });

  test("is refused, with the reason, for several games, beside other forms, and where nothing can be written", async () => {
    const game = file("right.gcg", right);
    for (const [args, message] of [
      [[game, game, "--html", "-"], "--html writes one game: name one file"],
      [[game, "--html", "-", "--json"], "--html and --json cannot be combined"],
      [[game, "--html", "-", "--plain"], "--html and --plain cannot be combined"],
      [[game, "--html", "/none/page.html"], "/none/page.html: no such file"],
      [[game, "--html"], "--html needs a value"],
    ] as const)
      expect(await runCommand("replay", ...args)).toEqual({
        status: 2,
        printed: "",
        errors: `tilewright replay: ${message}\n`,
      });
  });
});

describe("FILE@17", () => {
  test("shows that turn alone: its board, its score and its notes", async () => {
    const path = file("a.gcg", right);
    const whole = (await runCommand("replay", path)).printed;
    const { status, printed } = await runCommand("replay", `${path}@2`);
    expect(status).toBe(0);
    const [, ...turn] = printed.trimEnd().split("\n\n");
    expect(whole).toContain(turn.join("\n\n"));
    expect(printed).toContain("H6 FA.M");
    expect(printed).toContain("  | a good start\n");
    expect(printed).not.toContain("10F PASTE");
    expect(printed).not.toContain("total");
  });

  test("with --plain describes the board in words", async () => {
    const { printed } = await runCommand("replay", `${file("a.gcg", right)}@1`, "--plain");
    expect(printed).toContain("HORN across");
    expect(printed).not.toContain("FARM");
  });

  test("a turn that the game does not have is refused with those that it has", async () => {
    const path = file("a.gcg", right);
    const { status, printed, errors } = await runCommand("replay", `${path}@9`);
    expect([status, printed, errors]).toEqual([2, "", `tilewright replay: ${path} has turns 1 to 5, but no turn 9\n`]);
  });

  test("a file that is named like a turn is that file", async () => {
    const path = file("final.gcg@2", right);
    expect((await runCommand("replay", path)).printed).toContain("10F PASTE");
  });

  test.each([
    ["--json", ["--json"], "--json shows whole games: omit the turn number"],
    [
      "--html",
      ["--html", "-"],
      "--html shows the whole game: omit the turn number, and add #turn-2 to the address of the page",
    ],
  ])("with %s is refused", async (_, options, message) => {
    const { status, errors } = await runCommand("replay", `${file("a.gcg", right)}@2`, ...options);
    expect([status, errors]).toEqual([2, `tilewright replay: ${message}\n`]);
  });

  test.each(["check", "positions", "stats", "fmt"])("%s says which commands read a turn", async (command) => {
    const path = file("a.gcg", right);
    const { status, errors } = await runCommand(command, `${path}@2`);
    expect(status).toBe(2);
    expect(errors).toBe(
      `tilewright ${command}: ${path}@2: no such file; replay, plays, score and validate read a turn, as FILE@17\n`,
    );
  });
});
