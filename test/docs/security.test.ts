import { readFileSync } from "node:fs";
import { parseRuleset } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/tracked-files.ts";
import { largest, securityPage } from "./security.ts";

test("docs/security.md has the limits of the parsers", async () => {
  await expect(securityPage(readFileSync("docs/security.md", "utf8"))).toMatchFileSnapshot("../../docs/security.md");
});

test("a limit is found by trying", () => {
  for (const limit of [1, 2, 3, 63, 64, 65, 1000]) expect(largest((count) => count <= limit)).toBe(limit);
  expect(largest(() => true, 10)).toBe(10);
  expect(() => largest(() => false)).toThrow("not even one is accepted");
});

test("of the problems with one input the first 100 are reported, as docs/security.md says", () => {
  const tileSet = { ...us2021.tileSet, letters: new Array(1000).fill(7) };
  expect(parseRuleset({ ...us2021, tileSet }).problems).toHaveLength(100);
});

test("docs/security.md lists every place where a text becomes markup or code", () => {
  const makesMarkup =
    /\b(?:innerHTML|outerHTML|srcdoc)(?= =|:)|insertAdjacentHTML|document\.write\b|v-html|dangerouslySetInnerHTML|\beval\(|new Function\(|createContextualFragment|setHTMLUnsafe|parseFromString/g;
  const sources = trackedFiles().filter((file) => /^(?:src|docs)\/.*\.(?:[cm]?[jt]sx?|vue|html|njk|md)$/.test(file));
  const found = sources
    .filter((file) => file !== "docs/security.md")
    .flatMap((file) =>
      (readFileSync(file, "utf8").match(makesMarkup) ?? []).map((what) => `\`${file}\` | \`${what}\``),
    );
  const page = readFileSync("docs/security.md", "utf8");
  const [, table = ""] = /becomes markup only in these files:\n\n((?:\|.*\n)+)/.exec(page) ?? [];
  const listed = [...table.matchAll(/^\| (`\S+` \| `\w+`) \|/gm)].map(([, row]) => row);
  expect(listed.sort()).toEqual(found.sort());
  expect(found.length).toBeGreaterThan(3);
});

test("docs/security.md says where to report a weakness in the words that a release makes a link of", () => {
  const words = "security advisories of the repository";
  expect(readFileSync(".changeset/owner.mjs", "utf8")).toContain(words);
  expect(readFileSync("docs/security.md", "utf8").split(words)).toHaveLength(2);
});
