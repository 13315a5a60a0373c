import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { file, folder, right, wrong } from "./files.ts";
import { programForTests } from "./program.ts";
import { runCommand } from "./terminal.ts";

const program = programForTests();

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });

/** What to do with a journal that cannot be used. */
const advice = "delete it to begin again, or name another file";

/** The wrong record with one figure right, and as many characters. */
const mended = wrong.replace("+26 40", "+25 39");

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
  test.each([[["check", "--json", "--details"]], [["check", "--csv"]], [["stats"]], [["replay"]], [["fmt", "--json"]]])(
    "%j prints the same bytes with one job and with three",
    (command) => {
      const root = archive(150);
      const [name = "", ...options] = command;
      const one = run(name, root, ...options, "--jobs", "1");
      const three = run(name, root, ...options, "--jobs", "3");
      expect(one.stdout.length).toBeGreaterThan(100);
      expect(one.status).toBe(2);
      expect([three.status, three.stdout, three.stderr]).toEqual([one.status, one.stdout, one.stderr]);
    },
  );

  test("the results of threads come in the order of the files when the first file takes longest", () => {
    const note = `${"#note slow ".padEnd(120, "x")}\n`.repeat(5000);
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

describe("--resume", () => {
  test("after every kill the work goes on, no file is done twice, and the output is that of one run", async () => {
    const root = archive(500);
    const whole = run("check", root, "--json");
    const journal = join(folder(), "journal");
    const lengths: number[] = [];
    for (const jobs of ["1", "2"]) {
      const before = lengths.at(-1) ?? 0;
      await killOnceGrown(["check", root, "--json", "--resume", journal, "--jobs", jobs], journal, before);
      lengths.push(readFileSync(journal).length);
    }
    const part = readFileSync(journal, "utf8");
    const kept = part.slice(0, part.lastIndexOf("\n") + 1);
    const last = run("check", root, "--json", "--resume", journal);
    expect([last.status, last.stdout]).toEqual([whole.status, whole.stdout]);
    expect(readFileSync(journal, "utf8").startsWith(kept)).toBe(true);
    expect(readFileSync(journal, "utf8").trimEnd().split("\n")).toHaveLength(501);
  });

  /** One run, then a change of what it left. */
  async function journalOf(...args: readonly string[]): Promise<string> {
    const journal = join(folder(), "journal");
    await runCommand("check", ...args, "--resume", journal);
    return journal;
  }

  test("what is finished comes from the journal, and only the rest is read again", async () => {
    const [a, b] = [file("a.gcg", wrong), file("b.gcg", wrong)];
    const journal = await journalOf(a, b);
    writeFileSync(journal, readFileSync(journal, "utf8").replaceAll("found 26", "found 27")); // only the journal says 27
    const { printed } = await runCommand("check", a, b, "--resume", journal);
    expect(printed.match(/found 27/g)).toHaveLength(2);
    truncateSync(journal, readFileSync(journal).length - 5); // the last line is not complete any more
    const again = await runCommand("check", a, b, "--resume", journal);
    expect(again.printed.match(/found 2[67]/g)).toEqual(["found 27", "found 26"]);
  });

  test.each([
    ["a file that was corrected, to the same size,", (root: string) => writeFileSync(join(root, "b.gcg"), mended)],
    ["a file that has become longer", (root: string) => writeFileSync(join(root, "b.gcg"), `${wrong}#note more\n`)],
    ["a file that was added", (root: string) => writeFileSync(join(root, "bb.gcg"), wrong)],
    ["a file that was removed", (root: string) => rmSync(join(root, "b.gcg"))],
    ["a file that has another name", (root: string) => renameSync(join(root, "b.gcg"), join(root, "z.gcg"))],
    ["a file that is there again", (root: string) => writeFileSync(join(root, "lost.gcg"), right)],
  ])("%s is done again, and the output is that of a run without a journal", async (_, change) => {
    const root = folder();
    for (const name of ["a.gcg", "b.gcg", "c.gcg"]) writeFileSync(join(root, name), wrong);
    utimesSync(join(root, "b.gcg"), 1_700_000_000, 1_700_000_000);
    const args = [root, join(root, "lost.gcg")];
    const journal = await journalOf(...args);
    const before = readFileSync(journal, "utf8");
    change(root);
    const whole = await runCommand("check", ...args);
    expect(await runCommand("check", ...args, "--resume", journal)).toEqual(whole);
    const after = readFileSync(journal, "utf8");
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length).split("\n").length - 1).toBeLessThanOrEqual(1); // only that file was done again
    expect(await runCommand("check", ...args, "--resume", journal)).toEqual(whole);
    expect(readFileSync(journal, "utf8")).toBe(after);
  });

  test("a record that fmt has changed itself is done", async () => {
    const path = file("a.gcg", right.replaceAll("\n", "\r\n"));
    const journal = join(folder(), "journal");
    const first = await runCommand("fmt", path, "--write", "--resume", journal);
    expect(first.errors).toContain("1 formatted, 0 unchanged");
    expect(await runCommand("fmt", path, "--write", "--resume", journal)).toEqual(first);
  });

  test.each([
    ["other options", ["--json"], "check with other options: --json or --csv"],
    ["other rules", ["--rules", "world-english-2022"], "check with other options: --rules"],
  ])("%s are refused with what differs, and the journal stays as it is", async (_, options, differs) => {
    const a = file("a.gcg", right);
    const journal = await journalOf(a);
    const before = readFileSync(journal, "utf8");
    const { status, printed, errors } = await runCommand("check", a, ...options, "--resume", journal);
    expect([status, printed]).toEqual([2, ""]);
    expect(errors).toBe(`tilewright check: ${journal}: is the journal of ${differs}; ${advice}\n`);
    expect(readFileSync(journal, "utf8")).toBe(before);
  });

  test("another command is refused with both names", async () => {
    const a = file("a.gcg", right);
    const journal = await journalOf(a);
    const { status, errors } = await runCommand("stats", a, "--resume", journal);
    expect(status).toBe(2);
    expect(errors).toBe(`tilewright stats: ${journal}: is the journal of check, not of stats; ${advice}\n`);
  });

  test("a journal of another version is refused with that version", async () => {
    const a = file("a.gcg", right);
    const journal = await journalOf(a);
    writeFileSync(journal, readFileSync(journal, "utf8").replace(/"version":"[^"]+"/, '"version":"0.0.0-old"'));
    const { errors } = await runCommand("check", a, "--resume", journal);
    expect(errors).toContain(`${journal}: is the journal of version 0.0.0-old; ${advice}\n`);
  });

  test("a file that is not a journal is never written to", async () => {
    const mine = file("mine.txt", "do not touch");
    expect((await runCommand("check", file("a.gcg", right), "--resume", mine)).status).toBe(2);
    expect(readFileSync(mine, "utf8")).toBe("do not touch");
    expect((await runCommand("check", file("a.gcg", right), "--resume", mine)).errors).toContain(
      `${mine}: is not a journal; name another file\n`,
    );
  });

  test("a journal whose first or last line was cut anywhere goes on", async () => {
    const [a, b] = [file("a.gcg", wrong), file("b.gcg", wrong)];
    const journal = await journalOf(a, b);
    const whole = readFileSync(journal);
    const { printed } = await runCommand("check", a, b);
    for (let length = 0; length < whole.length; length += 23) {
      writeFileSync(journal, whole.subarray(0, length));
      expect((await runCommand("check", a, b, "--resume", journal)).printed).toBe(printed);
      expect(readFileSync(journal)).toEqual(whole);
    }
  });

  test("what lies behind a spoiled line is done again", async () => {
    const a = file("a.gcg", wrong);
    const journal = await journalOf(a);
    const whole = readFileSync(journal);
    appendFileSync(journal, "spoiled\n");
    expect((await runCommand("check", a, "--resume", journal)).printed).toBe((await runCommand("check", a)).printed);
    expect(readFileSync(journal)).toEqual(whole);
  });

  test("a file that is named twice is read once and printed twice", async () => {
    const a = file("a.gcg", wrong);
    const journal = await journalOf(a, a);
    expect(readFileSync(journal, "utf8").trimEnd().split("\n")).toHaveLength(2);
    expect(await runCommand("check", a, a, "--resume", journal)).toEqual(await runCommand("check", a, a));
  });

  test("standard input cannot be gone on with", async () => {
    const { errors } = await runCommand("check", "-", "--resume", join(folder(), "journal"));
    expect(errors).toBe("tilewright check: --resume: standard input cannot be read a second time\n");
  });
});

/** Starts the program and kills it as soon as its journal has grown. */
async function killOnceGrown(args: readonly string[], journal: string, length: number): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  while (child.exitCode === null && child.signalCode === null && lengthOf(journal) <= length + 300)
    await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill("SIGKILL");
  await ended;
}

function lengthOf(path: string): number {
  try {
    return readFileSync(path).length;
  } catch {
    return 0;
  }
}
