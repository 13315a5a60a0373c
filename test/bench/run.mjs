// Benchmarks of the built package: `npm run build && npm run bench -- [--json] [name ...]`.
//
// Each *.bench.mjs beside this file exports `benches`: a list of
//   { name, work, reference, unit?, target?, options? }   two passes, measured interleaved (see interleave.mjs), or
//   { name, add }                                         a function that adds tasks to a tinybench Bench.
// `target` is the ratio the project promises; the exit status is 1 when a ratio is below it and --strict is given.
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { Bench } from "tinybench";
import { interleave } from "./interleave.mjs";

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const json = flags.includes("--json");

const number = (value) => value.toLocaleString("en", { maximumFractionDigits: 0 });
const print = (line) => {
  if (!json) console.log(line);
};

async function ratioOf({ name, work, reference, unit = "operations", target, options }) {
  const result = interleave(work, reference, options);
  const goal = target === undefined ? "" : `, target ${target}${result.ratio < target ? " MISSED" : ""}`;
  print(
    `${name}: ${number(result.rate)} ${unit}/s, ratio ${result.ratio.toFixed(2)} (${result.low.toFixed(2)} to ${result.high.toFixed(2)}${goal})`,
  );
  return { name, unit, target: target ?? null, ...result };
}

async function ratesOf({ name, add }) {
  const bench = new Bench({ name, time: 500, warmupTime: 200 });
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
const results = [];
for (const file of files.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
  const { benches } = await import(new URL(file, folder).href);
  for (const bench of benches) results.push(...[await (bench.add ? ratesOf(bench) : ratioOf(bench))].flat());
}
if (json) console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, results }, null, 2));
if (flags.includes("--strict") && results.some(({ ratio, target }) => target !== null && ratio < target))
  process.exit(1);
