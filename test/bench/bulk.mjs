// What work in bulk costs: `node test/bench/bulk.mjs FOLDER [COUNT]`, after `npm run build`, on a machine that does
// nothing else. Links the records of the folder under other names until there are COUNT of them (100,000 unless you say
// otherwise), checks all with one job and with two, and prints seconds, the CPU of two jobs to that of one, the same of
// the time on the clock, and the most memory. 1,000,000 of them are the trial of an archive.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [folder, count = "100000"] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node test/bench/bulk.mjs FOLDER [COUNT]");
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

const measured = ["1", "2"].map((jobs) => {
  const args = ["--import", meter, program, "check", root, "--json", "--jobs", jobs];
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
  const lines = stderr.trim().split("\n");
  console.log(`${jobs} jobs: ${lines[0]}`);
  return JSON.parse(lines.at(-1));
});
rmSync(root, { recursive: true });
const [one, two] = measured;
for (const [i, { seconds, cpu, megabytes }] of measured.entries())
  console.log(`${i + 1} jobs: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`);
console.log(`two jobs to one: CPU ${(two.cpu / one.cpu).toFixed(2)}, clock ${(two.seconds / one.seconds).toFixed(2)}`);
