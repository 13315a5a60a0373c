// Every runtime, test runner, bundler and version of TypeScript that the package is promised to work in:
// `npm run test:runtimes [-- --short | --write] [words of rows]`. Each imports every entry point of the packed package, scores
// a play, finds the best play, and plays a game to its end. Tools are installed for the run alone, by lock files of
// their own; browsers are those of Debian. Prints a line a cell and the table, and fails where docs/runtimes.md says
// something else. Needs `npm run build`, Linux on x64, and npm's registry.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { root, withPackedPackage } from "../package/unpack.mjs";
import { slowest } from "../support/slowest.mjs";
import { sections } from "./cells.mjs";
import { entriesOf } from "./program.mjs";
import { projectsIn } from "./projects.mjs";
import { reasonOf } from "./reason.mjs";
import { formatTables, keyOf, readTables, withTables } from "./table.mjs";

const args = process.argv.slice(2);
const short = args.includes("--short");
const write = args.includes("--write");
const words = args.filter((argument) => !argument.startsWith("--"));
if (write && (short || words.length > 0)) throw new Error("--write needs the whole table");

/** Seconds: of a cell that says nothing, installing its tool included, and of the run. */
const limits = { cell: 180, run: short ? 240 : 25 * 60 };
const page = join(root, "docs/runtimes.md");
const isWanted = (cell) =>
  (!short || cell.short === true) && (words.length === 0 || words.some((word) => keyOf(cell).includes(word)));
const wanted = sections.flatMap(({ cells }) => cells).filter(isWanted);
const seconds = (since) => (performance.now() - since) / 1000;

const results = new Map();
const parts = [];
const begin = performance.now();
await withPackedPackage(async (packed, home) => {
  const entries = await entriesOf(home, JSON.parse(readFileSync(join(home, "package.json"), "utf8")));
  mkdirSync(join(packed, "projects"));
  let browser = null;
  const shared = {
    packed,
    entries,
    chromium: () => {
      browser ??= chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
      });
      return browser;
    },
  };
  const ended = new AbortController();
  const project = projectsIn(join(packed, "projects"), { home, entries, short, signal: ended.signal });
  const node = async () => join(await project("node"), "node_modules/node-24/bin/node");
  for (const cell of wanted) {
    const since = performance.now();
    const found = await resultOf(cell, { ...shared, project, node }, packed);
    results.set(keyOf(cell), found);
    parts.push({ name: keyOf(cell), seconds: seconds(since) });
    console.log(`${keyOf(cell)}: ${found}, ${seconds(since).toFixed(1)} s of ${cell.seconds ?? limits.cell}`);
  }
  ended.abort();
  await (await browser)?.close();
});

/** `passed`, or `failed` with the reason. At the end of its time a cell has failed, and what it started is ended. */
async function resultOf(cell, context, folder) {
  const left = limits.run - (performance.now() - begin) / 1000;
  if (left < 1) return `failed: the run has taken its ${limits.run} s`;
  const limit = Math.min(cell.seconds ?? limits.cell, left);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`more than ${Math.ceil(limit)} s`)), limit * 1000);
  const stopped = new Promise((_, reject) => late.signal.addEventListener("abort", () => reject(late.signal.reason)));
  try {
    await Promise.race([cell.run({ ...context, signal: late.signal }), stopped]);
    return "passed";
  } catch (error) {
    return `failed: ${reasonOf(error, folder)}`;
  } finally {
    clearTimeout(timer);
  }
}

const tables = formatTables(
  sections
    .map(({ title, cells }) => ({ title, cells: cells.filter(isWanted) }))
    .filter(({ cells }) => cells.length > 0),
  results,
);
console.log(`\n${tables}`);
const committed = readTables(readFileSync(page, "utf8"));
const hows = wanted.filter(({ how }) => how !== undefined).map(({ row, how }) => [keyOf({ row, column: "how" }), how]);
const printed = new Map([...results, ...hows]);
const differing = [...printed].filter(([key, text]) => committed.get(key) !== text);
const extra = short || words.length > 0 ? [] : [...committed.keys()].filter((key) => !printed.has(key));
const failed = [...results.values()].filter((result) => result !== "passed").length;
console.log(slowest(parts));
console.log(
  `runtimes: ${results.size - failed} passed, ${failed} failed, ${seconds(begin).toFixed(1)} s of ${limits.run}`,
);
if (write) {
  writeFileSync(page, withTables(readFileSync(page, "utf8"), tables));
} else {
  for (const [key, text] of differing)
    console.log(`docs/runtimes.md has ${committed.get(key) ?? "nothing"}: ${key}: ${text}`);
  for (const key of extra) console.log(`docs/runtimes.md has a row that is no more: ${key}`);
  if (differing.length + extra.length > 0) process.exit(1);
}
