import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, wrong } from "./files.ts";
import { programForTests } from "./program.ts";

const program = programForTests();

/** Runs a program at a terminal of its own, and passes on what comes out of it. */
const terminal = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))";

const hasTerminal = spawnSync("python3", ["-c", "import pty, os; os.waitstatus_to_exitcode"]).status === 0;

// biome-ignore lint/suspicious/noControlCharactersInRegex: commands to a terminal begin with ESC
const piece = /\u001b\[[\d;]*[A-Za-z]|[\s\S]/g;

/** What a terminal shows after all this was written to it: a carriage return goes back, ESC [K clears to the end. */
function screenOf(written: string): readonly string[] {
  const lines = [""];
  let column = 0;
  for (const [text] of written.matchAll(piece)) {
    const line = lines.at(-1)!;
    if (text === "\r") column = 0;
    else if (text === "\n") lines.push("");
    else if (text === "\u001b[K") lines[lines.length - 1] = line.slice(0, column);
    else if (!text.startsWith("\u001b")) {
      lines[lines.length - 1] = line.slice(0, column).padEnd(column) + text + line.slice(column + 1);
      column++;
    }
  }
  return lines;
}

// Where there is no Python there is no terminal to drive. check.test.ts has the progress without one.
test.runIf(hasTerminal).each([["1"], ["2"]])(
  "at a real terminal, with %s jobs, progress and remarks never share a line",
  (jobs) => {
    const root = folder();
    mkdirSync(join(root, "games"));
    for (let i = 0; i < 300; i++) writeFileSync(join(root, "games", `${i}.gcg`), wrong);
    const args = ["-c", terminal, process.execPath, program, "check", join(root, "games"), "--jobs", jobs];
    const { NO_COLOR, FORCE_COLOR, ...env }: NodeJS.ProcessEnv = { ...process.env, TERM: "xterm" };
    const { stdout, status } = spawnSync("python3", args, { encoding: "utf8", env });
    expect(status).toBe(1);
    expect(stdout).toContain(`\r\u001b[K${jobs === "1" ? 251 : 224} of 300 files`);
    expect(stdout).toContain("\u001b[31mwrong-score\u001b[39m");
    const lines = screenOf(stdout).filter((line) => line !== "");
    expect(lines).toHaveLength(901);
    expect(lines.at(-1)).toMatch(/^300 games, 900 plays: .* 600 remarks$/);
    const remark = /^\S+\/\d+\.gcg:\d+:\d+ [a-z-]+ (?:found .*, expected .*|#weather|HORMEIA is missing an N)$/;
    expect(lines.slice(0, -1).filter((line) => !remark.test(line))).toEqual([]);
  },
);

test.runIf(hasTerminal)("NO_COLOR takes the colours off at a terminal", () => {
  const path = join(folder(), "wrong.gcg");
  writeFileSync(path, wrong);
  const env = { ...process.env, TERM: "xterm", NO_COLOR: "1" };
  const args = ["-c", terminal, process.execPath, program, "check", path];
  expect(spawnSync("python3", args, { encoding: "utf8", env }).stdout).not.toContain("\u001b");
});
