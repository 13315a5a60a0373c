import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand, runIn } from "./terminal.ts";

describe("--out", () => {
  test.each([
    [["check"]],
    [["check", "--csv"]],
    [["check", "--json"]],
    [["stats"]],
    [["stats", "--csv", "--table", "players"]],
    [["stats", "--json"]],
    [["positions"]],
    [["replay"]],
    [["replay", "--json"]],
  ])("%j writes the bytes that it would print, and says how many they are", async (args) => {
    const paths = [file("Zoë.gcg", wrong.replaceAll("Archer", "Ärcher")), file("letter.gcg", "Dear all,\n")];
    const out = join(folder(), "out");
    writeFileSync(out, "what was there before, and is longer than what is written".repeat(500));
    const whole = await runCommand(...args, ...paths);
    const run = await runIn({ colours: true }, ...args, ...paths, "--out", out);
    expect(readFileSync(out, "utf8")).toBe(whole.printed);
    const bytes = readFileSync(out).length.toLocaleString("en");
    expect(run).toEqual({ ...whole, printed: `${out}: ${bytes} bytes\n` });
  });

  test("with a journal, the file has the same bytes", async () => {
    const path = file("a.gcg", wrong);
    const [out, journal] = [join(folder(), "out.csv"), join(folder(), "journal")];
    for (const _ of [1, 2]) await runCommand("check", path, "--csv", "--out", out, "--resume", journal);
    expect(readFileSync(out, "utf8")).toBe((await runCommand("check", path, "--csv")).printed);
  });

  test("no file that is read is overwritten, and none that is named like a record", async () => {
    const path = file("game.json", JSON.stringify({ gcg: right }));
    const before = readFileSync(path, "utf8");
    const read = await runCommand("check", path, "--json", "--out", path);
    expect([read.status, read.errors]).toEqual([
      2,
      `tilewright check: --out: expected a file that is not read, found ${JSON.stringify(path)}\n`,
    ]);
    expect(readFileSync(path, "utf8")).toBe(before);
    const record = file("other.GCG", right);
    expect((await runCommand("stats", path, "--csv", "--out", record)).errors).toContain(
      "--out: expected a name that does not end in .gcg",
    );
    expect(readFileSync(record, "utf8")).toBe(right);
  });

  test("the journal is not overwritten", async () => {
    const journal = join(folder(), "journal");
    const { status, errors } = await runCommand("check", file("a.gcg", right), "--out", journal, "--resume", journal);
    expect(status).toBe(2);
    expect(errors).toContain("--out and --resume: expected two files");
  });

  test("a file that cannot be written is named", async () => {
    const { status, errors } = await runCommand("check", file("a.gcg", right), "--out", "/none/season.csv");
    expect([status, errors]).toEqual([2, "tilewright check: /none/season.csv: no such file\n"]);
  });
});
