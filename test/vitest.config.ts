import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { entry } from "../tsup.config.ts";
import { testsOfTheBuild } from "./of-the-build.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Tests import the package by its public names. They lead to the source, or to the build with TEST_TARGET=dist.
const dist = process.env["TEST_TARGET"] === "dist";
const aliases = Object.entries(entry).map(([name, source]) => ({
  find: new RegExp(`^tilewright${name === "index" ? "" : `/${name}`}$`),
  replacement: root + (dist ? `dist/${name}.js` : source),
}));

export default defineConfig({
  root,
  resolve: { alias: aliases },
  test: {
    include: dist ? [...testsOfTheBuild()] : ["test/**/*.test.ts"],
    environment: "node",
    // No module of the library has state, so test files may share what they have loaded; it halves the time.
    isolate: false,
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // A hang is a failure; a busy machine is not.
    testTimeout: 60_000,
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/seed.ts"],
    reporters: [
      "default",
      // The tests of the build are not all of the tests, which docs/conformance.md names.
      ...(dist ? [] : ["test/docs/conformance-reporter.ts"]),
      ...(process.env["CI"] ? ["test/support/slowest-reporter.mjs"] : []),
    ],
    coverage: {
      enabled: process.env["COVERAGE"] === "1",
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text-summary", "json-summary", "lcov"],
      reportOnFailure: true,
      thresholds: { lines: 98, branches: 95 },
    },
  },
});
