// What work in bulk costs: `node test/bench/bulk.mjs FOLDER [COUNT [PAIRS]]`, after `npm run build`, on a machine that does
// nothing else. Links the records of the folder under other names until there are COUNT of them (100,000 unless you say
// otherwise), checks all with one job and with two, in turn if there are several pairs, and prints seconds, the most
// memory, and the median of what two jobs take to what one takes, in CPU and on the clock. 1,000,000 of them are the trial
// of an archive.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [folder, count = "100000", pairs = "1"] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node test/bench/bulk.mjs FOLDER [COUNT [PAIRS]]");
  process.exit(2);
}
const program = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const records = readdirSync(folder).filter((name) => name.endsWith(".gcg"));
const root = mkdtempSync(join(tmpdir(), "tilewright-bulk-"));
for (let i = 0; i < Number(count); i++) {
  const part = join(root, `${Math.floor(i / 1000)}`);
  if (i % 1000 === 0) mkdirSync(part);
  symlinkSync(resolve(folder, records[i % records.length]), join(part, `${i}.gcg`));
}
/** Is loaded before the program, and reports at its end what all its threads together have used. */
const meter = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const cpu = (userCPUTime + systemCPUTime) / 1e6;
    writeSync(2, "\\n" + JSON.stringify({ seconds: performance.now() / 1000, cpu, megabytes: maxRSS / 1024 }));
  });`)}`;

function check(jobs) {
  const args = ["--import", meter, program, "check", root, "--json", "--jobs", String(jobs)];
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
  const lines = stderr.trim().split("\n");
  const measured = JSON.parse(lines.at(-1));
  const { seconds, cpu, megabytes } = measured;
  console.log(`${jobs} jobs: ${lines[0]}`);
  console.log(`  ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`);
  return measured;
}

const ratios = Array.from({ length: Number(pairs) }, (_, i) => {
  const first = i % 2 === 0 ? check(1) : undefined;
  const two = check(2);
  const one = first ?? check(1);
  return { cpu: two.cpu / one.cpu, clock: two.seconds / one.seconds };
});
rmSync(root, { recursive: true });
const median = (what) => ratios.map((ratio) => ratio[what]).sort((a, b) => a - b)[ratios.length >> 1];
console.log(`two jobs to one: CPU ${median("cpu").toFixed(2)}, clock ${median("clock").toFixed(2)}`);
