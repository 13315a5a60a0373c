import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sampleOf } from "../seed.ts";
import { file, folder, right, wrong } from "./files.ts";
import { programForTests } from "./program.ts";

const program = programForTests();

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });

/** A folder with so many records: good ones, wrong ones, and what is not a record. */
function archive(size: number): string {
  const root = folder();
  const texts = [right, wrong, "Dear all,\n", right.replaceAll("Archer", "=Ärcher, \u001b[2J"), "\0"];
  for (let i = 0; i < size; i++) {
    if (i % 100 === 0) mkdirSync(join(root, `${i}`));
    writeFileSync(join(root, `${i - (i % 100)}`, `${i}.gcg`), texts[i % texts.length]!);
  }
  return root;
}

describe("many files", () => {
  const commands = [["check", "--json", "--details"], ["check", "--csv"], ["stats"], ["replay"], ["fmt", "--json"]];

  test.each(sampleOf(commands).map((command) => [command]))(
    "%j prints the same bytes with one job and with three",
    (command) => {
      const root = archive(24);
      const [name = "", ...options] = command;
      const one = run(name, root, ...options, "--jobs", "1");
      const three = run(name, root, ...options, "--jobs", "3");
      expect(one.stdout.length).toBeGreaterThan(100);
      expect(one.status).toBe(2);
      expect([three.status, three.stdout, three.stderr]).toEqual([one.status, one.stdout, one.stderr]);
    },
  );

  test("the results of threads come in the order of the files when the first file takes longest", () => {
    const note = `${"#note slow ".padEnd(120, "x")}\n`.repeat(2000);
    const slow = file("slow.gcg", wrong.replace("#incomplete\n", note));
    const quick = file("quick.gcg", wrong);
    const paths = [slow, ...new Array<string>(200).fill(quick)];
    const { stdout } = run("check", "--json", "--jobs", "2", ...paths);
    const files = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).file);
    expect(files).toEqual(paths);
  });
});
