// Which tests run again on the build (`npm run test:dist`). What says the same of the source and of the build is asked once,
// of the source.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { trackedFiles } from "./support/tracked-files.ts";

/** What a build can break: an export is missing, a table is left out, can be changed or is there twice, letters are lost. */
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

/** The tests of the build: what it can break, and every test that draws its cases, which draws all of them there. */
export function testsOfTheBuild(): readonly string[] {
  return [...breakable, ...trackedFiles().filter((file) => file.endsWith(".test.ts") && draws(file))];
}

/** Whether a test draws its cases, itself or by what it imports from the tests. */
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
