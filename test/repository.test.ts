import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** What lies at the top: all that is committed, and what tools write and git ignores. */
const top = [
  [".changeset", ".ci", ".git", ".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "docs", "package-lock.json"],
  ["package.json", "src", "test", "tsconfig.json", "tsup.config.ts"],
  [".stryker-tmp", "coverage", "dist", "node_modules", "reports"],
].flat();

const filesUnder = (path: string): readonly string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

const written = ["src", "docs", "test", "README.md", "package.json", ".changeset"]
  .flatMap(filesUnder)
  // The word list is data: any letters may meet in it.
  .filter((path) => !/^docs\/api\/|\/generated\/|^src\/words\//.test(path));
const source = written.filter((path) => path.startsWith("src/"));
const saying = (paths: readonly string[], pattern: RegExp): readonly string[] =>
  paths.filter((path) => pattern.test(readFileSync(path, "utf8")));

describe("the repository", () => {
  test("has nothing else at its top", () => {
    expect(readdirSync(".").filter((name) => !top.includes(name))).toEqual([]);
  });

  test("names no trademark and no company in its files and its code", () => {
    const names = new RegExp(["scrab" + "ble", "has" + "bro", "mat" + "tel"].join("|"), "i");
    expect(written.filter((path) => names.test(path))).toEqual([]);
    expect(saying(source, names)).toEqual([]);
  });

  test("leaves nothing for later, and switches no check off", () => {
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
