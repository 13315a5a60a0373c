import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pathsOf } from "../../src/cli/input/file-list.ts";
import { inputsOf } from "../../src/cli/input/inputs.ts";
import { matchesPath } from "../../src/cli/input/pattern.ts";
import { file, folder } from "./files.ts";

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
    ["*.gcg", ["a.gcg", "b.gcg"]],
    ["?.gcg", ["a.gcg", "b.gcg"]],
    ["*/*.gcg", ["june/10.gcg", "may/1.gcg"]],
    ["**/*.gcg", ["a.gcg", "b.gcg", "june/10.gcg", "may/1.gcg", "may/late/2.gcg"]],
    ["**/late/**", ["may/late/2.gcg"]],
    ["m*/**/?.gcg", ["may/1.gcg", "may/late/2.gcg"]],
    [".hidden/*", [".hidden/3.gcg"]],
    ["n*", ["notes.txt"]],
  ])("the pattern %s is expanded where no shell has done it", (pattern, expected) => {
    const root = season();
    expect(within(root, inputsOf([`${root}/${pattern}`], undefined))).toEqual(expected);
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
      "may/1.gcg",
      "may/late/2.gcg",
      "z.gcg",
    ]);
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
