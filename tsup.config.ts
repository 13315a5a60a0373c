import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";

/**
 * The entry points of the package, name to source: the one place that lists them. `npm run entries` writes what
 * package.json says of them; the aliases of the tests, the documentation and the size test follow.
 */
export const entry: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  "tile-sets": "src/tiles/sets/index.ts",
  layouts: "src/board/layouts/index.ts",
  rulesets: "src/rules/index.ts",
  dictionary: "src/dictionary/index.ts",
  words: "src/words/index.ts",
  notation: "src/notation/index.ts",
  json: "src/json/index.ts",
  render: "src/render/index.ts",
  movegen: "src/movegen/index.ts",
  records: "src/records/index.ts",
  replay: "src/replay/index.ts",
  compose: "src/compose/index.ts",
  clock: "src/clock/index.ts",
  fair: "src/fair/index.ts",
  messages: "src/messages/index.ts",
  ...languages(),
  element: "src/element/index.ts",
  "react-jsx": "src/element/react-jsx.ts",
};

/** The languages of messages, each an entry point of its own: who adds a file adds one. */
function languages(): Readonly<Record<string, string>> {
  const files = readdirSync(new URL("src/messages/languages/", import.meta.url)).sort();
  const names = files.map((file) => file.replace(".ts", ""));
  return Object.fromEntries(names.map((name) => [`messages/${name}`, `src/messages/languages/${name}.ts`]));
}

/** The command line: a program for Node, not an entry point to import. */
export const cli = "src/cli/main.ts";

/** Writes the JSON Schemas, each a file of its own, made of the shapes that the parsers read by. */
async function writeSchemas(): Promise<void> {
  const { schemas } = await import("./src/schemas/schemas.ts");
  mkdirSync("dist/schemas", { recursive: true });
  for (const [name, schema] of Object.entries(schemas()))
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`);
}

/** The command line imports built entry points: only what it takes past them is shipped a second time. */
const builtEntries = {
  name: "built-entries",
  setup(build: {
    onResolve(
      options: { filter: RegExp },
      callback: (args: { path: string; resolveDir: string }) => { path: string; external: true } | undefined,
    ): void;
  }): void {
    build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const source = new URL(path, `file://${resolveDir}/`).pathname;
      const found = Object.entries(entry).find(([, file]) => source.endsWith(`/${file}`));
      return found === undefined ? undefined : { path: `./${found[0]}.js`, external: true };
    });
  },
};

async function finish(): Promise<void> {
  await writeSchemas();
  // Nothing is left of an entry point of types alone, and Vite takes an empty file for CommonJS.
  writeFileSync("dist/react-jsx.js", "export {};\n");
}

export default defineConfig([
  {
    entry: { ...entry },
    format: ["esm", "cjs"],
    target: "es2022",
    platform: "neutral",
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 refuses unless told otherwise.
    dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
    // One copy of each module, so that what comes from "." is what comes from a subpath.
    splitting: true,
    // Rollup instead of Sucrase for the CommonJS chunks: Sucrase loses live bindings.
    treeshake: true,
    onSuccess: finish,
  },
  {
    // One file each: tilewright.global.js, tilewright.board.global.js.
    entry: { tilewright: "src/global.ts", "tilewright.board": "src/global-board.ts" },
    format: ["iife"],
    globalName: "tilewright",
    // A page may load both: the second one adds its names to those of the first.
    banner: { js: "(function(){" },
    footer: { js: "globalThis.tilewright=Object.assign(globalThis.tilewright||{},tilewright)})();" },
    target: "es2022",
    platform: "browser",
    minify: true,
    dts: false,
  },
  ...(existsSync(cli)
    ? [
        {
          entry: { cli },
          format: ["esm" as const],
          target: "node20",
          platform: "node" as const,
          dts: false,
          esbuildPlugins: [builtEntries],
        },
      ]
    : []),
]);
