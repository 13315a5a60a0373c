import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import base from "../vitest.config.ts";

// The light profile: the tests of the mutated folder and the laws, with few random cases each, also of what compares with
// the oracles. What reads the repository itself is left out: documents, package, examples.
const folder = process.env["MUTATED"] ?? "*";

// Sizes, times and chances notice no mutant that a small case would not, and they would be measured for each one.
const leftOut = [
  "no accepted value keeps a call busy",
  "million",
  "any input gets an answer",
  "agree on every word",
  "the games of these laws have",
  "the state is plain data",
  "games draw each tile of the bag",
  "no play scores more than the bound",
];

/** Exact tests first: most mutants do not get past them, and random values, laws and whole games take longest. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): string =>
      `${/law|referee|words|anything|mutated|played|caps/.test(moduleId) ? 1 : 0} ${moduleId}`;
    return [...files].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [`test/${folder}/**/*.test.ts`, `test/laws/${folder}*.test.ts`],
    testNamePattern: new RegExp(`^(?!.*(${leftOut.join("|")}))`),
    sequence: { sequencer: QuickFirst },
    reporters: ["default"],
    coverage: { enabled: false },
  },
});
