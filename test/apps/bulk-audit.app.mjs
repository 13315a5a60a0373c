// The audit over a queue, with workers that are killed, a Redis that is restarted, and parts that are delivered twice:
// not a byte of the report may change.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chance, freePort, sleep, start, until } from "./support.mjs";

export const programs = [["redis-server", "redis-server"]];
export const seconds = { short: 150, long: 1200 };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();

async function run() {
  const long = process.env.LONG === "1";
  const games = long ? 4000 : 300;
  const kills = long ? 60 : 6;
  const restarts = long ? 8 : 2;
  const seed = Number(process.env.SEED ?? 1);
  const random = chance(seed);
  const folder = mkdtempSync(join(tmpdir(), "bulk-audit-"));
  const archive = join(folder, "games");
  const node = (...args) => start(process.execPath, args);
  const finish = async (program) => {
    const status = await program.ended;
    assert.equal(status, 0, program.output());
    return program.output();
  };

  await finish(node("make-games.mjs", archive, String(games)));
  const began = performance.now();
  await finish(node("audit.mjs", archive, "--grade", "--report", join(folder, "pool.json")));
  const alone = (performance.now() - began) / 1000;

  const port = await freePort();
  const REDIS_URL = `redis://127.0.0.1:${port}`;
  const startRedis = () =>
    start("redis-server", [
      ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""],
      ...["--appendonly", "yes", "--appendfsync", "always"],
    ]);
  let redis = startRedis();
  const startWorker = () => start(process.execPath, ["worker.mjs"], { env: { REDIS_URL, JOBS: "1", LOCK_MS: "1500" } });
  const audit = (job, report) =>
    start(process.execPath, ["audit.mjs", archive, "--grade", "--job", job, "--report", join(folder, report)], {
      env: { REDIS_URL },
    });

  const workers = [startWorker(), startWorker()];
  // Two producers hand out the same job, and one of them another job with the same parts: everything comes twice.
  const audits = [audit("one", "one.json"), audit("one", "again.json"), audit("two", "two.json")];
  let over = false;
  const done = Promise.all(audits.map(finish)).finally(() => {
    over = true;
  });
  let killed = 0;
  let restarted = 0;
  const pause = long ? 700 : 400;
  while (!over && (killed < kills || restarted < restarts)) {
    await sleep(pause + random(pause));
    if (restarted * kills <= killed * restarts - restarts && restarted < restarts) {
      redis.kill(random(2) === 0 ? "SIGKILL" : "SIGTERM");
      await redis.ended;
      await sleep(random(300));
      redis = startRedis();
      restarted++;
    } else if (killed < kills) {
      const which = random(workers.length);
      workers[which].kill("SIGKILL");
      await workers[which].ended;
      workers[which] = startWorker();
      killed++;
    }
  }
  await done;
  for (const worker of workers) worker.kill("SIGKILL");
  redis.kill("SIGTERM");

  const report = (name) => readFileSync(join(folder, name), "utf8");
  for (const name of ["one.json", "again.json", "two.json"]) assert.equal(report(name), report("pool.json"), name);
  const { mergeReports } = await import(
    pathToFileURL(join(process.cwd(), "node_modules/tilewright/dist/records.js")).href
  );
  const merged = mergeReports(["one.json", "two.json", "again.json"].map((name) => JSON.parse(report(name))));
  assert.equal(`${JSON.stringify(merged.report)}\n`, report("pool.json"));
  assert.ok(killed >= (long ? kills : 3) && restarted >= 1, `only ${killed} kills and ${restarted} restarts`);
  console.log(
    `bulk-audit: ${games} games (seed ${seed}), ${killed} workers killed, Redis restarted ${restarted} times, every part ` +
      `delivered twice: the report has the same bytes as that of one machine without a queue (${alone.toFixed(1)} s)`,
  );
  await until(() => rmSync(folder, { recursive: true, force: true }));
}
