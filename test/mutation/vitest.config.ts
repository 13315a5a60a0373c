import { defineConfig } from "vitest/config";
import base from "../vitest.config.ts";

// The light profile: the tests of the mutated folder and the laws, with few random cases each. What compares with the
// oracles by the ten thousand is left out, and so is what reads the repository itself: documents, package, examples.
const folder = process.env["MUTATED"] ?? "*";

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [`test/${folder}/**/*.test.ts`, `test/laws/${folder}*.test.ts`],
    exclude: ["test/**/agreement*.test.ts"],
    // Sizes and times kill no mutant that a small case would not, and they would be measured for each one.
    testNamePattern: /^(?!.*judged in a moment)/,
    reporters: ["default"],
    coverage: { enabled: false },
  },
});
