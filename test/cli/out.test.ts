import { spawnSync } from "node:child_process";
import { closeSync, linkSync, openSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { file, folder, right, wrong } from "./files.ts";
import { programForTests } from "./program.ts";
import { runCommand, runIn } from "./terminal.ts";

const program = programForTests();

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

  test.each(["check", "stats", "positions", "replay --json", "replay --html", "pack"])(
    "a record is not overwritten by %s, whatever its name is",
    async (command) => {
      const isPack = command === "pack";
      const [name = "", ...options] = command.split(" ");
      const input = isPack ? file("words.txt", "cat\n") : file("a.gcg", right);
      const out = options[0] === "--html" ? options : [...options, "--out"];
      for (const text of [right, wrong, JSON.stringify({ gcg: right }), right.replaceAll("\n", "\r\n")]) {
        const record = file(isPack ? "table 3.js" : "table 3", text);
        const { status, printed, errors } = await runCommand(name, input, ...out, record);
        expect([status, printed]).toEqual([2, ""]);
        expect(errors).toContain(": expected a file that is not a recorded game, found ");
        expect(readFileSync(record, "utf8")).toBe(text);
      }
    },
  );

  test.each(["--out", "--html"])("%s does not write through a hard link", async (option) => {
    for (const text of [right, "Dear all,\n"]) {
      const record = file("a.gcg", text);
      const link = twin(record);
      const { status, errors } = await runCommand("replay", file("b.gcg", right), option, link);
      expect(status).toBe(2);
      expect(errors).toContain(
        `${option}: expected a file ${text === right ? "that is not a recorded game" : "without a second name (a hard link)"}`,
      );
      expect(readFileSync(record, "utf8")).toBe(text);
    }
  });

  test.each([
    ["check"],
    ["check --csv"],
    ["check --json --details"],
    ["stats"],
    ["stats --json"],
    ["stats --csv --table plays"],
    ["positions"],
    ["positions --json"],
    ["replay"],
    ["replay --plain"],
    ["replay --json"],
    ["replay --html"],
    ["pack"],
  ])("what %s wrote is replaced when it is written again", async (command) => {
    const [name = "", ...options] = command.split(" ");
    const input = name === "pack" ? file("words.txt", "cat\n") : file("a.gcg", wrong);
    const out = join(folder(), "out.js");
    const args = [name, input, ...options, ...(command === "replay --html" ? [] : ["--out"]), out];
    const first = await runCommand(...args);
    expect(first.printed).toContain(out);
    expect(await runCommand(...args)).toEqual(first);
  });

  test.each([
    ["the list of the files", (list: string) => ["check", "--csv", "--files-from", list, "--out", list]],
    ["the list of the one file", (list: string) => ["replay", "--files-from", list, "--html", list]],
    ["the list of the files, by a link,", (list: string) => ["check", "--files-from", list, "--out", linkTo(list)]],
    [
      "the list of the files, by its other name,",
      (list: string) => ["stats", "--files-from", list, "--out", twin(list)],
    ],
  ])("%s is not overwritten", async (_, argsFor) => {
    const list = file("list.txt", `${file("a.gcg", right)}\n`);
    const before = readFileSync(list, "utf8");
    const args = argsFor(list);
    const { status, printed, errors } = await runCommand(...args);
    expect([status, printed]).toEqual([2, ""]);
    expect(errors).toBe(
      `tilewright ${args[0]}: ${args.at(-2)}: expected a file that is not read, found ${JSON.stringify(args.at(-1))}\n`,
    );
    expect(readFileSync(list, "utf8")).toBe(before);
  });

  test.each(["--out", "--html"])(
    "no record is overwritten by %s, by its name, by a link or for one turn",
    async (option) => {
      const game = file("game.json", JSON.stringify({ gcg: right }));
      const other = file("other.gcg", right);
      const turn = option === "--out" ? "@2" : "";
      for (const [name, target] of [
        [other, other],
        [linkTo(other), other],
        [join(folder(), "new.GCG"), null],
        [game, game],
        [linkTo(game), game],
      ] as const) {
        const before = target === null ? null : readFileSync(target, "utf8");
        const { status, printed, errors } = await runCommand("replay", `${game}${turn}`, option, name);
        expect([status, printed]).toEqual([2, ""]);
        expect(errors).toMatch(
          new RegExp(`^tilewright replay: ${option}: expected a (file that is not read|name that .*), found`),
        );
        if (target !== null) expect(readFileSync(target, "utf8")).toBe(before);
      }
    },
  );

  test("what comes from standard input, a record or a list, is not overwritten", () => {
    const game = file("game.json", JSON.stringify({ gcg: right }));
    const list = file("list.txt", `${game}\n`);
    for (const [path, args] of [
      [game, ["check", "-"]],
      [list, ["check", "--files-from", "-"]],
    ] as const) {
      const before = readFileSync(path, "utf8");
      const input = openSync(path, "r");
      const { status, stderr } = spawnSync(process.execPath, [program, ...args, "--csv", "--out", path], {
        encoding: "utf8",
        stdio: [input, "pipe", "pipe"],
      });
      closeSync(input);
      expect([status, stderr]).toEqual([2, expect.stringContaining("--out: expected a file that is not read")]);
      expect(readFileSync(path, "utf8")).toBe(before);
    }
  });

  test("a file that cannot be written is named", async () => {
    const { status, errors } = await runCommand("check", file("a.gcg", right), "--out", "/none/season.csv");
    expect([status, errors]).toEqual([2, "tilewright check: /none/season.csv: no such file\n"]);
  });
});

/** A link to a file, in a folder of its own. */
function linkTo(path: string): string {
  const link = join(folder(), "link.txt");
  symlinkSync(path, link);
  return link;
}

/** Another name of a file. */
function twin(path: string): string {
  const name = join(folder(), "twin.txt");
  linkSync(path, name);
  return name;
}
