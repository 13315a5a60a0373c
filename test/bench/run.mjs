// Benchmarks of the built package: `npm run build && npm run bench -- [--json | --history | --short] [name ...]`.
//
// Each *.bench.mjs beside this file exports `benches`: a list of
//   { name, work, reference, unit?, target?, options? }   two passes, measured interleaved (see interleave.mjs), or
//   { name, work, pacer, atMost?, runs?, options? }       the same, told as how many passes of the pacer the work takes, or
//   { name, figure, unit, atMost? }                       a function that returns one number, or
//   { name, cases, atMost }                               the case that takes longest for its size, in seconds, or
//   { name, work, than, atMost?, share? }                 how many times as long the work takes as another, in CPU time; divided by
//                                                         `share`, how many times as much it does,
//   { name, note }                                        a line instead of a figure,
//   { name, once }                                        milliseconds of CPU time: the best of three, or
//   { name, add }                                         a function that adds tasks to a tinybench Bench.
// A bench with a `column` is one of those in docs/performance-history.md. --history runs these alone, on the data that
// everybody has, and prints the row of the table.
// --short takes few passes of each (`options.short` says how many), once: for seeing that all benches run and no figure is far
// off. With --strict as well, what exceeds its limit is measured again in a second process, and in a third: how fast an engine
// compiles code differs from one process to the next.
// `target` is the ratio the project promises, `atMost` the number of passes, the figure or the seconds; the exit status is 1 when
// one of them is missed and --strict is given.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { Bench } from "tinybench";
import { tableOf } from "./history.mjs";
import { interleave, timeOf, timesAsLong } from "./interleave.mjs";

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const json = flags.includes("--json");
const history = flags.includes("--history");
const short = flags.includes("--short");
const own = ["LEXICON", "POSITIONS", "RECORDS"].filter((name) => process.env[name] !== undefined);
if (history && own.length > 0) throw new Error(`--history measures the same data every time: unset ${own.join(", ")}`);
if (history && wanted.length > 0) throw new Error(`--history runs all parts, and takes no name: ${wanted.join(", ")}`);

/** Set by a process that measures some rows again: which, and whether this is the second time or the third. */
const pass = Number(process.env.BENCH_PASS ?? 1);
const rows = process.env.BENCH_ROWS === undefined ? null : JSON.parse(process.env.BENCH_ROWS);

const number = (value) => value.toLocaleString("en", { maximumFractionDigits: 0 });
const print = (line) => {
  if (!json && !history) console.log(line);
};

/** How many times a bench is measured, and its options. */
const timesOver = (runs) => (short ? 1 : runs);
const shorter = (options = {}) => (short ? { ...options, ...(options.short ?? { passes: 3, warmup: 1 }) } : options);

function ratioOf({ name, column, work, reference, unit = "operations", target, options }) {
  const result = interleave(work, reference, shorter(options));
  const goal = target === undefined ? "" : `, target ${target}${result.ratio < target ? " MISSED" : ""}`;
  print(
    `${name}: ${number(result.rate)} ${unit}/s, ratio ${result.ratio.toFixed(2)} (${result.low.toFixed(2)} to ${result.high.toFixed(2)}${goal})`,
  );
  const missed = target !== undefined && result.ratio < target;
  return { name, column, figure: result.ratio, unit, target: target ?? null, missed, ...result };
}

/** How many passes of the pacer the work takes: the best of some runs, and how far they lie apart. */
function passesOf({ name, column, work, pacer, atMost, runs = 3, options }) {
  const results = Array.from({ length: timesOver(runs) }, () => interleave(work, pacer, shorter(options)));
  const units = results.map(({ ratio }) => 1 / ratio).sort((a, b) => a - b);
  const goal = atMost === undefined ? "" : `, at most ${atMost}${units[0] > atMost ? " MISSED" : ""}`;
  print(
    `${name}: ${units[0].toFixed(2)} passes of the pacer (runs ${units.map((n) => n.toFixed(2)).join(", ")}${goal})`,
  );
  const missed = atMost !== undefined && units[0] > atMost;
  return { name, column, figure: units[0], units, atMost: atMost ?? null, missed };
}

function figureOf({ name, figure, unit, atMost }) {
  const value = figure();
  const missed = atMost !== undefined && value > atMost;
  const goal = atMost === undefined ? "" : `, at most ${atMost}${missed ? " MISSED" : ""}`;
  print(`${name}: ${value.toFixed(2)} ${unit}${goal}`);
  return { name, unit, value, atMost: atMost ?? null, missed };
}

