// docs/vocabulary.md says what the name of a function promises.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { entry } from "../../tsup.config.ts";
import { calls } from "../callers/calls.ts";

type Call = (...args: readonly unknown[]) => unknown;

const page = readFileSync("docs/vocabulary.md", "utf8");

/** The words in backticks of the first cells of a table. */
function firstCells(header: string): readonly string[] {
  const table =
    page
      .slice(page.indexOf(`| ${header} |`))
      .split("\n\n")[0]
      ?.trim() ?? "";
  const cells = table
    .split("\n")
    .slice(2)
    .map((row) => row.split("|")[1] as string);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word as string));
}

const verbs = firstCells("begins with");
const endings = firstCells("ends with");
const exceptions = firstCells("names");

/** Every exported function but for classes. */
const functions = new Map<string, Call>();
for (const name of Object.keys(entry)) {
  const path = name === "index" ? "tilewright" : `tilewright/${name}`;
  for (const [exported, value] of Object.entries<unknown>(await import(path)))
    if (typeof value === "function" && /^[a-z]/.test(exported)) functions.set(exported, value as Call);
}
const names = [...functions.keys()];
const hasVerb = (name: string, verb: string): boolean => new RegExp(`^${verb}([A-Z]|$)`).test(name);
/** The functions that are named by a verb, without exceptions. */
const withVerb = (...wanted: readonly string[]): readonly string[] =>
  names.filter((name) => !exceptions.includes(name) && wanted.some((verb) => hasVerb(name, verb)));
const answerOf = (name: string): unknown => (functions.get(name) as Call)(...(calls[name] ?? []));

describe("the names of functions in docs/vocabulary.md", () => {
  test("begin with a verb of the table, end as the table says, or are exceptions with a reason", () => {
    expect(names.length).toBeGreaterThan(100);
    const known = (name: string): boolean =>
      exceptions.includes(name) ||
      verbs.some((verb) => hasVerb(name, verb)) ||
      endings.some((end) => name.endsWith(end));
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  test("need every verb, every ending and every exception", () => {
    expect(verbs.filter((verb) => withVerb(verb).length === 0)).toEqual([]);
    expect(endings.filter((end) => !names.some((name) => name.endsWith(end)))).toEqual([]);
    expect(exceptions.filter((name) => !functions.has(name))).toEqual([]);
  });

  test("keep the promise of `parse`: no throw, whatever is passed, and problems if it cannot be read", () => {
    const unreadable = [undefined, null, 7, Symbol("seven"), () => 7, "\0", new Uint8Array(3)];
    for (const name of withVerb("parse")) {
      const [, ...context] = calls[name] as readonly unknown[];
      for (const given of unreadable) {
        const answer = (functions.get(name) as Call)(given, ...context) as { readonly problems?: readonly unknown[] };
        expect(answer.problems?.length, `${name}(${String(given)})`).toBeGreaterThan(0);
      }
    }
  });

  test("keep the promise of `format`: there is a parser of the same thing", () => {
    expect(withVerb("format").filter((name) => !functions.has(name.replace("format", "parse")))).toEqual([]);
  });

  test.each([
    ["boolean", ["can", "is", "judge"]],
    ["number", ["count"]],
    ["string", ["render"]],
  ])("keep the promise of a %s for %j", (type, wanted) => {
    const kinds = withVerb(...wanted).map((name) => [name, typeof answerOf(name)]);
    expect(kinds).toEqual(kinds.map(([name]) => [name, type]));
  });

  test("keep the promise of `describe` and `explain`: sentences", () => {
    const inWords = (value: unknown): boolean =>
      typeof value === "string" || (typeof value === "object" && value !== null && Object.values(value).every(isWords));
    const isWords = (value: unknown): boolean => value === null || inWords(value);
    expect(withVerb("describe", "explain").filter((name) => !inWords(answerOf(name)))).toEqual([]);
  });
});
