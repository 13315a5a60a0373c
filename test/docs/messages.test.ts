import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageNamesModule, languageTable } from "../messages/all-languages.ts";

const page = readFileSync("docs/messages.md", "utf8");

test("docs/messages.md lists every language", async () => {
  const table = /^\| language \|.*\n(?:\|.*\n)+/m;
  expect(page).toMatch(table);
  await expect(page.replace(table, () => `${languageTable()}\n`)).toMatchFileSnapshot("../../docs/messages.md");
});

test("the playground offers every language", async () => {
  const module = languageNamesModule();
  await expect(module).toMatchFileSnapshot("../../docs/site/playground/src/language-names.ts");
});
