// What the landing page says about the library, counted in the built package, and its first example, which the tests run.
import { readFileSync } from "node:fs";
import * as rulesets from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { hint } from "./game.mjs";
import { description } from "./picture.mjs";

export async function readFacts() {
  const readme = readFileSync("README.md", "utf8");
  const { dependencies = {} } = JSON.parse(readFileSync("package.json", "utf8"));
  const sentence = sentenceOf(readme);
  const codes = readFileSync("docs/errors.md", "utf8").match(/^### [a-z-]+$/gm) ?? [];
  return {
    sentence,
    claim: sentence.split(": ")[0],
    rest: sentence.split(": ").slice(1).join(": "),
    example: blockOf(readme, "ts"),
    output: blockOf(readme, "text output"),
    rulebooks: rulesets.presets.filter(({ kind }) => kind === "rulebook").length,
    languages: new Set(sets.map(({ id }) => /^[a-z]+/.exec(id)[0])).size,
    codes: codes.length,
    name: [..."TILEWRIGHT"].map((letter) => ({ letter, points: pointsOf(letter) })),
    alt: description(),
    hint,
    dependencies: Object.keys(dependencies).length,
    tryIt: "playground/index.html",
  };
}

const sets = Object.values(tileSets).filter((value) => Array.isArray(value?.letters));

const pointsOf = (letter) => tileSets.english.letters.find((entry) => entry.letter === letter).points;

/** The sentence below the title of README. */
function sentenceOf(readme) {
  const [, paragraph] = readme.split(/\n\s*\n/);
  return paragraph.replace(/\s+/g, " ").trim();
}

/** The first block of README with these words after its fence. */
function blockOf(readme, fence) {
  const start = readme.indexOf(`\`\`\`${fence}\n`);
  if (start < 0) throw new Error(`README.md has no block \`\`\`${fence}`);
  const from = readme.indexOf("\n", start) + 1;
  return readme.slice(from, readme.indexOf("```", from)).trimEnd();
}
