// This build beside an earlier one: `EARLIER=FOLDER npm run bench -- earlier`, where FOLDER is a checkout of an earlier commit
// that has been built. CPU time of both, passes in turn in one process, best of three runs; below 1 this build takes less.
// Without EARLIER: what this build's searches take beside one another. LEXICON and POSITIONS as in movegen.bench.mjs, RECORDS
// as in gcg.bench.mjs.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { spreadLetters } from "../support/spread-letters.mjs";
import { greedyPositions } from "./positions.mjs";

const { LEXICON: lexicon, POSITIONS: folder, EARLIER: earlier } = process.env;
const here = fileURLToPath(new URL("../../", import.meta.url));
const options = { passes: 11, warmup: 3 };

/** The entries of a build, a word graph it has built, and the positions as it reads them. */
async function load(root) {
  const entry = (name) => import(pathToFileURL(join(resolve(root), `dist/${name}.js`)).href);
  const [core, dictionary, movegen, notation, rulesets, words] = await Promise.all(
    ["index", "dictionary", "movegen", "notation", "rulesets", "words"].map(entry),
  );
  const { tileSet } = rulesets.us2021;
  const list = lexicon
    ? dictionary.wordList(readFileSync(lexicon, "utf8"), { tileSet })
    : (words.englishWords ?? words.openWords);
  const text = [...list.words()].join("\n");
  const build = () => dictionary.buildWordGraph(dictionary.wordList(text, { tileSet }), { tileSet, gaddag: true });
  return { ...core, ...movegen, ...notation, ruleset: rulesets.us2021, dictionary, text, build, graph: build() };
}

const now = await load(here);
const before = earlier ? await load(earlier) : undefined;

