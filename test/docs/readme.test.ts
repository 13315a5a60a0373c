import { readFileSync } from "node:fs";
import * as presets from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { readFacts } from "../../docs/site/facts.mjs";
import { shownFirstInWords } from "../render/pictures.ts";
import { scenarios } from "../size/scenarios.mjs";

const page = readFileSync("README.md", "utf8");
const first = page.slice(0, page.indexOf("\n## "));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The parts of the first screen, each as it begins, in their order. */
const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["the name", /^# tilewright\n/],
  ["one sentence", /^The rules of [^.]+\.$/m],
  ["the line about trademarks", /^Scrabble and similar names are trademarks/m],
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

/** What a bundle may weigh, as README says it. */
const promised = (name: string): string =>
  `${scenarios.find((scenario) => scenario.name === name)?.budget.toLocaleString("en")} bytes`;

test("README has at most 127 lines", () => {
  expect(page.trimEnd().split("\n").length).toBeLessThanOrEqual(127);
});

test("README has one table of places to start with", () => {
  expect(page.match(/\| (?:start with|read) \|$/gm)).toHaveLength(1);
});

test("README promises the sizes that npm run size holds", () => {
  const said = scenarios.flatMap((scenario) => ("readme" in scenario ? [{ ...scenario }] : []));
  expect(said.length).toBeGreaterThan(3);
  const rows = page.split("\n").filter((line) => line.startsWith("|"));
  for (const { name, readme } of said) {
    const ends = `| ${promised(name)} |`;
    expect(
      rows.filter((row) => row.includes(`${readme}`) && row.endsWith(ends)),
      name,
    ).toHaveLength(1);
  }
  expect(rows.filter((row) => /bytes \|$/.test(row) && !/^\| \d+ \|/.test(row))).toHaveLength(said.length);
});

test("README names every entry point in one table", () => {
  const { exports } = manifest;
  const table = page.slice(page.indexOf("\n| import |"));
  // One language stands for all.
  const names = Object.keys(exports).filter((name) => !/\.json$|^\.\/messages\/(?!german$)/.test(name));
  const lacking = names.filter((name) => !table.includes(`\`${name.replace(".", "tilewright")}\``));
  expect(lacking).toEqual([]);
});

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
    expect(to).toEqual(["#try-it", "docs/start.md", "docs/which-rules.md"]);
    expect(page).toContain("\n## Try it\n");
  });

  test("has seven lines of code, which look at `ok`, and an output for each answer", () => {
    const [, code = "", output = ""] = /```ts\n(.*?)```\n+```text output\n(.*?)```/s.exec(first) ?? [];
    expect(code.split("\n").filter((line) => /\w/.test(line))).toHaveLength(7);
    expect(code).toContain("if (!result.ok)");
    expect(output.trim().split("\n")).toHaveLength(2);
  });

  test("has seven rows of what people want, each with something to start with", () => {
    const [, , ...rows] = rowsOf("| I want to |");
    expect(rows).toHaveLength(7);
    for (const [, start] of rows) expect(start).toMatch(/`\w+|\]\(docs\//);
  });

  test("says facts that are so", () => {
    const [names = [], , figures = []] = rowsOf("| rulebooks |");
    // The number of other rules is written by npm run docs:generate: see test/docs/rules.test.ts.
    const { "other presets included": _, ...facts } = Object.fromEntries(names.map((name, i) => [name, figures[i]]));
    const rulebooks = presets.presets.filter(({ kind }) => kind === "rulebook").length;
    const languages = new Set(
      Object.values(tileSets).flatMap((set) => (typeof set === "object" ? [/^[a-z]+/.exec(set.id)?.[0]] : [])),
    );
    const seats = Object.values(presets.rulesets).map(({ players }) => players.max);
    const [, least, most] = /The number of players allowed: (\d+) to (\d+)\./.exec(
      readFileSync("src/rules/ruleset.ts", "utf8"),
    )!;
    expect(Math.max(...seats)).toBeLessThanOrEqual(Number(most));
    expect(facts).toEqual({
      rulebooks: `${rulebooks}`,
      "tile sets": `${languages.size} languages`,
      players: `${least} to ${most}`,
      dependencies: `${Object.keys(manifest.dependencies ?? {}).length}`,
      // `npm run size` holds the bundle against it.
      "size of the scoring core": `at most ${promised("scoreMove with a rulebook")}`,
    });
  });
});

test("the landing page of the site says the number of languages that README says", async () => {
  const { languages, rulebooks } = await readFacts();
  const said = [0, 2].map((column) => Number.parseInt(rowsOf("| rulebooks |")[2]?.[column] ?? "", 10));
  expect([rulebooks, languages]).toEqual(said);
  expect(readFileSync("docs/site/layouts/landing.njk", "utf8")).toContain("<b>{{ facts.languages }}</b> languages");
});
