import { readFileSync } from "node:fs";
import * as core from "tilewright";
import * as json from "tilewright/json";
import * as movegen from "tilewright/movegen";
import * as rulesets from "tilewright/rulesets";
import * as words from "tilewright/words";
import { describe, expect, test } from "vitest";
import { sections } from "./cells.mjs";
import { judge } from "./judge.mjs";
import { reasonOf } from "./reason.mjs";
import { formatTables, keyOf, readTables } from "./table.mjs";

interface Cell {
  readonly row: string;
  readonly column?: string;
  readonly how?: string;
  readonly short?: boolean;
}

const cells: readonly Cell[] = sections.flatMap((section) => section.cells as readonly Cell[]);

describe("the table of runtimes", () => {
  const committed = readTables(readFileSync("docs/runtimes.md", "utf8").split("## What CI found")[1] ?? "");

  test("says of every cell that it passed, or failed and why", () => {
    expect(cells.filter((cell) => !/^(?:passed|failed: .+)$/.test(committed.get(keyOf(cell)) ?? ""))).toEqual([]);
  });

  test("has no row and no column that is not tried", () => {
    const tried = new Set([...cells.map(keyOf), ...cells.map(({ row }) => keyOf({ row, column: "how" }))]);
    expect([...committed.keys()].filter((key) => !tried.has(key))).toEqual([]);
  });

  test("tries one of each kind in the short run", () => {
    const kinds = sections.filter((section) => (section.cells as readonly Cell[]).some(({ short }) => short === true));
    expect(kinds).toHaveLength(sections.length);
  });

  test("is read as it was written", () => {
    const results = new Map(cells.map((cell, i) => [keyOf(cell), i % 2 === 0 ? "passed" : `failed: reason ${i}`]));
    const found = readTables(formatTables(sections, results));
    expect([...results].filter(([key, text]) => found.get(key) !== text)).toEqual([]);
  });
});

describe("the judge of a runtime", () => {
  const entries = { core, json, movegen, rulesets, words };
  const names = { core: ["createGame", "applyMove"], movegen: ["bestPlay"] };

  test("finds nothing wrong with the source", () => {
    expect(judge(entries, names)).toEqual([]);
  });

  test("names an export that is missing, and an entry point that came empty", () => {
    expect(judge({ ...entries, element: {} }, { core: ["createGame", "nothing"], element: ["defineBoard"] })).toEqual([
      "core lacks nothing",
      "element lacks defineBoard",
    ]);
  });

  test("reports an engine in which no play is found, and one that throws", () => {
    const broken = { ...entries, movegen: { bestPlay: () => null } };
    expect(judge(broken, names)).toHaveLength(2);
  });
});

test("a reason is one line without the colours and folders of the machine", () => {
  const said =
    "building\n\u001b[31mError: Cannot find module 'tilewright/words' from '/tmp/x/projects/jest/a.js'\u001b[0m\n";
  expect(reasonOf(new Error(said), "/tmp/x")).toBe("Error: Cannot find module 'tilewright/words' from './a.js'");
});
