// `node audit.mjs FOLDER [--grade] [--report FILE]` audits the recorded games of a folder. With REDIS_URL the workers of a
// queue do it (`npm run worker`), without it the cores of this machine. The exit status is 0, 2 if a record is not a game
// or cannot be read, and 1 if there is no report.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { unwrap } from "tilewright";
import { figuresOf, mergeReports } from "tilewright/records";
import { partsOf } from "./parts.mjs";
import { printable, say, tell } from "./printable.mjs";

try {
  process.exitCode = await main();
} catch (error) {
  tell(error.message);
  process.exitCode = 1;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { grade: { type: "boolean", default: false }, report: { type: "string", default: "reports/report.json" } },
  });
  const [folder = "games"] = positionals;
  const began = Date.now();
  const parts = partsOf(resolve(folder));
  if (parts.length === 0) throw new Error(`${folder} has no .gcg files`);

  const reports = [];
  const problems = [];
  const take = ({ id }, { report, problem }) => {
    if (problem === undefined) reports.push(report);
    else problems.push(`${id}: ${problem}`);
    const done = reports.length + problems.length;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${parts.length} parts`);
  };
  const url = process.env.REDIS_URL;
  const options = { grade: values.grade };
  if (url === undefined) await (await import("./pool.mjs")).auditInPool(parts, options, take);
  else await (await import("./queue.mjs")).auditOverQueue(url, parts, options, take);
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  if (problems.length > 0) {
    for (const problem of problems.sort()) tell(problem);
    throw new Error(`No report: ${problems.length} of ${parts.length} parts are missing. Start again.`);
  }

  // Reports may come in any order, and twice: merging makes the same report of them.
  const { report } = unwrap(mergeReports(reports));
  mkdirSync(resolve(values.report, ".."), { recursive: true });
  // Written whole or not at all.
  writeFileSync(`${values.report}.part`, `${printable(JSON.stringify(report))}\n`);
  renameSync(`${values.report}.part`, values.report);

  const { records, games, failures, failed, plays, scoresAgreed, remarks, highGames, highPlays, graded } =
    figuresOf(report);
  const seconds = (Date.now() - began) / 1000;
  say(`${records} records in ${report.parts.length} parts, ${games} of them games; ${seconds.toFixed(1)} s`);
  for (const { record, problem } of failed) say(`not a game: ${record}: ${problem}`);
  if (failures > failed.length) say(`not a game: ${failures - failed.length} more`);
  say(`${plays} plays, ${scoresAgreed} scored as the rules say`);
  for (const { code, count } of remarks) say(`  ${code} ${count}`);
  const [game] = highGames;
  const [play] = highPlays;
  if (game) say(`highest game: ${game.score} by ${game.player} in ${game.record}`);
  if (play) say(`highest play: ${play.word} for ${play.points} by ${play.player} in ${play.record}`);
  if (graded)
    say(`${graded.best} of ${graded.plays} plays were the best; ${graded.pointsLeft} points were left on the table`);
  say(`whole report: ${values.report}`);
  return failures > 0 ? 2 : 0;
}
