import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourcesOf } from "../../docs/site/sources.mjs";
import { trackedFiles } from "../support/tracked-files.ts";

test.each(readdirSync("docs/examples"))("the page of the example %s shows all files of the example", (example) => {
  const folder = `docs/examples/${example}/`;
  const files = trackedFiles()
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
    .filter((name) => name !== "README.md" && name !== "package-lock.json");
  const sources = sourcesOf(`examples/${example}/index.html`);
  expect(sources.map(({ name }) => name)).toEqual([...files].sort());
  expect(sources.filter(({ text }) => text === "")).toEqual([]);
});

test.each(readdirSync("docs/examples"))("the first line of the example %s says how to start it", (example) => {
  const [title, empty, first] = readFileSync(`docs/examples/${example}/README.md`, "utf8").split("\n");
  expect([title?.slice(0, 2), empty]).toEqual(["# ", ""]);
  expect(first).toMatch(/`npm (?:ci|install) && npm start`/);
});

test("other pages show no files", () => {
  for (const path of ["start.html", "recipes/a-bot.html", "examples/none.html", undefined])
    expect(sourcesOf(path)).toEqual([]);
});
