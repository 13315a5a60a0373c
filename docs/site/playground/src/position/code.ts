import type { Placement } from "tilewright";
import { readKnobs } from "../setup/knobs.ts";
import type { Setup } from "../setup/setup.ts";
import type { Words } from "../words/words.ts";

/** Writes a program that judges the same play by the same rules and words, and prints what `report.ts` shows. */
export function programOf(setup: Setup, words: Words, cgp: string, laid: readonly Placement[]): string {
  const imports = createImports();
  for (const name of ["describeViolations", "explainScore", "previewPlay", "unwrap"]) imports.add("tilewright", name);
  imports.add("tilewright/notation", "parseCgp");
  const ruleset = rulesetCode(setup, imports);
  const dictionary = dictionaryCode(words, imports);
  const placements = laid.map(
    ({ row, col, letter, blank }) =>
      `  { row: ${row}, col: ${col}, letter: ${JSON.stringify(letter)}${blank ? ", blank: true" : ""} },`,
  );
  return [
    ...imports.lines(),
    "",
    ...ruleset,
    ...dictionary,
    `const { position } = unwrap(parseCgp(${JSON.stringify(cgp)}, { ruleset }));`,
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
  if (isPreset(setup)) {
    imports.add("tilewright/rulesets", `${setup.rules} as ruleset`);
    return [];
  }
  const expression = rulesetExpression(setup, (from, name) => {
    imports.add(from, name);
    return name;
  });
  return [`const ruleset = ${expression};`];
}

const isPreset = ({ variants, layout, tiles, knobs }: Setup): boolean =>
  variants.length === 0 && layout === "" && tiles === "" && readKnobs(knobs).code === null;

/**
 * Writes the rules that have been chosen as an expression.
 *
 * @param use - What a name is called there; `from`: the path that exports it.
 */
export function rulesetExpression(setup: Setup, use: (from: string, name: string) => string): string {
  const { rules, variants, layout, tiles, knobs } = setup;
  const base = use("tilewright/rulesets", rules);
  if (isPreset(setup)) return base;
  const own = readKnobs(knobs);
  const paths = new Map([
    ...own.functions.map((name) => [name, "tilewright"] as const),
    ...own.layouts.map((name) => [name, "tilewright/layouts"] as const),
    ...own.tileSets.map((name) => [name, "tilewright/tile-sets"] as const),
  ]);
  // The names that the knobs use stand where their values begin.
  const code = own.code?.replace(/^( {2}\w+: )(\w+)/gm, (whole, field, name) => {
    const from = paths.get(name);
    return from === undefined ? whole : `${field}${use(from, name)}`;
  });
  const changes = [
    ...variants.map((name) => use("tilewright/rulesets", name)),
    ...(tiles === "" ? [] : [`{ tileSet: ${use("tilewright/tile-sets", tiles)} }`]),
    ...(layout === "" ? [] : [`{ layout: ${use("tilewright/layouts", layout)} }`]),
    ...(code === undefined ? [] : [code]),
  ];
  return `${use("tilewright", "defineRuleset")}(${[base, ...changes].join(", ")})`;
}

function dictionaryCode({ kind, name, dictionary }: Words, imports: Imports): readonly string[] {
  if (dictionary === null) return [];
  if (kind !== "own") {
    imports.add("tilewright/words", `${kind === "free" ? "englishWords" : "classroomWords"} as dictionary`);
    return [];
  }
  imports.add("node:fs", "readFileSync");
  imports.add("tilewright/dictionary", "wordList");
  return [`const dictionary = wordList(readFileSync(${JSON.stringify(name)}, "utf8"), { tileSet: ruleset.tileSet });`];
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
        .map(([from, all]) => `import { ${[...all].sort().join(", ")} } from ${JSON.stringify(from)};`),
  };
}
