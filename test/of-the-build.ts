// Which tests run again on the build (`npm run test:dist`). A test that would give the same result on both runs only on
// the source.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { trackedFiles } from "./support/tracked-files.ts";

/** What a build can break: missing exports, tables dropped, duplicated or not frozen, lost characters, examples. */
const breakable: readonly string[] = [
  "test/callers/*.test.ts",
  "test/examples/**/*.test.ts",
  "test/json/saves.test.ts",
  "test/messages/languages.test.ts",
  "test/package/promised.test.ts",
  "test/rules/frozen.test.ts",
  "test/rules/register.test.ts",
  "test/words/words.test.ts",
];

/** The tests of the build: those that it can break, and every random test, so that all random cases run once. */
export function testsOfTheBuild(): readonly string[] {
  return [...breakable, ...trackedFiles().filter((file) => file.endsWith(".test.ts") && draws(file))];
}

/** Whether a test draws random cases, itself or through a module of the tests that it imports. */
function draws(file: string): boolean {
  const reached = new Set([file]);
  for (const path of reached) {
    const text = readFileSync(path, "utf8");
    if (/from "(?:fast-check|[./]+\/seed\.ts)"/.test(text)) return true;
    for (const [, specifier] of text.matchAll(/from "(\.[^"]+)"/g)) {
      const imported = join(dirname(path), specifier as string).replaceAll("\\", "/");
      if (imported.startsWith("test/") && existsSync(imported)) reached.add(imported);
    }
  }
  return false;
}
