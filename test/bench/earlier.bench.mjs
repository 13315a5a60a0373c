// This build beside an earlier one, only when it is named: `npm run bench -- earlier`. EARLIER is a commit, which is built
// from git; without it the commit is that of the last row in docs/performance-history.md. There is a row for each function
// that README or the recipes use, and more for searches: CPU time of both, passes in turn in one process, below 1 this build
// takes less.
// LEXICON and POSITIONS as in movegen.bench.mjs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { spreadLetters } from "../support/spread-letters.mjs";
import { buildEarlier, lastRelease } from "./build-earlier.mjs";
import { any, asked, best, counted, firstTen, inBoardOrder, load, racksOf, raw, sorted } from "./searches.mjs";
import { callsOf } from "./used-functions.mjs";

const atMost = 1.2;
const short = process.argv.includes("--short");
const here = fileURLToPath(new URL("../../", import.meta.url));
const there = buildEarlier(process.env.EARLIER ?? lastRelease());
const [now, before] = [await load(here), await load(there)];

/** Work that is made when it is first done. */
function lazily(make) {
  let made;
  return () => {
    made ??= make();
    made();
  };
}

// This build alone reads the positions, which changes how the engine compiles it. So they are read only after the functions
// have been measured.
let racks;
const positions = (kind) => {
  racks ??= racksOf();
  return racks[kind];
};

const beside = (name, ask, kind) => ({
  name: `${name}, ${kind}`,
  work: lazily(() => asked(now, ask(now), positions(kind))),
  than: lazily(() => asked(before, ask(before), positions(kind))),
  atMost,
  options: { passes: 11, warmup: 3, sure: short, short: { passes: 5, warmup: 1 } },
});

/** A pass calls a function as often as takes a few milliseconds. */
function often(call, times) {
  return () => {
    for (let i = 0; i < times; i++) call();
  };
}

function timesIn(call, milliseconds) {
  for (let times = 1; ; times *= 2) {
    const begin = performance.now();
    for (let i = 0; i < times; i++) call();
    if (performance.now() - begin > milliseconds) return times;
  }
}

/** A row for each function that both builds have. Each build plays its own game, which a seed of early ones deals otherwise. */
function rowsOfFunctions() {
  const calls = callsOf(now, now.graph);
  const others = callsOf(before, before.graph);
  return Object.entries(calls).flatMap(([name, call]) => {
    const other = others[name];
    if (call()?.ok === false) throw new Error(`${name} refuses what the bench asks`);
    try {
      other();
    } catch (error) {
      return [{ name, note: `not in the earlier build, or it reads something else: ${error.message}` }];
    }
    // Compiled code first, then a pass of four milliseconds.
    timesIn(call, 10);
    timesIn(other, 10);
    const times = timesIn(call, 4);
    const options = { passes: 13, warmup: 2, sure: short };
    return [
      { name, work: often(call, times), than: often(other, times), atMost, options: { ...options, short: options } },
    ];
  });
}

/** CPU milliseconds of a new process that imports a build and finds its first best play. */
function coldStart(root) {
  const program = `
    const words = await import("${pathToFileURL(join(root, "dist/words.js"))}");
    const wordGraph = words.englishWordGraph ?? words.openWordGraph;
    const { bestPlay } = await import("${pathToFileURL(join(root, "dist/movegen.js"))}");
    const { us2021: ruleset } = await import("${pathToFileURL(join(root, "dist/rulesets.js"))}");
    bestPlay({ ruleset, rack: [..."HORNSAE"] }, wordGraph());
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);`;
  return () => Number(spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout);
}

/** How many times as long the first best play takes from import on: the median of some pairs of processes in turn. */
function coldRatio() {
  const [one, other] = [coldStart(here), coldStart(there)];
  const ratios = Array.from({ length: short ? 3 : 9 }, (_, i) => {
    const first = i % 2 === 0 ? one() : undefined;
    const second = other();
    return (first ?? one()) / second;
  });
  return ratios.sort((a, b) => a - b)[ratios.length >> 1];
}

/** rawPlays where larger alphabets are searched as well: an engine may then compile the search for both. */
function mixedWithForty() {
  const tileSet = spreadLetters(now.ruleset.tileSet, 40);
  const ruleset = { ...now.ruleset, tileSet };
  const list = now.wordList(now.text, { tileSet });
  const graph = now.buildWordGraph(list, { tileSet, gaddag: true });
  const search = lazily(() => asked({ ruleset, graph }, raw(now), positions("natural racks")));
  const row = beside("rawPlays with searches in 40 letters mixed in", raw, "natural racks");
  let mixed = false;
  return {
    ...row,
    work() {
      for (let round = 0; !mixed && round < 3; round++) search();
      mixed = true;
      row.work();
    },
  };
}

export const benches = [
  ...rowsOfFunctions(),
  ...["natural racks", "no blank", "one blank", "two blanks"].map((kind) => beside("bestPlay", best, kind)),
  beside("rawPlays", raw, "natural racks"),
  beside("countPlays", counted, "natural racks"),
  beside("countPlays", counted, "no blank"),
  beside("canPlay", any, "natural racks"),
  beside("generatePlays", sorted, "natural racks"),
  beside("generatePlays", sorted, "no blank"),
  beside("generatePlays in the order of the board", inBoardOrder, "natural racks"),
  beside("generatePlays with top: 10", firstTen, "natural racks"),
  {
    name: "building a word graph",
    work: now.build,
    than: before.build,
    atMost,
    options: { passes: 5, warmup: 1, sure: short },
  },
  { name: "englishWordGraph and the first bestPlay, from import", figure: coldRatio, unit: "x", atMost },
  // Last: once larger alphabets were searched, no figure of this process is one without them.
  ...(short ? [] : [mixedWithForty()]),
];
