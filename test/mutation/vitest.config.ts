import { defineConfig } from "vitest/config";
import base from "../vitest.config.ts";

// The light profile: the unit tests of the mutated folder and of the worked examples, with few random cases each.
// What reads the repository itself (documents, package, examples, long oracles) cannot kill a mutant.
const folder = process.env["MUTATED"] ?? "*";

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [`test/${folder}/**/*.test.ts`, "test/rulebooks/**/*.test.ts"],
    exclude: ["test/**/*.slow.test.ts"],
    reporters: ["default"],
    coverage: { enabled: false },
  },
});