/** The case that takes most processor time for each megabyte begun. Each is run once: nobody attacks a warm function. */
function worstOf({ name, cases, atMost }) {
  const timed = cases().map((one) => {
    const before = process.cpuUsage();
    one.run();
    const { user, system } = process.cpuUsage(before);
    return { case: one.name, seconds: (user + system) / 1e6 / one.megabytes };
  });
  const [worst] = timed.sort((a, b) => b.seconds - a.seconds);
  const missed = worst.seconds > atMost;
  print(`${name}: at most ${worst.seconds.toFixed(3)} s a megabyte, ${worst.case}${missed ? " MISSED" : ""}`);
  return { name, ...worst, atMost, missed };
}

/** How many times as long the work takes: the best of some runs. */
function timesOf({ name, work, than, atMost, share = 1, runs = 3, options }) {
  const results = Array.from({ length: timesOver(runs) }, () => timesAsLong(work, than, shorter(options)) / share).sort(
    (a, b) => a - b,
  );
  const missed = atMost !== undefined && results[0] > atMost;
  const goal = atMost === undefined ? "" : `, at most ${atMost}${missed ? " MISSED" : ""}`;
  print(`${name}: ${results[0].toFixed(2)} x (runs ${results.map((n) => n.toFixed(2)).join(", ")}${goal})`);
  return { name, times: results, atMost: atMost ?? null, missed };
}

function noteOf({ name, note }) {
  print(`${name}: ${note}`);
  return { name, note };
}

function onceOf({ name, once }) {
  const ms = Array.from({ length: timesOver(3) }, () => timeOf(once) * 1000).sort((a, b) => a - b);
  print(`${name}: ${ms[0].toFixed(1)} ms (runs ${ms.map((n) => n.toFixed(1)).join(", ")})`);
  return { name, ms };
}

async function ratesOf({ name, add }) {
  const bench = new Bench({
    name,
    ...(short ? { time: 40, warmupTime: 10, iterations: 3, warmupIterations: 1 } : { time: 500, warmupTime: 200 }),
  });
  await add(bench);
  await bench.run();
  return bench.tasks.map((task) => {
    const { latency, throughput } = task.result;
    print(
      `${name}, ${task.name}: ${number(throughput.mean)}/s, ${latency.mean.toFixed(4)} ms, 99 % within ${latency.p99.toFixed(4)} ms`,
    );
    return {
      name: `${name}, ${task.name}`,
      rate: throughput.mean,
      meanMs: latency.mean,
      p99Ms: latency.p99,
      rme: latency.rme,
    };
  });
}

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".bench.mjs"));
/** Measured only if they are named: one builds another commit first, and test/game/cost.test.ts checks what the other measures. */
const onRequest = ["earlier.bench.mjs", "worst.bench.mjs"];
/** What measures a bench, by the property that it has. */
const kinds = [
  ["add", ratesOf],
  ["cases", worstOf],
  ["figure", figureOf],
  ["note", noteOf],
  ["once", onceOf],
  ["than", timesOf],
  ["pacer", passesOf],
];

const results = [];
const isWanted = (file) =>
  wanted.length === 0 ? !onRequest.includes(file) : wanted.some((part) => file.startsWith(part));
for (const file of files.filter(isWanted)) {
  const { benches } = await import(new URL(file, folder).href);
  for (const bench of benches.filter(({ name, column }) => (!history || column) && (rows?.includes(name) ?? true))) {
    const [, measure = ratioOf] = kinds.find(([key]) => bench[key]) ?? [];
    results.push(...[await measure(bench)].flat());
  }
}
if (history) console.log(tableOf(results));
if (json) console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, results }, null, 2));
const missed = results.filter((result) => result.missed).map(({ name }) => name);
if (flags.includes("--strict") && missed.length > 0) process.exit(short && pass < 3 ? measuredAgain() : 1);

/** Measures what was missed in a new process, and returns its exit status. */
function measuredAgain() {
  const env = { ...process.env, BENCH_PASS: `${pass + 1}`, BENCH_ROWS: JSON.stringify(missed) };
  return spawnSync(process.execPath, process.argv.slice(1), { env, stdio: "inherit" }).status ?? 1;
}
