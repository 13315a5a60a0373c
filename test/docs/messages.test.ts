import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { completeness, completenessReport, languageNamesModule, languageTable } from "../messages/completeness.ts";

const page = readFileSync("docs/messages.md", "utf8");

test("docs/messages.md says of each language how complete it is", async () => {
  const table = /^\| language \|.*\n(?:\|.*\n)+/m;
  expect(page).toMatch(table);
  await expect(page.replace(table, () => `${languageTable()}\n`)).toMatchFileSnapshot("../../docs/messages.md");
});

test("the playground offers every language", async () => {
  const module = languageNamesModule();
  await expect(module).toMatchFileSnapshot("../../docs/site/playground/src/language-names.ts");
});

describe("how complete a language is", () => {
  test("English has everything, and no language more than that", () => {
    const [english, ...others] = completeness();
    expect(english).toMatchObject({ language: "english", tag: "en" });
    expect(others.map(({ language }) => language)).toContain("german");
    for (const { families } of [english!, ...others])
      for (const { has, of, lacks } of families) expect([of > 40, lacks.length]).toEqual([true, of - has]);
    expect(english!.families.flatMap(({ lacks }) => lacks)).toEqual([]);
  });

  test("is printed in a line for each, or for one with what it lacks", () => {
    expect(completenessReport().split("\n")).toHaveLength(completeness().length);
    expect(completenessReport("de")).toMatch(/^german +games and boards \d+ of \d+/);
    expect(completenessReport("klingon")).toContain("There is no language klingon");
  });
});
