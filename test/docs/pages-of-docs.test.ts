import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";

const guides = trackedFiles().filter((path) => path === "README.md" || /^docs\/(?!examples\/).*\.md$/.test(path));

/** Every page of HTML that a guide gives whole. */
const pages = guides.flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/```html\n(.*?)```/gs)].map(([, html = ""]) => ({ path, html })),
);

test("a page that a guide gives says its language and its title, and has a main part with a heading", () => {
  expect(pages.length).toBeGreaterThan(3);
  const parts = [/^<!doctype html>\n<html lang="en">/, /<title>\w.*<\/title>/, /<main>\n +<h1>\w.*<\/h1>/, /<\/main>/];
  for (const { path, html } of pages) for (const part of parts) expect(html, path).toMatch(part);
});

test("no table of a guide has run into a paragraph", () => {
  // The line below the head of a table has nothing else on it.
  const flat = guides.filter((path) => /[^\s|:-][^\n]*\| --- \|/.test(readFileSync(path, "utf8")));
  expect(flat).toEqual([]);
});
