import { describe, expect, test } from "vitest";
import { entry } from "../../tsup.config.ts";
import { casesOf } from "../seed.ts";
import { cpuTime } from "../support/cpu-time.ts";
// biome-ignore lint/correctness/useImportExtensions: the bench runs it as it is, so it is JavaScript with types beside it
import { entryNames, exported, mostSeconds, rows, withoutRow } from "../support/hostile.mjs";

// A part of the sizes that `npm run bench -- worst` tries, a twentieth where all cases are drawn: enough to notice what
// grows faster than its input, as a bag that is sorted anew for each event did.
const table = rows(casesOf(4) / 80);

test("every exported function has a row in the table of hostile values, or a reason why not", () => {
  // Languages are tables.
  expect(entryNames).toEqual(Object.keys(entry).filter((name) => !name.startsWith("messages/")));
  const measured = new Set(table.map(({ name }) => name));
  expect(exported.filter((name) => !measured.has(name) && !(name in withoutRow))).toEqual([]);
  expect(
    [...measured, ...Object.keys(withoutRow)].filter((name) => !exported.includes(name) && name !== "englishWords"),
  ).toEqual([]);
});

describe("no accepted value keeps a call busy for more than two seconds a megabyte", () => {
  test.each(table)("$name", ({ cases }) => {
    for (const { name, megabytes, run } of cases()) {
      expect(cpuTime(run) / 1000 / megabytes, name).toBeLessThan(mostSeconds);
    }
  });
});
