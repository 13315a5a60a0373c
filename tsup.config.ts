import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { transformSync } from "esbuild";
import { defineConfig } from "tsup";
import ts from "typescript";

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
  analysis: "src/analysis/index.ts",
  leaves: "src/leaves/index.ts",
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

/**
 * Writes the JSON Schemas, each a file of its own, made of the shapes that the parsers read by. On one line: programs
 * read them, and the indentation is 5 kB of the package.
 */
async function writeSchemas(): Promise<void> {
  const { schemas } = await import("./src/schemas/schemas.ts");
  mkdirSync("dist/schemas", { recursive: true });
  for (const [name, schema] of Object.entries(schemas()))
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema)}\n`);
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

/**
 * Replaces each constant of offsets.ts by its number. A bundler makes a variable of every `const`, and reading
 * variables makes the search for plays about 10 % slower. Minifying the syntax would do the same, but then bundles of
 * users keep tables that they do not use. The scripts for pages are minified anyway.
 */
const inlinedOffsets = {
  name: "inlined-offsets",
  setup(build: {
    onLoad(
      options: { filter: RegExp },
      callback: (args: { path: string }) => { contents: string; loader: "ts" } | undefined,
    ): void;
  }): void {
    const offsets = readFileSync("src/movegen/engine/offsets.ts", "utf8");
    const numbers = new Map(
      [...offsets.matchAll(/^export const (\w+) = (\d+);$/gm)].map(([, name, number]) => [name, number]),
    );
    build.onLoad({ filter: /[\\/]movegen[\\/].+\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const [statement, list = ""] = text.match(/^import \{([^}]+)\} from "[./\w]+\/offsets\.ts";$/m) ?? [];
      if (statement === undefined) return undefined;
      const names = list.match(/\w+/g) ?? [];
      for (const name of names) if (!numbers.has(name)) throw new Error(`offsets.ts: ${name} is not a whole number`);
      const used = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
      const contents = text.replace(statement, "").replace(used, (name) => numbers.get(name) as string);
      return { contents, loader: "ts" };
    });
  },
};

/**
 * What several entries share is called for what it is, in stack traces and in folders: the folder of its modules, and
 * the largest of them. `chunk-7BFFG7YK.js` becomes `dictionary-word-list.js`.
 */
function nameChunks(format: "esm" | "cjs"): void {
  const metafile = `dist/metafile-${format}.json`;
  const { outputs }: { readonly outputs: Readonly<Record<string, Output>> } = JSON.parse(
    readFileSync(metafile, "utf8"),
  );
  rmSync(metafile);
  const names = new Map(
    Object.entries(outputs).flatMap(([path, { inputs }]) => {
      const [chunk] = basename(path).match(/^chunk-\w+/) ?? [];
      return chunk === undefined ? [] : [[chunk, nameOf(inputs)] as const];
    }),
  );
  if (new Set(names.values()).size < names.size) throw new Error("two chunks have one name");
  for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(format === "esm" ? ".js" : ".cjs")) continue;
    const path = join("dist", file);
    const text = readFileSync(path, "utf8").replace(/\bchunk-\w{8}\b/g, (chunk) => names.get(chunk) ?? chunk);
    writeFileSync(path, format === "esm" ? text : withoutIndentation(text));
    const [chunk = ""] = basename(file).split(".");
    if (names.has(chunk)) renameSync(path, join("dist", file.replace(chunk, names.get(chunk) as string)));
  }
}

/**
 * CommonJS is for programs that cannot load modules; whoever wants to read finds the same in a module. Without its
 * indentation and line ends the package is 25 kB smaller. Names stay, so stack traces say where.
 */
function withoutIndentation(text: string): string {
  return transformSync(text, { minifyWhitespace: true, charset: "utf8", target: "es2022" }).code;
}

interface Output {
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

function nameOf(inputs: Output["inputs"]): string {
  const sized = Object.entries(inputs).sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
  const kept = sized.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path.replace(/^src\//, ""));
  let folder = dirname(kept[0] as string);
  while (folder !== "." && !kept.every((path) => path.startsWith(`${folder}/`))) folder = dirname(folder);
  // Modules of many folders: the largest says where it is from.
  if (folder === ".") folder = dirname(kept[0] as string);
  return join(folder, basename(kept[0] as string, ".ts")).replaceAll("/", "-");
}

async function finish(): Promise<void> {
  await writeSchemas();
  for (const format of ["esm", "cjs"] as const) nameChunks(format);
  // Nothing is left of an entry point of types alone, and Vite takes an empty file for CommonJS.
  writeFileSync("dist/react-jsx.js", "export {};\n");
}

/**
 * Writes the declarations of each file of src beside each other, and returns the entries there. Sources say all their
 * types (`isolatedDeclarations`), so none of them has to be worked out: of sources, tsup makes the same declarations in
 * eight times as long. `npm run typecheck` finds what is wrong with types, a build does not.
 */
function declarations(): Record<string, string> {
  const folder = ".types";
  rmSync(folder, { recursive: true, force: true });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const written = (file: string): string => join(folder, file.replace(/^src\//, "").replace(/\.ts$/, ".d.ts"));
  const compilerOptions = { declaration: true, isolatedDeclarations: true, strict: true };
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const text = readFileSync(join("src", file), "utf8");
    const { outputText } = ts.transpileDeclaration(text, { fileName: file, compilerOptions });
    const declared = outputText
      .replace(/(from |import\()"(\.[^"]*)\.ts"/g, '$1"$2.js"')
      // Two spaces, as in the sources.
      .replace(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2));
    mkdirSync(dirname(written(file)), { recursive: true });
    writeFileSync(written(file), declared);
  }
  return Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, written(file)]));
}

export default defineConfig(() => [
  {
    entry: { ...entry },
    format: ["esm", "cjs"],
    target: "es2022",
    platform: "neutral",
    // tsup sets `baseUrl` for its declaration build, which TypeScript 6 refuses unless told otherwise.
    dts: { entry: declarations(), compilerOptions: { ignoreDeprecations: "6.0" } },
    // One copy of each module, so that what comes from "." is what comes from a subpath.
    splitting: true,
    metafile: true,
    esbuildPlugins: [inlinedOffsets],
    // Letters as they are written: modules are UTF-8 everywhere. A plain script is read as its page is: it has ASCII.
    esbuildOptions: (options) => {
      options.charset = "utf8";
    },
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
