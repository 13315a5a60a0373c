import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";

const files = trackedFiles().filter((file) => /^test\/oracle\/.*\.ts$/.test(file));

test("the oracles import one another and fast-check, but nothing from the library", () => {
  expect(files.length).toBeGreaterThan(20);
  const strangers = files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, specifier]) => ({
        file,
        imported: specifier?.startsWith(".") ? join(dirname(file), specifier) : specifier,
      })),
    )
    .filter(({ imported }) => imported !== "fast-check" && !imported?.startsWith("test/oracle/"));
  expect(strangers).toEqual([]);
});
