// `node audit.mjs FOLDER [--grade] [--report FILE] [--job NAME]` audits the recorded games of a folder. With REDIS_URL
// the workers of a queue do it (`npm run worker`), without it the cores of this machine.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { unwrap } from "tilewright";
import { figuresOf, mergeReports } from "tilewright/records";
import { partsOf } from "./parts.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    grade: { type: "boolean", default: false },
    report: { type: "string", default: "reports/report.json" },
    job: { type: "string", default: "audit" },
  },
});
const [folder = "games"] = positionals;
const parts = partsOf(resolve(folder));
const options = { grade: values.grade, job: values.job };
const began = Date.now();

const reports = [];
const take = (report) => {
  reports.push(report);
  if (process.stderr.isTTY) process.stderr.write(`\r${reports.length} of ${parts.length} parts`);
};
const url = process.env.REDIS_URL;
if (url === undefined) await (await import("./pool.mjs")).auditInPool(parts, options, take);
else await (await import("./queue.mjs")).auditOverQueue(url, parts, options, take);
if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");

// Reports may come in any order, and twice: merging makes the same report of them.
const { report } = unwrap(mergeReports(reports));
mkdirSync(resolve(values.report, ".."), { recursive: true });
// Written whole or not at all.
writeFileSync(`${values.report}.part`, `${JSON.stringify(report)}\n`);
renameSync(`${values.report}.part`, values.report);

const { records, games, plays, scoresAgreed, remarks, highGames, highPlays, graded } = figuresOf(report);
const seconds = (Date.now() - began) / 1000;
console.log(`${records} records in ${report.parts.length} parts, ${games} of them games; ${seconds.toFixed(1)} s`);
console.log(`${plays} plays, ${scoresAgreed} scored as the rules say`);
for (const { code, count } of remarks) console.log(`  ${code} ${count}`);
const [game] = highGames;
const [play] = highPlays;
if (game) console.log(`highest game: ${game.score} by ${game.player} in ${game.record}`);
if (play) console.log(`highest play: ${play.word} for ${play.points} by ${play.player} in ${play.record}`);
if (graded)
  console.log(
    `${graded.best} of ${graded.plays} plays were the best; ${graded.pointsLeft} points were left on the table`,
  );
console.log(`whole report: ${values.report}`);
