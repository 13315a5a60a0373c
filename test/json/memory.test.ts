// How much memory a text takes that is made to take much: each is read by a process of its own, and its peak is compared
// with that of a process which only holds the text.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { parseGame } from "tilewright/json";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasMoreValues } from "../../src/read/json-values.ts";
import { mostValues as entries, mostCharacters as longest } from "../../src/read/parse.ts";

/**
 * As a multiple of the text. Without counting before, `JSON.parse` alone takes 75 times. Engines from that of Node 24
 * on keep more for an object whose keys are in an order of their own: 23 times were measured.
 */
const most = Number(process.versions.node.split(".")[0]) >= 24 ? 25 : 20;

const folder = mkdtempSync(join(tmpdir(), "tilewright-memory-"));
beforeAll(() => {
  const contents = `import { readFileSync } from "node:fs";
import { parseGame } from "./src/json/index.ts";
const [, , file, what] = process.argv;
const text = readFileSync(file, "latin1");
if (what === "parse") parseGame(text);
console.log(1024 * process.resourceUsage().maxRSS);`;
  const stdin = { contents, resolveDir: process.cwd(), loader: "ts" } as const;
  buildSync({ stdin, bundle: true, platform: "node", format: "esm", outfile: join(folder, "read.mjs") });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The peak of a process that reads a file and does this with it, in bytes. */
function peak(file: string, what: "nothing" | "parse"): number {
  return Number(execFileSync(process.execPath, [join(folder, "read.mjs"), file, what], { encoding: "utf8" }));
}

/** As many entries as are let through, and one long text behind them: of the longest texts the one that takes most. */
function filled(entry: (i: number) => string, own: number = longest): string {
  const list: string[] = [];
  const [one, two] = [entry(0), `${entry(0)},${entry(0)}`].map(valuesOf) as [number, number];
  const each = two - one;
  let size = 10;
  for (let i = 0; size < own && (i + 1) * each < entries - 100; i++) {
    const text = entry(i);
    size += text.length + 1;
    if (size < own) list.push(text);
  }
  const text = `[${list.join()},"`;
  return `${text}${"x".repeat(longest - text.length - 2)}"]`;
}

/** What a text counts as: the smallest number of values that it does not have more of. */
function valuesOf(text: string): number {
  let count = 0;
  while (hasMoreValues(text, count)) count++;
  return count;
}

const digits = (i: number): string => i.toString(36);
const keys = (i: number, count: number): string =>
  `{"${digits(i)}":0${Array.from({ length: count - 1 }, (_, j) => `,"${digits(j)}":1`).join("")}}`;

const shapes: Readonly<Record<string, () => string>> = {
  "empty objects": () => filled(() => "{}"),
  "lists in lists": () => `${"[".repeat(990_000)}${"]".repeat(990_000)}`.padEnd(longest),
  "objects with a key that no other has": () => filled((i) => keys(i, 1)),
  "objects with a hundred keys, each in an order of its own": () => filled((i) => keys(i, 99)),
  "numbers with a fraction": () => filled(() => "1.5"),
  "short texts": () => filled((i) => `"${digits(i)}"`),
  "more empty objects than are read": () => `[${"{},".repeat(2_600_000)}{}]`.padEnd(longest),
  "brackets without end": () => "[".repeat(longest),
};

test.each(Object.entries(shapes))(`8 MB of %s take at most ${most} times as much`, (_what, make) => {
  const text = make();
  expect(text).toHaveLength(longest);
  const file = join(folder, "text.json");
  writeFileSync(file, text, "latin1");
  expect((peak(file, "parse") - peak(file, "nothing")) / text.length).toBeLessThan(most);
});

test("a text with too many values is refused before it is parsed, as one that is too large", () => {
  const tooMany = { code: "too-large", path: "", of: "values", most: entries, found: entries + 1 };
  expect(parseGame("[".repeat(1_000_001)).problems).toEqual([tooMany]);
  expect(parseGame(`{${'"a":0,'.repeat(334_000)}`).problems).toEqual([tooMany]);
});

test("what stands in a text is not counted", () => {
  const quoted = JSON.stringify({ note: '[{":,\\'.repeat(5000) });
  expect(valuesOf(quoted)).toBe(valuesOf('{"note":""}'));
});
