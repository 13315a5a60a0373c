import { existsSync } from "node:fs";
import { defineConfig } from "tsup";

/**
 * The entry points of the package, name to source: the one place that lists them. `npm run entries` writes what
 * package.json needs from it; the aliases of the tests, the documentation and the size test follow it too.
 */
export const entry: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  "tile-sets": "src/tiles/sets/index.ts",
  rulesets: "src/rules/index.ts",
  notation: "src/notation/index.ts",
  render: "src/render/index.ts",
};

/** The command line: for Node alone, a module alone, and no entry point to import. */
const cli = "src/cli/main.ts";

export default defineConfig([
  {
    entry: { ...entry },
    format: ["esm", "cjs"],
    target: "es2022",
    platform: "neutral",
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 refuses unless told otherwise.
    dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
    sourcemap: true,
    // One copy of each module, so that what comes from "." is what comes from a subpath.
    splitting: true,
    // Rollup instead of Sucrase for the CommonJS chunks: Sucrase loses live bindings.
    treeshake: true,
  },
  {
    entry: { tilewright: "src/global.ts" },
    format: ["iife"],
    globalName: "tilewright",
    target: "es2022",
    platform: "browser",
    minify: true,
    sourcemap: true,
    dts: false,
  },
  ...(existsSync(cli)
    ? [
        {
          entry: { cli },
          format: ["esm" as const],
          target: "node20",
          platform: "node" as const,
          sourcemap: false,
          dts: false,
        },
      ]
    : []),
]);
