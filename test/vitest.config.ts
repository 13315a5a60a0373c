import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { entry } from "../tsup.config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Tests import the package by its public names. They lead to the source, or to the build with TEST_TARGET=dist.
const dist = process.env["TEST_TARGET"] === "dist";
const aliases = Object.entries(entry).map(([name, source]) => ({
  find: new RegExp(`^tilewright${name === "index" ? "" : `/${name}`}$`),
  replacement: root + (dist ? `dist/${name}.js` : source),
}));

// What reads the repository itself, and the command line, whose source is called: these would ask nothing of the build.
const ofTheSource = ["architecture", "prose", "repository", "package/links", "cli/*", "docs/*", "browser/*"].map(
  (name) => `test/${name}.test.ts`,
);

export default defineConfig({
  root,
  resolve: { alias: aliases },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(dist ? ofTheSource : [])],
    environment: "node",
    // No module of the library has state, so test files may share what they have loaded; it halves the time.
    isolate: false,
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // A hang is a failure; a busy machine is not.
    testTimeout: 60_000,
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/seed.ts"],
    // The tests of the build are not all of the tests, which docs/conformance.md names.
    reporters: ["default", ...(dist ? [] : ["test/docs/conformance-reporter.ts"])],
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text-summary", "json-summary", "lcov"],
      reportOnFailure: true,
      thresholds: { lines: 98, branches: 95 },
    },
  },
});
