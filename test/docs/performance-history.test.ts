import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const cells = (row: string): readonly string[] =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = readFileSync("docs/performance-history.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "));
const start = lines.findIndex((line) => line.startsWith("| release |"));
const [header = [], ...rows] = lines.slice(start).map(cells);
const measured = readdirSync("test/bench")
  .filter((file) => file.endsWith(".bench.mjs"))
  .flatMap((file) => [...readFileSync(`test/bench/${file}`, "utf8").matchAll(/\bcolumn: "([^"]+)"/g)])
  .map(([, column]) => column);

describe("docs/performance-history.md", () => {
  test("has a column for each figure that the benchmark of the history prints, in its order", () => {
    expect(measured.length).toBeGreaterThan(5);
    expect(header).toEqual(["release", "commit", "date", "machine", ...measured]);
  });

  test("explains each column", () => {
    const explained = lines.slice(0, start).map((line) => cells(line)[0]);
    expect(measured.filter((column) => !explained.includes(column))).toEqual([]);
  });

  test("has a figure of two digits after the point in each column of each row, or - if it was not measured then", () => {
    const figures = rows.filter(([release]) => !release?.startsWith("---"));
    expect(figures.length).toBeGreaterThan(0);
    for (const row of figures) {
      expect(row).toHaveLength(header.length);
      for (const figure of row.slice(4)) expect(figure).toMatch(/^(?:\d+\.\d\d|-)$/);
    }
  });

  test("has a row for each release in CHANGELOG.md", () => {
    const changelog = existsSync("CHANGELOG.md") ? readFileSync("CHANGELOG.md", "utf8") : "";
    const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, release]) => release);
    expect(releases.filter((release) => !rows.some(([name]) => name === release))).toEqual([]);
  });
});
