import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The functions that README and the recipes import, and some other values. Variants of rules are called by others. */
function usedFunctions(): readonly string[] {
  const recipes = readdirSync("docs/recipes").map((file) => `docs/recipes/${file}`);
  const names = ["README.md", ...recipes].flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/\bimport \{([^}]*)\} from "tilewright(?:\/(?!rulesets)[\w/-]+)?"/g),
    ].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(" as ")[0] ?? "")),
  );
  return [...new Set(names)].filter((name) => /^[a-z]\w+$/.test(name));
}

/** What is imported and is not a function. */
const values = [
  "english",
  "englishLeaves",
  "englishMessages",
  "englishWords",
  "germanMessages",
  "hungarian",
  "spanish",
  "standardLayout",
  "turkish",
];

test("npm run bench -- earlier has a row for every function that README and the recipes use", () => {
  const source = readFileSync("test/bench/used-functions.mjs", "utf8");
  const rows = [...source.matchAll(/^ {4}(\w+): \(\) =>/gm)].map(([, name]) => name);
  const needsPage = [...(/withoutRow = \[(.*)\]/.exec(source)?.[1] ?? "").matchAll(/\w+/g)].map(([name]) => name);
  const own = ["classroomWordGraph", "englishWordGraph"]; // rows of their own: from import to the first best play
  const used = usedFunctions();
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((name) => ![...rows, ...needsPage, ...own, ...values].includes(name))).toEqual([]);
});
