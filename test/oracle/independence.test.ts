import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";

const files = trackedFiles().filter((file) => /^test\/oracle\/.*\.m?[jt]s$/.test(file));

/**
 * What an oracle may import besides the others: a maker of random cases, hashes, for programs the files of their user,
 * and the tiles of languages as published.
 */
const allowed = ["fast-check", "node:fs", "node:crypto", "test/tiles/published.ts", "test/tiles/sources.ts"];

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
    .filter(({ imported }) => !allowed.includes(imported ?? "") && !imported?.startsWith("test/oracle/"));
  expect(strangers).toEqual([]);
});
