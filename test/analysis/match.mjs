// How often one player beats another: `npm run build && npm run match -- [--rules us2021] [--words FILE] [--one shipped]
// [--two points] [--games 20000] [--workers 2]`. A player chooses by points (`points`), by the table that ships (`shipped`),
// or by the table of a file that `npm run leaves` has written.
//
// Games come in pairs: the same tiles, with the seats changed. A draw is half a win. The interval holds with 95 %; a pair
// counts as one, because its games are not independent. A run that was stopped goes on where it was.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { inParts, partsOf } from "../support/in-parts.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { values: options } = parseArgs({
  options: {
    rules: { type: "string", default: "us2021" },
    words: { type: "string", default: "" },
    one: { type: "string", default: "shipped" },
    two: { type: "string", default: "points" },
    games: { type: "string", default: "20000" },
    workers: { type: "string", default: "2" },
  },
});
const { rules, words, one, two } = options;
const { match: seed } = JSON.parse(readFileSync(here("../fixtures/seeds.json"), "utf8"));

// Another build, or another table in the same file, is another match.
const hash = createHash("sha256").update(JSON.stringify([rules, words, one, two, seed]));
for (const name of ["analysis", "leaves", "movegen", "index", "words"])
  hash.update(readFileSync(here(`../../dist/${name}.js`)));
for (const name of [words, one, two]) if (!["", "shipped", "points"].includes(name)) hash.update(readFileSync(name));
const folder = here(`../../node_modules/.cache/match/${hash.digest("hex")}`);

const pairs = Number(options.games) / 2;
const begin = process.cpuUsage();
const parts = await inParts(
  new URL("match-worker.mjs", import.meta.url),
  { rules, words, seed, players: [one, two] },
  partsOf(pairs, 100),
  { folder, workers: Number(options.workers), note: (done) => process.stderr.write(`\r${done * 200} games `) },
);
process.stderr.write("\n");
const { user, system } = process.cpuUsage(begin);

const scores = parts.flat();
const points = ([own, other]) => (own > other ? 1 : own === other ? 0.5 : 0);
const wins = scores.map(([first, second]) => (points(first) + points(second)) / 2);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = mean(wins);
const error = Math.sqrt(mean(wins.map((value) => (value - share) ** 2)) / wins.length);
const scored = [0, 1].map((side) => mean(scores.flat().map((pair) => pair[side])).toFixed(1));
const percent = (value) => `${(100 * value).toFixed(2)} %`;
console.log(
  `${rules}, ${one} against ${two}: ${percent(share)} +- ${percent(1.96 * error)} of ${2 * scores.length} games`,
);
console.log(`points a game: ${scored.join(" and ")}; ${((user + system) / 1e6).toFixed(0)} s of CPU time in this run`);
