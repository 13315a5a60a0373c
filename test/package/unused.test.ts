import { build, transform } from "esbuild";
import { rollup } from "rollup";
import { expect, test } from "vitest";

/**
 * All presets, tile sets and layouts as one module, as they may lie in one chunk of the build: only what is marked as
 * pure can be left out of it.
 */
async function chunk(): Promise<string> {
  const contents = ["rules", "tiles/sets"].map((folder) => `export * from "./src/${folder}/index.ts";`).join("\n");
  const stdin = { contents: `${contents} export * from "./src/index.ts";`, resolveDir: process.cwd() };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", target: "es2022", write: false });
  return outputFiles[0]?.text as string;
}

const bundlers: Readonly<Record<string, (program: string, package_: string) => Promise<string>>> = {
  async esbuild(program, package_) {
    const { outputFiles } = await build({
      stdin: { contents: program },
      bundle: true,
      format: "esm",
      write: false,
      plugins: [
        {
          name: "package",
          setup({ onResolve, onLoad }): void {
            onResolve({ filter: /^tilewright$/ }, ({ path }) => ({ path, namespace: "package" }));
            onLoad({ filter: /.*/, namespace: "package" }, () => ({ contents: package_ }));
          },
        },
      ],
    });
    return outputFiles[0]?.text as string;
  },
  async rollup(program, package_) {
    const modules: Readonly<Record<string, string>> = { program, tilewright: package_ };
    const bundle = await rollup({
      input: "program",
      plugins: [{ name: "package", resolveId: (id) => id, load: (id) => modules[id] }],
    });
    const { output } = await bundle.generate({ format: "esm" });
    // Rollup keeps comments, which name the presets.
    return (await transform(output[0].code, { minifySyntax: true })).code;
  },
};

const named = [
  "Tournaments in German.",
  "us-2021",
  "onyx-2006",
  "north-america-2017",
  '"english"',
  '"polish"',
  "rowsOfSquares: [",
];

test.each(Object.keys(bundlers))("%s leaves out frozen presets that a program does not use", async (name) => {
  const code = await chunk();
  const bundle = (program: string): Promise<string> => (bundlers[name] as (typeof bundlers)[string])(program, code);
  const keptOf = (text: string): readonly string[] => named.filter((part) => text.includes(part));
  expect(keptOf(await bundle('import { pointsOf } from "tilewright"; console.log(pointsOf);'))).toEqual([]);
  expect(keptOf(await bundle('import { english } from "tilewright"; console.log(english);'))).toEqual(['"english"']);
  const rules = await bundle('import { us2021 } from "tilewright"; console.log(us2021);');
  expect(keptOf(rules)).toEqual(["us-2021", '"english"', "rowsOfSquares: ["]);
});
