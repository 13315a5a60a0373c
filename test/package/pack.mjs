// The package as a user gets it: packed, unpacked, imported and required in Node, and its types checked from both.
// Needs `npm run build`.
import { strict as assert } from "node:assert";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { root, run, withPackedPackage } from "./unpack.mjs";

const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const names = Object.keys(manifest.exports)
  .filter((subpath) => !subpath.endsWith(".json"))
  .map((subpath) => `tilewright${subpath.slice(1)}`);

const program = (load) => `
const [core, tileSets, rulesets] = ${load};
const board = core.emptyBoard(rulesets.us2021.layout);
const position = { ruleset: rulesets.us2021, board };
const horn = [..."HORN"].map((letter, index) => ({ row: 7, col: 5 + index, letter }));
const result = core.scoreMove(position, horn);
if (!result.ok || result.score.total !== 14) throw new Error(JSON.stringify(result));
if (rulesets.us2021.tileSet.id !== tileSets.english.id) throw new Error("not the English tiles");
console.log(result.score.total);
`;
const parts = ["tilewright", "tilewright/tile-sets", "tilewright/rulesets"].map((name) => JSON.stringify(name));
const asModule = program(`await Promise.all([${parts.map((name) => `import(${name})`).join(", ")}])`);
const asScript = program(`[${parts.map((name) => `require(${name})`).join(", ")}]`);

// Two threads: one posts a graph's bytes and a position, the other answers with the plays; both must find the same.
const threads = `
import { deepStrictEqual } from "node:assert";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { buildWordGraph, trustedWordGraph } from "tilewright/dictionary";
import { generatePlays } from "tilewright/movegen";
import { us2021 as ruleset } from "tilewright/rulesets";
const { tileSet } = ruleset;
if (isMainThread) {
  const position = { ruleset, rack: [..."HORNS?"] };
  const graph = buildWordGraph(["HORN", "HORNS", "SHORN", "SOD"], { tileSet, gaddag: true });
  const worker = new Worker(new URL(import.meta.url));
  worker.once("message", (plays) => {
    deepStrictEqual(plays, generatePlays(position, graph));
    console.log(plays.length > 0);
    worker.terminate();
  });
  const { bytes } = graph;
  worker.postMessage({ position, bytes }, [bytes]);
} else {
  parentPort.once("message", ({ position, bytes }) => {
    parentPort.postMessage(generatePlays(position, trustedWordGraph(bytes, { tileSet })));
  });
}
`;

const typed = (extension) => `
import { scoreMove, type Placement, type ScoreBreakdown } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import { us2021 } from "tilewright/rulesets";
const placements: readonly Placement[] = [{ row: 7, col: 7, letter: "A" }];
const result = scoreMove({ ruleset: us2021, board: [] }, placements);
export const total: number = result.ok ? result.score.total : 0;
export const score: ScoreBreakdown | undefined = result.score;
export const rows: number = standardLayout.rows;
// @ts-expect-error a placement without a column is none
export const wrong: Placement = { row: 1, letter: "A" };
export const file = "user.${extension}";
`;

await withPackedPackage(async (folder, home) => {
  const require = createRequire(join(folder, "user.cjs"));
  for (const name of names) {
    const subpath = name.slice("tilewright".length);
    const target = manifest.exports[`.${subpath}`];
    const imported = await import(pathToFileURL(join(home, target.import.default)).href);
    const required = require(name);
    const own = (module) =>
      Object.keys(module)
        .filter((key) => key !== "default" && key !== "__esModule")
        .sort();
    // One has types only, so that importing it does no harm and leaves nothing.
    assert.equal(own(imported).length > 0, name !== "tilewright/react-jsx", `what ${name} exports`);
    assert.deepEqual(own(required), own(imported), `${name}: import and require differ`);
  }

  writeFileSync(join(folder, "user.mjs"), asModule);
  writeFileSync(join(folder, "user.cjs"), asScript);
  for (const file of ["user.mjs", "user.cjs"]) {
    assert.equal(run(process.execPath, [file], { cwd: folder }).trim(), "14", `${file} scores HORN`);
  }

  writeFileSync(join(folder, "threads.mjs"), threads);
  assert.equal(run(process.execPath, ["threads.mjs"], { cwd: folder }).trim(), "true", "a worker finds the same plays");

  for (const extension of ["mts", "cts"]) writeFileSync(join(folder, `user.${extension}`), typed(extension));
  const strict = ["--strict", "--exactOptionalPropertyTypes", "--noEmit", "--target", "es2022"];
  const tsc = [join(root, "node_modules/typescript/bin/tsc"), ...strict, "user.mts", "user.cts"];
  run(process.execPath, [...tsc, "--module", "node16", "--moduleResolution", "node16"], { cwd: folder });
  run(process.execPath, [...tsc.slice(0, -1), "--module", "esnext", "--moduleResolution", "bundler"], { cwd: folder });

  for (const name of ["move", "placements", "position", "ruleset", "game", "view", "update", "report"]) {
    const { $schema } = require(`tilewright/schemas/${name}.json`);
    assert.equal(
      $schema,
      "https://json-schema.org/draft/2020-12/schema",
      `${name}.json is packed, and can be required`,
    );
  }

  const builds = ["tilewright.board.global.js", "tilewright.global.js"];
  for (const order of [builds, [...builds].reverse()]) {
    const page = createContext({});
    for (const file of order) runInContext(readFileSync(join(home, "dist", file), "utf8"), page);
    const missing = ["bestPlay", "parseGame", "newDraft", "germanMessages"].filter(
      (name) => !(name in page.tilewright),
    );
    assert.deepEqual(missing, [], `a page has the names of both global builds, whichever comes first: ${order}`);
    assert.deepEqual(Object.keys(page), ["tilewright"], "and no other name");
  }

  const words = 'import { englishWords } from "tilewright/words"; console.log(englishWords.has("CAT"));';
  const stdin = { contents: words, resolveDir: folder };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: "esm", write: false });
  assert.match(outputFiles[0].text, /SCOWL, Copyright/, "a minified bundle of the words has their notice");

  for (const program of Object.values(manifest.bin ?? {})) {
    assert.ok(existsSync(join(home, program)), `${program} is packed`);
    run(process.execPath, [join(home, program), "--help"], { cwd: folder });
  }
  console.log(`packed package: ${names.length} entry points imported, required and type-checked`);
});
