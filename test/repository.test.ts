import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { trackedFiles } from "./support/tracked-files.ts";

/** What may stand at the top. */
const top = [
  [
    ".changeset",
    ".ci",
    ".editorconfig",
    ".gitattributes",
    ".github",
    ".gitignore",
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "docs",
    "package-lock.json",
  ],
  ["package.json", "src", "test", "tsconfig.json", "tsup.config.ts"],
].flat();

const files = trackedFiles();
const written = files
  .filter((path) => /^(src|docs|test|README\.md|package\.json|\.changeset)(\/|$)/.test(path))
  // The word list is data: any letters may meet in it.
  .filter((path) => !path.startsWith("src/words/"));
const source = written.filter((path) => path.startsWith("src/"));
const inTests = written.filter((path) => /^test\/.*\.test\.ts$/.test(path));
const saying = (paths: readonly string[], pattern: RegExp): readonly string[] =>
  paths.filter((path) => pattern.test(readFileSync(path, "utf8")));

describe("the repository", () => {
  test("has only the listed files and folders at its top", () => {
    expect(files.filter((path) => !top.includes(path.split("/")[0] as string))).toEqual([]);
  });

  test("names no trademark and no company in its files and its code", () => {
    const names = new RegExp(["scrab" + "ble", "has" + "bro", "mat" + "tel"].join("|"), "i");
    expect(written.filter((path) => names.test(path))).toEqual([]);
    expect(saying(source, names)).toEqual([]);
  });

  test("has no note of work left to do, and no check that is switched off", () => {
    const marks = [
      "TO" + "DO",
      "FIX" + "ME",
      "v8 " + "ignore",
      "istanbul " + "ignore",
      "Stryker " + "disable",
      "@ts-" + "ignore",
    ];
    expect(saying(written, new RegExp(marks.join("|")))).toEqual([]);
  });
});

test("no test has a limit by the clock on the wall: a busy machine is not a failure", () => {
  const clocks = new RegExp(["performance\\." + "now", "Date\\." + "now", "process\\." + "hrtime"].join("|"));
  expect(saying(inTests, clocks)).toEqual([]);
});

test("docs/contributing.md lists every environment variable that the tests, benches and checks read", () => {
  const guide = readFileSync("docs/contributing.md", "utf8");
  const programs = files.filter((path) => /^test\/.*\.(?:ts|mjs)$/.test(path) && !path.includes("fixtures/"));
  const read = programs.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/process\.env(?:\.|\[")([A-Z_]+)/g)].map(([, name]) => name as string),
  );
  const ofOthers = ["NODE_ENV", "NODE_OPTIONS", "PATH", "NO_COLOR"];
  expect(new Set(read).size).toBeGreaterThan(10);
  expect(read.filter((name) => !ofOthers.includes(name) && !guide.includes(`\`${name}\``))).toEqual([]);
});

test("docs/contributing.md lists every file that npm run docs:generate writes", () => {
  const row = readFileSync("docs/contributing.md", "utf8").match(/^\| `npm run docs:generate` \|.*$/m)![0];
  const named = row.split(/[ ,|]+/);
  const written = inTests
    .filter((path) => path.startsWith("test/docs/"))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/toMatchFileSnapshot\(\s*([^)]*)\)/g)])
    .map(([, file]) => /^"\.\.\/\.\.\/(.+)"/.exec(file!)?.[1] ?? `a file that is no literal: ${file}`);
  expect(written.length).toBeGreaterThanOrEqual(10);
  expect(
    written.filter((path) => !named.includes(path) && !named.includes(path.replace(/^README\.md$/, "README"))),
  ).toEqual([]);
});
