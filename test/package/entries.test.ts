import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { cli, entry } from "../../tsup.config.ts";

const text = readFileSync("package.json", "utf8");
const names = Object.keys(entry);
const subpaths = names.filter((name) => name !== "index");

const conditions = (name: string): object => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

const filesOf = (extension: string): object =>
  Object.fromEntries(subpaths.map((name) => [`./${name}`, `./dist/${name}.${extension}`]));

// `npm run entries` rewrites package.json from the list in tsup.config.ts.
test("package.json names the entry points of tsup.config.ts", async () => {
  const manifest = JSON.parse(text);
  manifest.exports = {
    ...Object.fromEntries(names.map((name) => [name === "index" ? "." : `./${name}`, conditions(name)])),
    "./schemas/*.json": "./dist/schemas/*.json",
    "./package.json": "./package.json",
  };
  manifest.typesVersions = { "*": Object.fromEntries(subpaths.map((name) => [name, [`./dist/${name}.d.cts`]])) };
  // For tools that do not read `exports`: Metro where it is told so, with "main" beside it, and Parcel, with "module".
  manifest["react-native"] = filesOf("cjs");
  manifest.alias = filesOf("js");
  manifest.typedocOptions.entryPoints = Object.values(entry);
  if (existsSync(cli)) manifest.bin = { tilewright: "dist/cli.js" };
  await expect(`${JSON.stringify(manifest, null, 2)}\n`).toMatchFileSnapshot("../../package.json");
});

test("every entry point has its source, and the tests find it by its public name", () => {
  const { paths } = JSON.parse(readFileSync("test/tsconfig.json", "utf8")).compilerOptions;
  for (const [name, source] of Object.entries(entry)) {
    expect(existsSync(source), source).toBe(true);
    // A language is found by its name.
    const [folder, language] = name.split("/");
    const [known, file] = language === undefined ? [name, source] : [`${folder}/*`, source.replace(language, "*")];
    expect(paths[name === "index" ? "tilewright" : `tilewright/${known}`]).toEqual([`../${file}`]);
  }
});

/** What a page with a plain <script> has no use for, or would pay too much for. */
const notGlobal = [
  "words",
  "records",
  "replay",
  "compose",
  "clock",
  "fair",
  "analysis",
  "leaves",
  "element",
  "messages",
];
/** Of a language a page has the whole, and not its groups beside it. */
const groups = ["board", "records", "replay"];

test(`the global build has the names of every entry point but ${notGlobal.join(", ")}`, async () => {
  const sources = Object.entries(entry).filter(([name]) => !notGlobal.includes(name.split("/")[0]!));
  const modules = await Promise.all(sources.map(([, source]) => import(/* @vite-ignore */ resolve(source))));
  const expected = new Set(modules.flatMap((module) => Object.keys(module)));
  expect(Object.keys(await import("../../src/global.ts")).sort()).toEqual([...expected].sort());
});

/** What a page with a board to play on has no use for, or would pay too much for. */
const notOnBoard = ["words", "json", "movegen", "records", "replay", "clock", "fair", "analysis", "leaves"];

test(`the global build with the board has the names of every entry point but ${notOnBoard.join(", ")}`, async () => {
  const sources = Object.entries(entry).filter(([name]) => !notOnBoard.includes(name));
  const modules = await Promise.all(sources.map(([, source]) => import(/* @vite-ignore */ resolve(source))));
  const expected = new Set(modules.flatMap((module) => Object.keys(module)).filter((name) => !groups.includes(name)));
  expect(Object.keys(await import("../../src/global-board.ts")).sort()).toEqual([...expected].sort());
});

test("the package depends on nothing", () => {
  const manifest = JSON.parse(text);
  for (const kind of ["dependencies", "peerDependencies", "optionalDependencies", "bundledDependencies"]) {
    expect(manifest[kind]).toBeUndefined();
  }
});
