import { defineConfig } from "vitest/config";
import base from "../vitest.config.ts";

// The long runs: files of this folder, and those of the others that run.mjs asks for more of.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ["test/slow/**/*.slow.ts", "test/**/*.test.ts"],
    testTimeout: 3_600_000,
    reporters: ["default"],
    coverage: { enabled: false },
  },
});
