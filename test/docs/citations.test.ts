import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";
import { clauses, editions, readingsPage } from "./clauses.ts";

/** A piece of text that somebody reads, and where it stands. */
interface Line {
  readonly where: string;
  readonly text: string;
}

const files = trackedFiles().filter(
  // The word list is data, and this file spells out what it looks for.
  (file) => /^(src|test|docs)\/.*\.(ts|mjs|md)$/.test(file) && !/^src\/words\/|citations\.test/.test(file),
);
const text = (file: string): string => readFileSync(file, "utf8");

/** The prose of a file: comments of code, and what is neither an example nor code on a page. */
function proseOf(file: string): readonly Line[] {
  const page = file.endsWith(".md");
  let fenced = false;
  return text(file)
    .split("\n")
    .flatMap((raw, index) => {
      if (page && raw.trimStart().startsWith("```")) fenced = !fenced;
      const prose = page ? raw : (/(?:^|[^:])(\/\/.*)$|(^\s*\/?\*.*)$|(\/\*\*.*)$/.exec(raw)?.[0] ?? "");
      return fenced || prose === "" ? [] : [{ where: `${file}:${index + 1}`, text: prose.replaceAll(/`[^`]*`/g, "") }];
    });
}

const prose = files.flatMap(proseOf);

/** The places where a pattern stands whose first group is not among those known. */
const unresolved = (pattern: RegExp, known: ReadonlySet<string>, lines = prose): readonly string[] =>
  lines.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)].flatMap(([, name = ""]) => (known.has(name) ? [] : [`${where}: ${name}`])),
  );

const page = text(readingsPage);
const readings = clauses.filter(({ id }) => id.startsWith("D"));

describe("what is cited can be read", () => {
  test("a clause or a reading that is cited exists", () => {
    const known = new Set([...clauses.map(({ id }) => id), ...editions]);
    expect(unresolved(/\b([SPCTWEVXD]\d{1,2})\b/g, known)).toEqual([]);
  });

  test("every reading has its heading and its title on the page of readings, and no other reading has", () => {
    const titled = [...page.matchAll(/^### (D\d+)\n\n\*\*([^*]+)\.\*\*/gm)].map(([, id, title]) => `${id} ${title}`);
    const capital = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1);
    expect(titled).toEqual(readings.map(({ id, says }) => `${id} ${capital(says)}`));
  });

  test("a scenario that is cited is described on the page of readings", () => {
    const known = new Set([...page.matchAll(/^### Scenario (\d+)$/gm)].map(([, number = ""]) => number));
    const titles = files.flatMap((file) =>
      text(file)
        .split("\n")
        .map((line, i) => ({ where: `${file}:${i + 1}`, text: line })),
    );
    expect(unresolved(/\bscenario (\d+)/gi, known, titles)).toEqual([]);
  });

  test("a page of docs/decisions that is cited exists", () => {
    const names = readdirSync("docs/decisions").map((name) => basename(name, ".md"));
    const known = new Set([...names, ...names.map((name) => name.slice(0, 4))]);
    const whole = files.map((file) => ({ where: file, text: text(file) }));
    expect(unresolved(/\bdecisions\/(\d{4}[\w-]*)/g, known, whole)).toEqual([]);
  });

  test("no page and no test cites a decision by a number: pages have names, readings have D-numbers", () => {
    const named = prose.filter(({ where }) => /^(docs|test)\//.test(where));
    expect(named.filter(({ text }) => /\bdecisions? D?\d/i.test(text))).toEqual([]);
  });
});
