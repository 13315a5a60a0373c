// Sizes as users pay them: each scenario bundled from the build by esbuild, minified, gzipped, against its budget.
// Needs `npm run build`. `--json` prints numbers instead of the table.
//
// Why not size-limit (12.1.0 with its plugins for esbuild and files, tried on all scenarios)? It cannot subtract one
// bundle from another, which four budgets need, and has some 100 bytes of its own in each: "nothing used" weighs 88. It
// does not look at README. It would save 30 lines here, for a file a scenario and 13 packages, and is no faster.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { scenarios } from "./scenarios.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const file = (name) => manifest.exports[name.replace("tilewright", ".")]?.import.default;

const imported = (program) =>
  [...program.matchAll(/from "(tilewright[^"]*)"|import "(tilewright[^"]*)"/g)].map((m) => m[1] ?? m[2]);
const exists = async ({ program, needs }) => {
  const files = imported(program).map(file);
  if (files.includes(undefined)) return false;
  return needs === undefined || needs in (await import(new URL(file("tilewright"), `file://${root}`).href));
};

async function measure({ name, budget, program }) {
  const { outputFiles } = await build({
    // The package imports itself by name here, as every user does.
    stdin: { contents: program, resolveDir: root },
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    write: false,
    logLevel: "error",
  });
  const minified = outputFiles[0].contents;
  const gzipped = minified.length === 0 ? 0 : gzipSync(minified, { level: 9 }).length;
  return { name, minified: minified.length, gzipped, budget, ok: gzipped <= budget };
}

const rows = [];
for (const scenario of scenarios) {
  if (!(await exists(scenario))) continue;
  const row = await measure(scenario);
  const below = rows.find(({ name }) => name === scenario.onTopOf);
  if (below === undefined) rows.push(row);
  else {
    const gzipped = row.gzipped - below.gzipped;
    rows.push({ ...row, minified: row.minified - below.minified, gzipped, ok: gzipped <= row.budget });
  }
}
for (const [name, file] of [
  ["everything, global build", manifest.unpkg],
  ["a board to play on, global build", "dist/tilewright.board.global.js"],
]) {
  const bytes = readFileSync(`${root}${file}`);
  const gzipped = gzipSync(bytes, { level: 9 }).length;
  rows.push({ name, minified: bytes.length, gzipped, budget: null, ok: true });
}

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  const cell = (bytes) => (bytes === null ? "" : bytes.toLocaleString("en")).padStart(9);
  console.log(`${"minified".padStart(54)}${"gzipped".padStart(10)}${"at most".padStart(10)}`);
  for (const { name, minified, gzipped, budget, ok } of rows) {
    console.log(`${name.padEnd(45)}${cell(minified)} ${cell(gzipped)} ${cell(budget)}${ok ? "" : "  TOO LARGE"}`);
  }
}

if (rows.some((row) => !row.ok)) process.exit(1);
