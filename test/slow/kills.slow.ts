import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { right, wrong } from "../cli/files.ts";
import { programForTests } from "../cli/program.ts";

const program = programForTests();

const kills = 20;
const files = 20_000;

test("twenty kills at random moments, each gone on from, leave the output of one run, with one job and with two", async () => {
  const root = mkdtempSync(join(tmpdir(), "tilewright-kills-"));
  const texts = [right, wrong, "Dear all,\n"];
  for (let i = 0; i < files; i++) {
    const folder = join(root, "games", `${Math.floor(i / 1000)}`);
    if (i % 1000 === 0) mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${i}.gcg`), texts[i % texts.length]!);
  }
  const check = ["check", join(root, "games"), "--json"];
  const begun = performance.now();
  const whole = finish([...check, "--jobs", "1"]);
  const time = performance.now() - begun;
  for (const jobs of ["1", "2"]) {
    const journal = join(root, `journal-${jobs}`);
    const args = [...check, "--jobs", jobs, "--resume", journal];
    let kept = "";
    for (let kill = 0; kill < kills; kill++) {
      const child = spawn(process.execPath, [program, ...args], { stdio: "ignore" });
      const ended = endOf(child);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * (400 + (2 * time) / kills)));
      child.kill("SIGKILL");
      await ended;
      const now = completeLines(journal);
      expect(now.startsWith(kept)).toBe(true); // nothing that was finished is done again
      kept = now;
    }
    const { status, stdout } = finish(args);
    expect([status, stdout === whole.stdout]).toEqual([whole.status, true]);
    expect(completeLines(journal).startsWith(kept)).toBe(true);
    expect(completeLines(journal).split("\n")).toHaveLength(files + 2);
  }
  rmSync(root, { recursive: true });
}, 3_600_000);

function finish(args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 1 << 30 });
}

function endOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.on("close", resolve));
}

function completeLines(path: string): string {
  try {
    const text = readFileSync(path, "utf8");
    return text.slice(0, text.lastIndexOf("\n") + 1);
  } catch {
    return "";
  }
}
