import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { file, folder, right, wrong } from "./files.ts";

// The program itself, in a process of its own: the built one, or the source put together for this test.
const home = mkdtempSync(join(tmpdir(), "tilewright-program-"));
const built = process.env["TEST_TARGET"] === "dist";
const program = built ? "dist/cli.js" : join(home, "cli.mjs");
beforeAll(async () => {
  if (!built) {
    await build({ entryPoints: ["src/cli/main.ts"], bundle: true, platform: "node", format: "esm", outfile: program });
  }
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const run = (...args: readonly string[]) => spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });

describe("the program", () => {
  test("lists its commands", () => {
    const { status, stdout, stderr } = run("--help");
    expect([status, stderr]).toEqual([0, ""]);
    for (const command of [
      "demo",
      "check FILES...",
      "replay FILE",
      "score CGP PLAY",
      "validate CGP PLAY",
      "pack WORDS",
    ])
      expect(stdout).toContain(`\n  tilewright ${command}`);
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

  test("needs no more memory for many games than for few", () => {
    const paths = new Array<string>(3000).fill(file("wrong.gcg", wrong));
    const { status, stderr } = spawnSync(process.execPath, ["--max-old-space-size=32", program, "check", ...paths], {
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^3,000 games, 9,000 plays/);
  });
});

const notes = Array.from({ length: 20_000 }, (_, i) => `#note ${i}, a remark that is long enough to fill a pipe`).join(
  "\n",
);
