import { existsSync, readFileSync } from "node:fs";
import * as presets from "tilewright/rulesets";
import * as tileSets from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { readFacts } from "../../docs/site/facts.mjs";
import { shownFirstInWords } from "../render/pictures.ts";

const page = readFileSync("README.md", "utf8");
const first = page.slice(0, page.indexOf("\n## "));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The parts of the first screen, each as it begins, in their order. */
const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["the name", /^# tilewright\n/],
  ["one sentence", /^The rules of [^.]+\.$/m],
  ["the line about trademarks", /^Such games are sold under trademarks/m],
  ["the picture", /^!\[/m],
  ["three links", /^\*\*\[.*\]\(.*\)\*\*$/m],
  ["how to install", /^npm install tilewright$/m],
  ["the code", /^```ts\n/m],
  ["its output", /^```text output\n/m],
  ["what people want", /^\| I want to \|/m],
  ["the facts", /^\| rulebooks \|/m],
  ["what it does not do", /^\*\*What it does not do\.\*\*/m],
];

/** The rows of a table below the line that begins it. */
const rowsOf = (begin: string): readonly (readonly string[])[] =>
  first
    .slice(first.indexOf(begin))
    .split("\n\n", 1)[0]!
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe("README's first screen", () => {
  test("has its parts in order, each once", () => {
    const places = parts.map(([name, pattern]) => ({ name, at: first.search(pattern) }));
    expect(places.filter(({ at }) => at < 0)).toEqual([]);
    expect([...places].sort((a, b) => a.at - b.at)).toEqual(places);
  });

  test("shows docs/board.svg, and says in words what it shows", () => {
    const [, alt, file] = /^!\[([^\]]*)\]\(([^)]+)\)$/m.exec(first) ?? [];
    expect([alt, file]).toEqual([shownFirstInWords, "docs/board.svg"]);
    expect(readFileSync("docs/board.svg", "utf8")).toContain(`<desc>${alt}</desc>`);
  });

  test("has three links", () => {
    const [line = ""] = first.match(/^\*\*\[.*$/m) ?? [];
    const to = [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(to).toEqual(["#try-it", "#start", "docs/which-rules.md"]);
    for (const heading of ["Try it", "Start"]) expect(page).toContain(`\n## ${heading}\n`);
    expect(existsSync("docs/which-rules.md")).toBe(true);
  });

  test("has seven lines of code, which look at `ok`, and an output for each answer", () => {
    const [, code = "", output = ""] = /```ts\n(.*?)```\n+```text output\n(.*?)```/s.exec(first) ?? [];
    expect(code.split("\n").filter((line) => /\w/.test(line))).toHaveLength(7);
    expect(code).toContain("if (!result.ok)");
    expect(output.trim().split("\n")).toHaveLength(2);
  });

  test("has six rows of what people want, each with something to start with", () => {
    const [, , ...rows] = rowsOf("| I want to |");
    expect(rows).toHaveLength(6);
    for (const [, start] of rows) expect(start).toMatch(/`\w+|\]\(docs\//);
  });

  test("says facts that are so", () => {
    const [names = [], , figures = []] = rowsOf("| rulebooks |");
    // The number of other rules is written by npm run docs:generate: see test/docs/rules.test.ts.
    const { "other rules that ship": _, ...facts } = Object.fromEntries(names.map((name, i) => [name, figures[i]]));
    const rulebooks = presets.presets.filter(({ kind }) => kind === "rulebook").length;
    const languages = new Set(
      Object.values(tileSets).flatMap((set) => (typeof set === "object" ? [/^[a-z]+/.exec(set.id)?.[0]] : [])),
    );
    const seats = Object.values(presets.rulesets).map(({ players }) => players.max);
    const [, least, most] = /How many may play: (\d+) to (\d+)\./.exec(readFileSync("src/rules/ruleset.ts", "utf8"))!;
    expect(Math.max(...seats)).toBeLessThanOrEqual(Number(most));
    expect(facts).toEqual({
      rulebooks: `${rulebooks}`,
      languages: `${languages.size}`,
      players: `${least} to ${most}`,
      dependencies: `${Object.keys(manifest.dependencies ?? {}).length}`,
      // `npm run size` compares the sentence with the bundle.
      "to score a play": /scoring a play with a rulebook costs (less than \d+ KiB)/.exec(
        page.replace(/\s+/g, " "),
      )?.[1],
    });
  });
});

test("the landing page of the site says the number of languages that README says", async () => {
  const { languages, rulebooks } = await readFacts();
  expect([rulebooks, languages].map(String)).toEqual([0, 2].map((column) => rowsOf("| rulebooks |")[2]?.[column]));
  expect(readFileSync("docs/site/layouts/landing.njk", "utf8")).toContain("<b>{{ facts.languages }}</b> languages");
});

test("README says the same number of languages everywhere", () => {
  const numbers = [...page.matchAll(/(\d+) languages/g)].map(([, number]) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers)).toEqual(new Set(rowsOf("| rulebooks |")[2]?.slice(2, 3)));
});
