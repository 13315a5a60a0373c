import { closeSync, ftruncateSync, openSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand, runInteractive } from "./terminal.ts";

describe("check", () => {
  test("prints no remark for a game without mistakes, and how many scores and totals were compared", async () => {
    const { status, printed, errors } = await runCommand("check", file("right.gcg", right));
    expect([status, printed]).toEqual([0, ""]);
    expect(errors).toBe("1 game, 3 plays: 3 scores and 5 of 5 totals agree; 0 remarks\n");
  });

  test("prints each remark with its place, for people and editors", async () => {
    const path = file("wrong.gcg", wrong);
    const { status, printed } = await runCommand("check", path);
    expect(status).toBe(1);
    expect(printed.split("\n")).toEqual([
      `${path}:2:2 unknown-pragma #weather`,
      `${path}:6:7 rack-lacks-tile HORMEIA is missing an N`,
      `${path}:9:25 wrong-score found 26, expected 25`,
      "",
    ]);
  });

  test("reads a game history in JSON, and GCG in JSON", async () => {
    const events = [{ rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 15, cumulative: 15 }];
    const history = file(
      "history.json",
      JSON.stringify({ players: [{ nickname: "Ann" }, { nickname: "Ben" }], events }),
    );
    const wrapped = file("wrapped.json", JSON.stringify({ gcg: right }));
    const { status, printed, errors } = await runCommand("check", history, wrapped);
    expect([status, printed]).toEqual([1, `${history}:2:23 wrong-score found 15, expected 14\n`]);
    expect(errors).toContain("2 games, 4 plays");
  });

  test("says what probably happened, where one slip explains a figure", async () => {
    const path = file("bonus.gcg", "#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +24 24\n");
    const { printed } = await runCommand("check", path);
    expect(printed).toContain("found 24, expected 14 (10 too many: ten points for a failed challenge?)");
  });

  test("prints one JSON object for each game, with all counts", async () => {
    const paths = [file("right.gcg", right), file("wrong.gcg", wrong)];
    const { status, printed } = await runCommand("check", "--json", ...paths);
    expect(status).toBe(1);
    const [one, other, rest] = printed.split("\n");
    const counts = '"events":5,"plays":3,"scoresAgreed":3,"totals":5,"totalsAgreed":5';
    const head = `"schema":"tilewright.check/1","file":${JSON.stringify(paths[0])},"status":"ok","problem":null`;
    expect(one).toBe(`{${head},${counts},"remarks":[]}`);
    expect(JSON.parse(other!)).toEqual({
      schema: "tilewright.check/1",
      file: paths[1],
      status: "remarks",
      problem: null,
      events: 5,
      plays: 3,
      scoresAgreed: 2,
      totals: 5,
      totalsAgreed: 5,
      remarks: [
        {
          line: 2,
          column: 2,
          code: "unknown-pragma",
          reason: { code: "unknown", of: "pragma", name: "weather" },
          found: '"weather"',
          expected: "a pragma of the format",
          hint: null,
        },
        {
          line: 6,
          column: 7,
          code: "rack-lacks-tile",
          reason: { code: "rack-lacks", tiles: ["N"], text: "HORMEIA" },
          found: "HORMEIA",
          expected: "a rack with N",
          hint: null,
        },
        {
          line: 9,
          column: 25,
          code: "wrong-score",
          reason: { code: "points", expected: 25, found: 26, cause: null },
          found: "26",
          expected: "25",
          hint: null,
        },
      ],
    });
    expect(rest).toBe("");
  });

  test("an unknown pragma is remarked on, and the status stays 0", async () => {
    const { status, printed } = await runCommand("check", file("a.gcg", `#weather fine\n${right}`));
    expect(status).toBe(0);
    expect(printed).toContain(":1:2 unknown-pragma");
  });

  test("the date of a game is no unknown pragma", async () => {
    const path = file("a.gcg", `#date 2026-05-24\n#Date 2026-05-24\n${right}`);
    expect((await runCommand("check", path)).printed).toBe("");
  });

  test("remarks on unknown pragmas are not counted, and files that are not games are", async () => {
    const paths = [file("wrong.gcg", wrong), file("letter.gcg", "Dear all,"), "/none.gcg"];
    const { errors } = await runCommand("check", ...paths);
    expect(errors).toMatch(/; 2 remarks; 2 files not read\n$/);
  });

  test("the table counts the remarks that make a record wrong, and shows the first of them", async () => {
    const paths = [file("wrong.gcg", wrong), file("odd.gcg", `#weather fine\n${right}`)];
    const { printed } = await runCommand("check", "--csv", "--separator", ";", ...paths);
    const [, first = "", second = ""] = printed.split("\r\n");
    expect(first).toMatch(/;remarks;.*;2;"6:7 rack-lacks-tile: found HORMEIA, expected a rack with N";no$/);
    expect(second).toMatch(/;ok;.*;0;;no$/);
  });

  test("where no file could be read, there is no line of zeros", async () => {
    expect((await runCommand("check", "/none.gcg")).errors).toBe("tilewright check: /none.gcg: no such file\n");
    expect((await runCommand("check", "--files-from", file("list", "\n"))).errors).toMatch(/^0 games/);
  });

  test("checks by the rules that --rules names", async () => {
    const path = file("five.gcg", `${right}>Ann:  (challenge) +5 44\n`);
    expect((await runCommand("check", path)).status).toBe(1); // the pass is no play to challenge
    const other = await runCommand("check", "--rules", "us-2021", path);
    expect(other.printed).toContain("wrong-score found 5, expected 0");
  });

  test.each([
    ["a missing file", (): string => join(folder(), "none.gcg"), "no such file"],
    ["an empty folder", folder, "is a directory without .gcg files"],
    [
      "rubbish",
      (): string =>
        file(
          "a.bin",
          Uint8Array.from({ length: 999 }, (_, i) => i % 256),
        ),
      "is not a text file",
    ],
    ["a file over 64 MB", huge, "has 68,157,440 bytes, more than the 64 MB that are read"],
  ])(
    "%s is reported in one line with status 2, and the other files are still checked",
    async (_what, make, message) => {
      const path = make();
      const { status, printed, errors } = await runCommand("check", path, file("wrong.gcg", wrong));
      expect(status).toBe(2);
      expect(errors.split("\n")[0]).toBe(`tilewright check: ${path}: ${message}`);
      expect(printed).toContain("wrong-score");
    },
  );

  test("a text that is not a game is reported in one line with its place, and the status is 2", async () => {
    const path = file("letter.txt", "Dear all,\nthis is not a game.\n");
    const { status, printed } = await runCommand("check", path);
    expect(status).toBe(2);
    expect(printed.split("\n")).toHaveLength(2);
    expect(printed).toContain(`${path}:1:1 unreadable found "Dear all,`);
  });

  test.each([
    [["check"], "tilewright check: pass at least one file or folder of games\n"],
    [["check", "--rules", "mine", "x"], "tilewright check: --rules: expected one of us-2021, "],
    [["check", "--colour", "x"], "tilewright check: unknown option --colour\n"],
    [["check", "--jsn", "x"], "tilewright check: unknown option --jsn; did you mean --json?\n"],
    [["check", "--json=yes", "x"], "tilewright check: --json takes no value\n"],
    [["check", "x", "--rules"], "tilewright check: --rules needs a value\n"],
    [["check", "--rules", "--json", "x"], "tilewright check: --rules needs a value; if it begins with a hyphen, write"],
    [["check", "--json", "--csv", "x"], "tilewright check: --json and --csv cannot be combined\n"],
    [["check", "--separator", ";", "x"], "tilewright check: --separator can only be used with --csv\n"],
    [["check", "--csv", "--separator", "x", "x"], 'tilewright check: --separator: expected one of , ; | : and "tab"'],
    [["check", "--details", "x"], "tilewright check: --details can only be used with --json\n"],
    [["check", "--jobs", "none", "x"], 'tilewright check: --jobs: expected a number from 1 to 999, found "none"\n'],
    [["check", "--rules", "us-2012", "x"], "tilewright check: --rules: expected one of us-2021, "],
  ])("%j is refused in one line", async (args, message) => {
    const { status, errors } = await runCommand(...args);
    expect(status).toBe(2);
    expect(errors.startsWith(message)).toBe(true);
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
  });

  test("shows its progress to a person, and clears it away", async () => {
    const path = file("right.gcg", right);
    const { errors } = await runInteractive(true, "check", ...new Array<string>(120).fill(path));
    const shown = "\r\u001b[K1 of 120 files\r\u001b[K51 of 120 files\r\u001b[K101 of 120 files\r\u001b[K";
    expect(errors.startsWith(`${shown}120 games, 360 plays`)).toBe(true);
    const quiet = await runCommand("check", ...new Array<string>(120).fill(path));
    expect(quiet.errors).toMatch(/^120 games, 360 plays/);
  });
});

function huge(): string {
  const path = file("huge.gcg", "");
  const handle = openSync(path, "r+");
  ftruncateSync(handle, 65 * 1024 * 1024);
  closeSync(handle);
  return path;
}
