// Mutation testing of one folder of src, or of several, or of parts of them: `npm run mutation -- play dictionary/graph
// movegen/engine/search-from.ts`. What is known of a part is not tried again when the whole is, unless it has changed.
// Without a folder: play. The score each folder must reach stands in `floors`. The report: reports/mutation/<folder>.html
// and .json, with a dash for a slash. CONCURRENCY: how many mutants are tried at a time. SAMPLE=0.1 tries a tenth of them.
// What it runs with is a package of its own beside this file, which the first run installs.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const here = fileURLToPath(new URL("./", import.meta.url));
const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`;
if (!existsSync(stryker)) execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit" });

const floors = {
  play: 90,
  game: 90,
  json: 85,
  bag: 85,
  rules: 85,
  dictionary: 85,
  movegen: 85,
  notation: 85,
  analysis: 85,
};
// Bounds may be any number that is high enough: test/movegen/bounds.test.ts asks no more of them, and a mutant may be that.
// The digests of the page are a file that a test compares as a text.
const leftOut = ["src/movegen/engine/bounds.ts", "src/replay/page/digests.ts"];
// How many random cases of each property are enough to notice a mutant, and few enough to try so many of them.
const runs = { game: "4", json: "4", dictionary: "10", movegen: "2", analysis: "12" };

const args = process.argv.slice(2);
const folders = args.length === 0 ? ["play"] : args;
const sampled = process.env.SAMPLE !== undefined;
const failed = [];
for (const folder of folders) {
  if (!existsSync(`${root}src/${folder}`)) throw new Error(`src/${folder} does not exist`);
  mkdirSync(`${root}reports/mutation`, { recursive: true });
  const top = folder.split("/")[0];
  const report = `reports/mutation/${folder.replaceAll(/[/.]/g, "-")}`;
  const files = folder.endsWith(".ts") ? `src/${folder}` : `src/${folder}/**/*.ts`;
  const config = `${root}${report}.stryker.json`;
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner", `${root}test/mutation/sample.mjs`],
      checkers: sampled ? ["sample"] : [],
      vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
      coverageAnalysis: "perTest",
      ignoreStatic: true,
      mutate: [files, ...leftOut.map((file) => `!${file}`)],
      ignorePatterns: ["dist", "docs/api", "coverage", "reports"],
      reporters: ["clear-text", "html", "json", process.stdout.isTTY ? "progress" : "progress-append-only"],
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
      htmlReporter: { fileName: `${report}.html` },
      jsonReporter: { fileName: `${report}.json` },
      incremental: !sampled,
      incrementalFile: `reports/mutation/${top}.incremental.json`,
      concurrency: Number(process.env.CONCURRENCY ?? 2),
      timeoutMS: 3000,
      timeoutFactor: 1.5,
      disableTypeChecks: false,
      thresholds: { high: 95, low: floors[top] ?? 80, break: floors[top] ?? 80 },
      tempDirName: ".stryker-tmp",
      allowConsoleColors: false,
    }),
  );
  const run = spawnSync(process.execPath, [stryker, "run", config], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, MUTATED: top, FC_RUNS: process.env.FC_RUNS ?? runs[top] ?? "25", PLACEMENTS: "1500" },
  });
  if (run.status !== 0) failed.push(folder);
}
if (failed.length > 0) {
  console.error(`mutation: too many survivors in ${failed.join(", ")}`);
  process.exit(1);
}
