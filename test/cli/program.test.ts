import { spawn, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { wholeRun } from "../seed.ts";
import { file, folder, right, wrong } from "./files.ts";
import { programForTests } from "./program.ts";

const program = programForTests();

const run = (...args: readonly string[]) => spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });

describe("the program", () => {
  test("lists its commands", () => {
    const { status, stdout, stderr } = run("--help");
    expect([status, stderr]).toEqual([0, ""]);
    for (const command of ["demo", "check", "replay", "score", "validate", "plays", "pack"])
      expect(stdout).toMatch(new RegExp(`^ {2}${command} +[^ ]`, "m"));
  });

  test("ends with the status of its command", () => {
    expect(run("check", file("right.gcg", right)).status).toBe(0);
    expect(run("check", file("wrong.gcg", wrong)).status).toBe(1);
    expect(run("check", folder()).status).toBe(2);
    expect(run("nonsense").status).toBe(2);
  });

  test.each([
    ["replay", (): readonly string[] => ["replay", file("right.gcg", right.replaceAll("#note a good start", notes))]],
    ["check", (): readonly string[] => ["check", ...new Array<string>(2000).fill(file("wrong.gcg", wrong))]],
  ])("%s ends without a message when its reader closes the pipe", async (_what, args) => {
    const child = spawn(process.execPath, [program, ...args()], { stdio: ["ignore", "pipe", "pipe"] });
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect([status, errors]).toEqual([0, ""]);
  });

  test("reads a record, and a list of files, from standard input", () => {
    const record = spawnSync(process.execPath, [program, "check", "-"], { encoding: "utf8", input: wrong });
    expect([record.status, record.stdout.split("\n").at(-2)]).toEqual([1, "-:9:25 wrong-score found 26, expected 25"]);
    const paths = [file("right.gcg", right), file("wrong.gcg", wrong)];
    const options = { encoding: "utf8", input: paths.join("\0") } as const;
    const listed = spawnSync(process.execPath, [program, "check", "--files-from", "-"], options);
    expect(listed.stderr).toMatch(/^2 games, 6 plays/);
  });

  test("needs no more memory for many games than for few", () => {
    const games = wholeRun ? 1000 : 300;
    const paths = new Array<string>(games).fill(file("wrong.gcg", wrong));
    const { status, stderr } = spawnSync(process.execPath, ["--max-old-space-size=26", program, "check", ...paths], {
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${(3 * games).toLocaleString("en")} plays`);
  });
});

const notes = Array.from({ length: 20_000 }, (_, i) => `#note ${i}, a remark that is long enough to fill a pipe`).join(
  "\n",
);