const natural = folder
  ? readFileSync(join(folder, "natural.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => now.unwrap(now.parseCgp(JSON.parse(line).cgp)).position)
  : Array.from({ length: 12 }, (_, game) => greedyPositions(now.ruleset, now.graph, `bench ${game}`)).flat();

/** The same racks with so many blanks: tiles become blanks from the left, and blanks become an E. */
const withBlanks =
  (count) =>
  ({ board, rack }) => ({
    board,
    rack: rack.map((tile, i) => (i < count ? "?" : tile === "?" ? "E" : tile)),
  });
const racks = {
  "natural racks": natural,
  "no blank": natural.map(withBlanks(0)),
  "one blank": natural.filter((_, i) => i % 3 === 0).map(withBlanks(1)),
  "two blanks": natural.filter((_, i) => i % 12 === 0).map(withBlanks(2)),
};

/** A question to every position, as a pass. */
function asked({ ruleset, graph }, ask, kind) {
  const positions = racks[kind].map(({ board, rack }) => ({ ruleset, board, rack }));
  return () => {
    for (const position of positions) ask(position, graph);
  };
}

const best = (build) => (position, graph) => build.bestPlay(position, graph);
const counted = (build) => (position, graph) => build.countPlays(position, graph);
const raw = (build) => {
  let reuse;
  return (position, graph) => {
    reuse = build.rawPlays(position, graph, { reuse });
  };
};
const firstTen = (build) => (position, graph) => build.generatePlays(position, graph, { top: 10 });
const sorted = (build) => (position, graph) => build.generatePlays(position, graph);
const inBoardOrder = (build) => (position, graph) => build.generatePlays(position, graph, { order: "board" });
const any = (build) => (position, graph) => build.canPlay(position, graph);

const limits = { "natural racks": 0.85, "no blank": 1 };
const within = [
  ...Object.keys(racks).map((kind) => ({
    name: `bestPlay, ${kind}, beside countPlays`,
    work: asked(now, best(now), kind),
    than: asked(now, counted(now), kind),
    atMost: limits[kind],
    options,
  })),
  {
    name: "generatePlays with top: 10, natural racks, beside rawPlays",
    work: asked(now, firstTen(now), "natural racks"),
    than: asked(now, raw(now), "natural racks"),
    atMost: 1.2,
    options,
  },
  {
    name: "generatePlays, natural racks, beside rawPlays",
    work: asked(now, sorted(now), "natural racks"),
    than: asked(now, raw(now), "natural racks"),
    atMost: 2.2,
    options,
  },
];

// Earlier builds called the free words `openWords`, and their graph `openWordGraph`.

/** CPU milliseconds of a new process that imports a build and finds its first best play: the median of nine. */
function coldStart(root) {
  const program = `
    const words = await import("${pathToFileURL(join(resolve(root), "dist/words.js"))}");
    const wordGraph = words.englishWordGraph ?? words.openWordGraph;
    const { bestPlay } = await import("${pathToFileURL(join(resolve(root), "dist/movegen.js"))}");
    const { us2021: ruleset } = await import("${pathToFileURL(join(resolve(root), "dist/rulesets.js"))}");
    bestPlay({ ruleset, rack: [..."HORNSAE"] }, wordGraph());
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);`;
  return () => Number(spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout);
}

function coldRatio() {
  const [one, other] = [coldStart(here), coldStart(earlier)];
  const ratios = Array.from({ length: 9 }, (_, i) => {
    const first = i % 2 === 0 ? one() : undefined;
    const second = other();
    return (first ?? one()) / second;
  });
  return ratios.sort((a, b) => a - b)[4];
}

/** Searches in an alphabet of forty letters, so that what follows is measured where both kinds have been asked for. */
function mixInForty() {
  const tileSet = spreadLetters(now.ruleset.tileSet, 40);
  const ruleset = { ...now.ruleset, tileSet };
  const list = now.dictionary.wordList(now.text, { tileSet });
  const graph = now.dictionary.buildWordGraph(list, { tileSet, gaddag: true });
  const search = asked({ ruleset, graph }, raw(now), "natural racks");
  for (let round = 0; round < 3; round++) search();
}

/** The benches of another file that both builds have, by name. What views cost is asked in sharing.bench.mjs. */
async function ofBoth(part) {
  const { benches } = await import(`./${part}.bench.mjs`);
  const other = await import(pathToFileURL(join(resolve(earlier), `test/bench/${part}.bench.mjs`)).href);
  return benches.flatMap(({ name, work }) => {
    if (name.startsWith("viewFor")) return [];
    const than = other.benches.find((bench) => bench.name === name)?.work;
    return than ? [{ name: name.split(",")[0], work, than, atMost: 1.1, options: { passes: 35, warmup: 6 } }] : [];
  });
}

const beside = (name, ask, kind, atMost) => ({
  name: `${name}, ${kind}, beside the earlier build`,
  work: asked(now, ask(now), kind),
  than: asked(before, ask(before), kind),
  atMost,
  options,
});

const besideEarlier = async () => {
  const forty = beside("rawPlays with searches in 40 letters mixed in", raw, "natural racks");
  return [
    ...(await ofBoth("play")),
    ...(await ofBoth("game")),
    ...(process.env.RECORDS ? await ofBoth("gcg") : []),
    beside("rawPlays", raw, "natural racks", 1.05),
    beside("bestPlay", best, "natural racks", 0.87),
    beside("bestPlay", best, "no blank"),
    beside("bestPlay", best, "one blank", 1),
    beside("bestPlay", best, "two blanks", 1),
    beside("canPlay", any, "natural racks", 0.87),
    beside("generatePlays", sorted, "natural racks", 1),
    beside("generatePlays", sorted, "no blank", 1),
    beside("generatePlays in the order of the board", inBoardOrder, "natural racks", 1),
    beside("generatePlays with top: 10", firstTen, "natural racks"),
    { name: "building a word graph", work: now.build, than: before.build, atMost: 1, options },
    { name: "englishWordGraph and the first bestPlay, from import", figure: coldRatio, unit: "x", atMost: 0.8 },
    // Last: once larger alphabets were searched, no figure of this process is one without them.
    {
      ...forty,
      work: () => {
        mixIn();
        forty.work();
      },
    },
  ];
};
let mixIn = () => {
  mixIn = () => {};
  mixInForty();
};

export const benches = [...within, ...(before ? await besideEarlier() : [])];
