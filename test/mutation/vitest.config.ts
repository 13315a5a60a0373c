import { defineConfig } from "vitest/config";
import base from "../vitest.config.ts";

// The light profile: the tests of the mutated folder and the laws, with few random cases each, also of what compares with
// the oracles. What reads the repository itself is left out: documents, package, examples.
const folder = process.env["MUTATED"] ?? "*";

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [`test/${folder}/**/*.test.ts`, `test/laws/${folder}*.test.ts`],
    // Sizes and times kill no mutant that a small case would not, and they would be measured for each one.
    testNamePattern: /^(?!.*(judged in a moment|million))/,
    reporters: ["default"],
    coverage: { enabled: false },
  },
});
