// The program that every runtime is asked to run: it imports every entry point, and judges what came.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

/** What a program prints when all is well; it prints its problems in the brackets otherwise. */
export const allIsWell = "PROBLEMS []";

const identity = (specifier) => specifier;

/** The entry points of a package that lies in `home`: the name that checks use, specifier, file and exported names. */
export async function entriesOf(home, manifest) {
  const subpaths = Object.keys(manifest.exports).filter((subpath) => !subpath.endsWith(".json"));
  return Promise.all(
    subpaths.map(async (subpath) => {
      const file = manifest.exports[subpath].import.default.slice(2);
      const module = await import(pathToFileURL(join(home, file)).href);
      const name = subpath === "." ? "core" : subpath.slice(2);
      return { name, specifier: `tilewright${subpath.slice(1)}`, file, names: Object.keys(module) };
    }),
  );
}

/** The judge as one file without imports: `esm`, or `cjs`. */
export async function bundleJudge(format) {
  const entryPoints = [fileURLToPath(new URL("./judge.mjs", import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format, target: "es2020" });
  return outputFiles[0].text;
}

const namesOf = (entries) => JSON.stringify(Object.fromEntries(entries.map(({ name, names }) => [name, names])));
const objectOf = (entries) => entries.map(({ name }, i) => `${JSON.stringify(name)}: entry${i}`).join(", ");

/** A module that exports `findProblems`. `address` turns a specifier into what stands in the import. */
export const asModule = (entries, { judge = "./judge.mjs", address = identity } = {}) => `
${entries.map(({ specifier }, i) => `import * as entry${i} from ${JSON.stringify(address(specifier))};`).join("\n")}
import { judge } from ${JSON.stringify(judge)};
export const findProblems = () => judge({ ${objectOf(entries)} }, ${namesOf(entries)});
`;

/** The same as CommonJS. */
const asScript = (entries) => `
${entries.map(({ specifier }, i) => `const entry${i} = require(${JSON.stringify(specifier)});`).join("\n")}
const { judge } = require("./judge.cjs");
exports.findProblems = () => judge({ ${objectOf(entries)} }, ${namesOf(entries)});
`;

/** Writes the program into a folder: program.mjs and program.cjs to import, main.mjs and main.cjs to run. */
export async function writeProgram(folder, entries) {
  const told = '"PROBLEMS " + JSON.stringify(findProblems())';
  const files = {
    "judge.mjs": await bundleJudge("esm"),
    "judge.cjs": await bundleJudge("cjs"),
    "program.mjs": asModule(entries),
    "program.cjs": asScript(entries),
    "main.mjs": `import { findProblems } from "./program.mjs";\nconsole.log(${told});\n`,
    "main.cjs": `const { findProblems } = require("./program.cjs");\nconsole.log(${told});\n`,
    // For pages: what the test waits for.
    "page.mjs": 'import { findProblems } from "./program.mjs";\nglobalThis.problems = findProblems();\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}
