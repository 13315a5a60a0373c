// Work in parts, for commands that take minutes: it goes on where it was stopped, and does nothing twice.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

// Commands run it as it is, so it is JavaScript without types.
const { inParts, partsOf } = await import(new URL("../support/in-parts.mjs", import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), "tilewright-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const program = new URL("doubling-worker.mjs", import.meta.url);
const parts = partsOf(10, 3);

test("the last part has what is left", () => {
  expect(parts).toEqual([
    [0, 3],
    [3, 6],
    [6, 9],
    [9, 10],
  ]);
});

test("what was done before a worker died is kept, and the rest is done by those that come after", async () => {
  const first = inParts(program, { name: "first", failsAt: 6 }, parts, { folder, workers: 1 });
  await expect(first).rejects.toThrow("killed");
  expect(readdirSync(folder).sort()).toEqual(["0-3.json", "3-6.json"]);

  const results = await inParts(program, { name: "second" }, parts, { folder, workers: 2 });
  expect(results).toEqual([
    { doubled: 0, by: "first" },
    { doubled: 6, by: "first" },
    { doubled: 12, by: "second" },
    { doubled: 18, by: "second" },
  ]);
});
