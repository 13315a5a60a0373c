import { defineConfig } from "vitest/config";
import base from "../vitest.config.ts";

// The light profile: the tests of the mutated folder and the laws, with few random cases each, also of what compares with
// the oracles. What reads the repository itself is left out: documents, package, examples.
const folder = process.env["MUTATED"] ?? "*";

// Sizes, times and chances notice no mutant that a small case would not, and they would be measured for each one.
const leftOut = [
  "judged in a moment",
  "million",
  "whatever comes",
  "every line is a word or is told of",
  "in the course of time",
  "agree on every word",
  "any bytes get an answer",
  "a lexicon packs",
  "the games of these laws are games",
  "the state is plain",
  "from what looks at a game",
  "no tile of the bag is favoured",
];

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [`test/${folder}/**/*.test.ts`, `test/laws/${folder}*.test.ts`],
    testNamePattern: new RegExp(`^(?!.*(${leftOut.join("|")}))`),
    reporters: ["default"],
    coverage: { enabled: false },
  },
});
