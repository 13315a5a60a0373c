// What the build of the site does when Pagefind fails: it fails, too.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { writeSearchIndex } from "../../docs/site/search-index.mjs";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (path: string, text: string) => ({ path, content: new TextEncoder().encode(text) });
const entryOf = (pages: number) => JSON.stringify({ languages: { en: { page_count: pages } } });

const texts = ["a", "b"].map((name) => fileOf(`fragment/en_${name}.pf_fragment`, name));

/** Pagefind, which has found three pages and keeps two, with other answers where they are given. */
function pagefind(answers: { readonly [name: string]: object } = {}) {
  const good: { readonly [name: string]: object } = {
    addDirectory: { errors: [], page_count: 3 },
    getFiles: { errors: [], files: [fileOf("pagefind-entry.json", entryOf(2)), ...texts] },
  };
  const answer = (name: string) => async () => answers[name] ?? good[name];
  const index = { addDirectory: answer("addDirectory"), getFiles: answer("getFiles") };
  return { createIndex: async () => answers["createIndex"] ?? { errors: [], index }, close: async () => null };
}

test("the index is written below the site, and its pages are counted", async () => {
  expect(await writeSearchIndex(pagefind(), folder)).toBe(2);
  expect(readFileSync(join(folder, "pagefind/pagefind-entry.json"), "utf8")).toBe(entryOf(2));
  expect(readFileSync(join(folder, "pagefind/fragment/en_a.pf_fragment"), "utf8")).toBe("a");
});

test.each([
  ["it does not start", { createIndex: { errors: ["no program"] } }, "no program"],
  ["a page cannot be read", { addDirectory: { errors: ["a.html is torn"], page_count: 2 } }, "a.html is torn"],
  ["the index cannot be made", { getFiles: { errors: ["no room"] } }, "no room"],
  ["a file is empty", { getFiles: { errors: [], files: [fileOf("pagefind-entry.json", "")] } }, "pagefind-entry.json"],
  ["the index is not there", { getFiles: { errors: [], files: [] } }, "no pagefind-entry.json"],
  [
    "the text of a page is missing",
    { getFiles: { errors: [], files: [fileOf("pagefind-entry.json", entryOf(3)), ...texts] } },
    "3 pages, and the text of 2",
  ],
  [
    "no page is found",
    {
      addDirectory: { errors: [], page_count: 0 },
      getFiles: { errors: [], files: [fileOf("pagefind-entry.json", entryOf(0))] },
    },
    "has 0 pages",
  ],
])("the build of the site fails when %s", async (_, answers, message) => {
  await expect(writeSearchIndex(pagefind(answers), folder)).rejects.toThrow(message);
  expect(existsSync(join(folder, "pagefind"))).toBe(false);
});
