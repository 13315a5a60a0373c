// No passage stands in two pages: what is said twice is corrected once.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";

/** Made of the declarations, whose comments quote nothing: a name may stand there as on any page. */
const generated = ["docs/api-report.md"];
const pages = trackedFiles().filter(
  (path) => (path === "README.md" || /^docs\/.*\.md$/.test(path)) && !generated.includes(path),
);

interface Page {
  readonly path: string;
  readonly text: string;
}

/** How long a passage is: words in a row, or lines of code with something in them. */
const passage = { words: 25, lines: 7 };

const fence = /^(`{3,})[^\n]*\n(.*?)^\1$/gms;

/** The paragraphs of a page as words, without marks, and its blocks of code as lines. */
function piecesOf(text: string): readonly (readonly string[])[] {
  const blocks = [...text.matchAll(fence)].map(([, , code = ""]) => linesIn(code));
  const prose = text
    .replace(/^---\n.*?\n---\n/s, "")
    .replace(fence, "")
    .replace(/\]\([^)\s]+\)/g, "]");
  const paragraphs = prose.split(/\n\s*\n/).map((paragraph) => paragraph.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []);
  return [
    ...paragraphs.flatMap((words) => runs(words, passage.words)),
    ...blocks.flatMap((b) => runs(b, passage.lines)),
  ];
}

const linesIn = (code: string): readonly string[] =>
  code
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const runs = (units: readonly string[], length: number): readonly (readonly string[])[] =>
  units.slice(length - 1).map((_, i) => units.slice(i, i + length));

/** Each passage that stands in two pages or more, once for each set of pages, by its beginning. */
function standingTwice(texts: readonly Page[]): readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of texts)
    for (const piece of piecesOf(text)) {
      const key = piece.join(" ");
      found.set(key, (found.get(key) ?? new Set()).add(path));
    }
  const groups = new Map<string, string>();
  for (const [key, paths] of found) {
    const where = [...paths].join(", ");
    if (paths.size > 1 && !groups.has(where)) groups.set(where, `${where}: ${key}`);
  }
  return [...groups.values()];
}

test("no passage stands in two pages", () => {
  expect(pages.length).toBeGreaterThan(70);
  expect(standingTwice(pages.map((path) => ({ path, text: readFileSync(path, "utf8") })))).toEqual([]);
});

const words = Array.from({ length: passage.words }, (_, i) => `word${i}`).join(" ");
const code = `\`\`\`ts\n${Array.from({ length: passage.lines }, (_, i) => `line(${i});`).join("\n")}\n\`\`\`\n`;

test.each([
  ["as many words in a row", words, `Before. ${words.replace(/ /g, "\n")}, behind.`, true],
  ["one word less", words, words.replace("word0 ", ""), false],
  ["the words in two paragraphs", words, words.replace(" word7", "\n\nword7"), false],
  ["as many lines of code", code, `Text.\n\n${code.replace("\n", "\n\n  ")}`, true],
  ["one line changed", code, code.replace("line(3)", "line(33)"), false],
])("the test of passages, given %s", (_, one, other, twice) => {
  const texts = [
    { path: "one", text: one },
    { path: "other", text: other },
  ];
  expect(standingTwice(texts)).toHaveLength(twice ? 1 : 0);
});
