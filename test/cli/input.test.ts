import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pathsOf } from "../../src/cli/input/file-list.ts";
import { inputsOf } from "../../src/cli/input/inputs.ts";
import { matchesPath } from "../../src/cli/input/pattern.ts";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand, runIn } from "./terminal.ts";

/** A folder with a season of games, and something else. */
function season(): string {
  const root = folder();
  for (const name of ["may", "may/late", ".hidden", "june"]) mkdirSync(join(root, name));
  const games = ["b.gcg", "a.gcg", "C.GCG", "notes.txt", "may/1.gcg", "may/late/2.gcg", ".hidden/3.gcg", "june/10.gcg"];
  for (const name of games) writeFileSync(join(root, name), "");
  return root;
}

const within = (root: string, paths: Iterable<string>): readonly string[] =>
  [...paths].map((path) => path.replace(`${root}/`, ""));

describe("the files that arguments stand for", () => {
  test("a folder stands for the games in it and in its folders, by name, without what is hidden", () => {
    const root = season();
    const all = ["C.GCG", "a.gcg", "b.gcg", "june/10.gcg", "may/1.gcg", "may/late/2.gcg"];
    expect(within(root, inputsOf([root], undefined))).toEqual(all);
    expect(within(root, inputsOf([`${root}/`], undefined))).toEqual(all);
  });

  test.each([
    ["*.gcg", ["C.GCG", "a.gcg", "b.gcg"]],
    ["*.GCG", ["C.GCG", "a.gcg", "b.gcg"]],
    ["c.gc?", []],
    ["?.gcg", ["C.GCG", "a.gcg", "b.gcg"]],
    ["*/*.gcg", ["june/10.gcg", "may/1.gcg"]],
    ["**/*.gcg", ["C.GCG", "a.gcg", "b.gcg", "june/10.gcg", "may/1.gcg", "may/late/2.gcg"]],
    ["**/late/**", ["may/late/2.gcg"]],
    ["may/**", ["may/1.gcg", "may/late/2.gcg"]],
    ["m*/**/?.gcg", ["may/1.gcg", "may/late/2.gcg"]],
    [".hidden/*", [".hidden/3.gcg"]],
    ["n*", ["notes.txt"]],
  ])("the pattern %s is expanded where no shell has done it", (pattern, expected) => {
    const root = season();
    expect(within(root, inputsOf([`${root}/${pattern}`], undefined))).toEqual(
      expected.length === 0 ? [pattern] : expected,
    );
  });

  test("a file whose name looks like a pattern is that file", () => {
    const path = file("what?.gcg", "");
    expect([...inputsOf([path], undefined)]).toEqual([path]);
  });

  test("what is not there stays as it was written, in its place", () => {
    const path = file("a.gcg", "");
    expect([...inputsOf(["/none/*.gcg", path, "-", "/none.gcg"], undefined)]).toEqual([
      "/none/*.gcg",
      path,
      "-",
      "/none.gcg",
    ]);
  });

  test("links to files count, and links to folders do not lead in circles", () => {
    const root = season();
    symlinkSync(join(root, "a.gcg"), join(root, "z.gcg"));
    symlinkSync(root, join(root, "june/round"));
    symlinkSync(join(root, "nowhere"), join(root, "lost.gcg"));
    expect(within(root, inputsOf([root], undefined)).slice(3)).toEqual([
      "june/10.gcg",
      "lost.gcg",
      "may/1.gcg",
      "may/late/2.gcg",
      "z.gcg",
    ]);
  });

  test.each([
    ["a folder", ""],
    ["a pattern", "/**/*.gcg"],
  ])("in %s, a folder that cannot be read stands for itself", (_, pattern) => {
    const root = season();
    const files = inputsOf([`${root}${pattern}`], undefined)[Symbol.iterator]();
    const first = [1, 2, 3, 4].map(() => files.next().value as string);
    expect(within(root, first).at(-1)).toBe("june/10.gcg");
    rmSync(join(root, "may"), { recursive: true }); // it was there when the folder above was read
    expect(within(root, [files.next().value as string])).toEqual(["may"]);
    expect(files.next().done).toBe(true);
  });

  test("a folder that cannot be read has its own line and status 2, and the other files are still checked", async () => {
    const root = folder();
    for (const name of ["a", "b", "c"]) mkdirSync(join(root, name));
    for (const name of ["a/1.gcg", "b/2.gcg", "c/3.gcg"]) writeFileSync(join(root, name), wrong);
    const printed: string[] = [];
    const print = async (text: string): Promise<void> => {
      printed.push(text);
      rmSync(join(root, "b"), { recursive: true, force: true });
    };
    const { status, errors } = await runIn({ print }, "check", root);
    expect(status).toBe(2);
    expect(errors).toMatch(new RegExp(`^tilewright check: ${root}/b: no such file\n2 games, .*; 1 file not read\n$`));
    expect(printed.join("")).toContain("c/3.gcg:9:25 wrong-score");
  });

  test("a link that leads in a circle has its own line, in a folder and as an argument", async () => {
    const root = folder();
    symlinkSync("round.gcg", join(root, "round.gcg"));
    writeFileSync(join(root, "z.gcg"), wrong);
    for (const args of [[root], [`${root}/round.gcg`, `${root}/z.gcg`]]) {
      const { status, printed, errors } = await runCommand("check", ...args);
      expect(status).toBe(2);
      expect(errors).toContain(`tilewright check: ${root}/round.gcg: is a symbolic link that leads in a circle\n`);
      expect(printed).toContain("z.gcg:9:25 wrong-score");
    }
  });

  test("two names are not taken for one with a space because a pattern leads to what cannot be read", async () => {
    const root = folder();
    symlinkSync("round", join(root, "round"));
    const { status, errors } = await runCommand("check", `${root}/round/*.gcg`, `${root}/none.gcg`);
    expect(status).toBe(2);
    expect(errors).toBe(
      `tilewright check: ${root}/round/*.gcg: is a symbolic link that leads in a circle\n` +
        `tilewright check: ${root}/none.gcg: no such file\n`,
    );
  });

  test("names that are too long for the system have lines of their own", async () => {
    const names = ["a", "b", "c"].map((letter) => letter.repeat(200));
    const { status, errors } = await runCommand("check", ...names, "d".repeat(300));
    expect(status).toBe(2);
    expect(errors.match(/: no such file\n/g)).toHaveLength(3);
    expect(errors).toContain(": the name is too long\n");
  });

  test.each([
    ["a newline", "a.gcg\nb c.gcg\n\n"],
    ["a carriage return and a newline", "a.gcg\r\nb c.gcg"],
    ["a zero byte", "a.gcg\0b c.gcg\0"],
  ])("a list has one name before each %s", (_, text) => {
    expect([...inputsOf([], file("list", text))]).toEqual(["a.gcg", "b c.gcg"]);
    const bytes = [...new TextEncoder().encode(text)];
    expect([...pathsOf(bytes.map((byte) => Uint8Array.of(byte)))]).toEqual(["a.gcg", "b c.gcg"]);
  });

  test("a name with a newline in it survives a list with zero bytes", () => {
    expect([...inputsOf([], file("list", "a\nb.gcg\0c.gcg\0"))]).toEqual(["a\nb.gcg", "c.gcg"]);
  });

  test("what a folder holds besides games is counted, and a record with a second ending is named first", () => {
    const root = season();
    const inputs = inputsOf([root, join(root, "may")], undefined);
    expect(inputs.leftOut()).toBeNull();
    for (const _ of [1, 2]) {
      expect([...inputs].length).toBe(8);
      expect(inputs.leftOut()).toEqual({ count: 1, first: `${root}/notes.txt` });
    }
    writeFileSync(join(root, "may/z.gcg.txt"), "");
    expect([...inputs].length).toBe(8);
    expect(inputs.leftOut()).toEqual({ count: 3, first: `${root}/may/z.gcg.txt` });
  });

  test("at the end of the work one reads how many files of a folder were left out", async () => {
    const root = folder();
    writeFileSync(join(root, "1.gcg"), right);
    writeFileSync(join(root, "2.gcg.txt"), right);
    const { errors, printed } = await runCommand("check", root, "--json");
    expect(errors).toBe(
      `skipped 1 file in a folder, because its name does not end in .gcg: ${root}/2.gcg.txt\n` +
        "1 game, 3 plays: 3 scores and 5 of 5 totals agree; 0 remarks\n",
    );
    expect(printed).not.toContain("2.gcg.txt");
    writeFileSync(join(root, "notes.md"), "");
    expect((await runCommand("positions", root)).errors).toBe(
      `skipped 2 files in a folder, because their names do not end in .gcg: ${root}/2.gcg.txt and 1 more\n`,
    );
    expect((await runCommand("check", `${root}/*.gcg`)).errors).toMatch(/^1 game/);
  });

  test.each([
    ["a folder", "Club games 2026"],
    ["a folder in a folder", "Club games 2026/Round 1"],
    ["a file", "Club games 2026/Round 1/Table 2.gcg"],
    ["a pattern", "Club games 2026/*/*.gcg"],
  ])("the name of %s that fell apart at its spaces is refused with what to write", async (_, name) => {
    const root = folder();
    mkdirSync(join(root, "Club games 2026/Round 1"), { recursive: true });
    writeFileSync(join(root, "Club games 2026/Round 1/Table 2.gcg"), right);
    const whole = `${root}/${name}`;
    const { status, printed, errors } = await runCommand("check", "--csv", ...whole.split(" "));
    expect([status, printed]).toEqual([2, ""]);
    expect(errors).toBe(
      `tilewright check: put names that contain spaces in quotation marks: "${whole}" instead of ${whole}\n`,
    );
    expect((await runCommand("check", whole)).status).toBe(0);
  });

  test("they can be gone through twice", () => {
    const inputs = inputsOf([season()], undefined);
    expect([...inputs]).toEqual([...inputs]);
  });
});

test.each([
  ["a*b*c", "axxbxxc", true],
  ["a*b*c", "axxbxx", false],
  ["*", ".gcg", false],
  ["*a*a*a*a*a*a*a*a*a*a*a*a*b", "a".repeat(5000), false],
  ["**/**/**/x", "a/b/c/x", true],
  ["**/x", "x", true],
  ["a/**", "a", true],
])("%s matches %s: %s", (pattern, path, expected) => {
  expect(matchesPath(pattern.split("/"), path.split("/"))).toBe(expected);
});
