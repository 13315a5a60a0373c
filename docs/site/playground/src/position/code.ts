import type { Placement } from "tilewright";
import { readKnobs } from "../setup/knobs.ts";
import type { Setup } from "../setup/setup.ts";
import type { Words } from "../words/words.ts";
import { jsText, jsValue } from "../writers.ts";

/** Writes a program that judges the same play by the same rules and words, and prints what `report.ts` shows. */
export function programOf(setup: Setup, words: Words, cgp: string, laid: readonly Placement[]): string {
  const imports = createImports();
  for (const name of ["describeViolations", "explainScore", "previewPlay", "unwrap"]) imports.add("tilewright", name);
  imports.add("tilewright/notation", "parseCgp");
  const ruleset = rulesetCode(setup, imports);
  const dictionary = dictionaryCode(words, imports);
  const placements = laid.map(
    ({ row, col, letter, blank }) =>
      `  { row: ${row}, col: ${col}, letter: ${jsValue(letter)}${blank ? ", blank: true" : ""} },`,
  );
  return [
    ...imports.lines(),
    "",
    ...ruleset,
    ...dictionary,
    `const { position } = unwrap(parseCgp(${jsText(cgp)}, { ruleset }));`,
    placements.length === 0 ? "const placements = [];" : `const placements = [\n${placements.join("\n")}\n];`,
    "",
    `const { violations, words, score } = previewPlay(position, placements${words.dictionary === null ? "" : ", { dictionary }"});`,
    "for (const sentence of describeViolations(violations)) console.log(sentence);",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a line of the program that is written here
    "for (const { word, points, status } of words) console.log(`${word}: ${points} points, ${status}`);",
    "if (score !== null) console.log(explainScore(score));",
    "",
  ].join("\n");
}

function rulesetCode(setup: Setup, imports: Imports): readonly string[] {
  const used: (readonly [from: string, name: string])[] = [];
  const expression = rulesetExpression(setup, (from, name) => used.push([from, name]));
  if (expression === setup.rules) {
    imports.add("tilewright/rulesets", `${setup.rules} as ruleset`);
    return [];
  }
  for (const [from, name] of used) imports.add(from, name);
  return [`const ruleset = ${expression};`];
}

/**
 * Writes the rules that have been chosen as an expression: `rulesetOf` has made them, so every name in them exists.
 *
 * @param use - Hears each name in it, and the path that exports it.
 */
export function rulesetExpression(setup: Setup, use: (from: string, name: string) => void): string {
  const { rules, variants, layout, tiles, knobs } = setup;
  const own = readKnobs(knobs);
  const ownCode = own.code();
  const changes = [
    ...variants,
    ...(tiles === "" ? [] : [`{ tileSet: ${tiles} }`]),
    ...(layout === "" ? [] : [`{ layout: ${layout} }`]),
    ...(ownCode === null ? [] : [ownCode]),
  ];
  for (const name of [rules, ...variants]) use("tilewright/rulesets", name);
  if (changes.length === 0) return rules;
  use("tilewright", "defineRuleset");
  for (const [from, name] of own.uses) use(from, name);
  if (layout !== "") use("tilewright/layouts", layout);
  if (tiles !== "") use("tilewright/tile-sets", tiles);
  return `defineRuleset(${[rules, ...changes].join(", ")})`;
}

function dictionaryCode({ kind, dictionary }: Words, imports: Imports): readonly string[] {
  if (dictionary === null) return [];
  if (kind !== "own") {
    imports.add("tilewright/words", `${kind === "free" ? "englishWords" : "classroomWords"} as dictionary`);
    return [];
  }
  imports.add("node:fs", "readFileSync");
  imports.add("tilewright/dictionary", "wordList");
  // Not the name of the list: a link brings it, and would choose which file is read.
  return [
    "// Save your word list beside this program, as words.txt.",
    `const dictionary = wordList(readFileSync("words.txt", "utf8"), { tileSet: ruleset.tileSet });`,
  ];
}

interface Imports {
  readonly add: (from: string, name: string) => void;
  readonly lines: () => readonly string[];
}

function createImports(): Imports {
  const names = new Map<string, Set<string>>();
  return {
    add: (from, name) => void names.set(from, (names.get(from) ?? new Set()).add(name)),
    lines: () =>
      [...names]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([from, all]) => `import { ${[...all].sort().join(", ")} } from ${jsText(from)};`),
  };
}
