// The audit over a queue, with workers that are killed, a Redis that is restarted, and parts that are delivered twice:
// not a byte of the report may change. The archive holds what strangers may put there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chance, freePort, sleep, start, until } from "./support.mjs";

export const programs = [["redis-server", "redis-server"]];
export const seconds = { short: 180, long: 1200 };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();

async function run() {
  const fromExample = createRequire(join(process.cwd(), "package.json"));
  const { Worker } = fromExample("bullmq");
  const long = process.env.LONG === "1";
  const games = long ? 4000 : 200;
  const kills = long ? 60 : 6;
  const restarts = long ? 8 : 2;
  const seed = Number(process.env.SEED ?? 1);
  const random = chance(seed);
  const folder = mkdtempSync(join(tmpdir(), "bulk-audit-"));
  const archive = join(folder, "games");
  const node = (...args) => start(process.execPath, args);
  const finish = async (program, expected = 0) => {
    const status = await program.ended;
    assert.equal(status, expected, program.output());
    const output = program.output();
    assert.doesNotMatch(output, /(?!\n)\p{Cc}|\p{Bidi_Control}/u);
    assert.doesNotMatch(output, /^ +at /m); // no stack of an error that was expected
    return output;
  };
  const report = (name) => readFileSync(join(folder, name), "utf8");

  await finish(node("make-games.mjs", archive, String(games)));
  const unread = addOddFiles(archive);
  const began = performance.now();
  await finish(node("audit.mjs", archive, "--grade", "--report", join(folder, "pool.json")), 2);
  const alone = (performance.now() - began) / 1000;
  await finish(node("audit.mjs", archive, "--report", join(folder, "pool-plain.json")), 2);

  const port = await freePort();
  const REDIS_URL = `redis://127.0.0.1:${port}`;
  const startRedis = () =>
    start("redis-server", [
      ...["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""],
      ...["--appendonly", "yes", "--appendfsync", "always"],
    ]);
  let redis = startRedis();
  const startWorker = () => start(process.execPath, ["worker.mjs"], { env: { REDIS_URL, JOBS: "1", LOCK_MS: "1500" } });
  const audit = (report, folderOfGames, ...options) =>
    start(process.execPath, ["audit.mjs", folderOfGames, ...options, "--report", join(folder, report)], {
      env: { REDIS_URL },
    });

  const workers = [startWorker(), startWorker()];
  // Two producers hand out the same parts, and a third one the same files without grading.
  const audits = [
    audit("one.json", archive, "--grade"),
    audit("again.json", archive, "--grade"),
    audit("plain.json", archive),
  ];
  let over = false;
  const done = Promise.all(audits.map((program) => finish(program, 2))).finally(() => {
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
  for (const name of ["one.json", "again.json"]) assert.equal(report(name), report("pool.json"), name);
  assert.equal(report("plain.json"), report("pool-plain.json"));
  assert.notEqual(report("plain.json"), report("pool.json"));
  const { figures } = JSON.parse(report("plain.json")).parts[0];
  assert.deepEqual(
    figures.failed.map(({ record }) => record),
    unread,
  );

  // The queue still has all these parts, but a job is known by what its files hold.
  const other = join(folder, "other");
  await finish(node("make-games.mjs", other, "3"));
  const rerun = async (name, status) => {
    await finish(audit(`queue-${name}`, other), status);
    await finish(node("audit.mjs", other, "--report", join(folder, `pool-${name}`)), status);
    assert.equal(report(`queue-${name}`), report(`pool-${name}`), name);
    return JSON.parse(report(`queue-${name}`)).parts[0].figures;
  };
  assert.equal((await rerun("three.json", 0)).games, 3);
  const last = join(other, "00002.gcg");
  const game = readFileSync(last);
  writeFileSync(last, "x".repeat(game.length));
  assert.equal((await rerun("changed.json", 2)).games, 2);
  writeFileSync(last, game);
  assert.equal((await rerun("again-three.json", 0)).games, 3);
  const empty = join(folder, "empty");
  mkdirSync(empty);
  assert.match(await finish(audit("empty.json", empty), 1), /has no \.gcg files/);

  // A worker of another version has another queue, and Redis that was away left no stack in the output.
  const { version } = JSON.parse(readFileSync("node_modules/tilewright/package.json", "utf8"));
  for (const worker of workers) {
    assert.match(worker.output(), new RegExp(`waiting for parts of bulk-audit-${version}\n`));
    assert.doesNotMatch(worker.output(), /^ +at /m);
    worker.kill("SIGKILL");
    await worker.ended;
  }

  // A file that changes between the beginning of the audit and its turn is named, and the next audit has it as it is.
  const moving = audit("moving.json", other, "--grade");
  await until(() => assert.match(moving.output(), /no worker of bulk-audit/));
  writeFileSync(last, "no game");
  let worker = startWorker();
  assert.match(await finish(moving, 1), /part-000000: 00002\.gcg: changed since the audit began/);
  writeFileSync(last, game);
  await finish(audit("moved.json", other, "--grade"));
  worker.kill("SIGKILL");
  await worker.ended;

  // A part that every worker fails on is given up and named, and the next audit tries it again.
  rmSync(last);
  const failing = new Worker(`bulk-audit-${version}`, () => Promise.reject(new Error("no \u001b[2Jmemory")), {
    connection: { url: REDIS_URL, maxRetriesPerRequest: null },
  });
  assert.match(
    await finish(audit("failed.json", other), 1),
    /part-000000: given up after 20 tries: no \\u001b\[2Jmemory\nNo report: 1 of 1 parts are missing/,
  );
  await failing.close();
  worker = startWorker();
  assert.equal((await rerun("two.json", 0)).games, 2);
  worker.kill("SIGKILL");
  redis.kill("SIGTERM");

  const { mergeReports } = fromExample("tilewright/records");
  const merged = mergeReports(["one.json", "pool.json", "again.json"].map((name) => JSON.parse(report(name))));
  assert.equal(JSON.stringify(merged.report), JSON.stringify(JSON.parse(report("pool.json"))));
  assert.ok(killed >= (long ? kills : 3) && restarted >= 1, `only ${killed} kills and ${restarted} restarts`);
  console.log(
    `bulk-audit: ${games} games (seed ${seed}), ${killed} workers killed, Redis restarted ${restarted} times, every part ` +
      `delivered twice: the report has the same bytes as that of one machine without a queue (${alone.toFixed(1)} s)`,
  );
  await until(() => rmSync(folder, { recursive: true, force: true }));
}

/** What strangers put into an archive. Gives the names of what cannot be read, in the order of the report. */
function addOddFiles(archive) {
  const evil = "bad\u001b[2J\u009b2J\u001b]0;t\u0007\r\u202ename";
  const hostile = `#player1 a ${evil}\n#player2 b B\n>a: AEIOUST 8H QZ +999 999\n`;
  writeFileSync(join(archive, `-${evil}.gcg`), hostile);
  writeFileSync(join(archive, "-IN CAPITALS.GCG"), hostile);
  symlinkSync("00001.gcg", join(archive, "-link.gcg"));
  symlinkSync("nowhere", join(archive, "-lost.gcg"));
  // A file beside the archive, which nobody has put into it.
  writeFileSync(join(archive, "..", "private.txt"), "a secret\n");
  symlinkSync("../private.txt", join(archive, "-out.gcg"));
  execFileSync("mkfifo", [join(archive, "-pipe.gcg")]);
  writeFileSync(join(archive, "-huge.gcg"), "");
  truncateSync(join(archive, "-huge.gcg"), 3_000_000_000);
  return ["-huge.gcg", "-lost.gcg", "-out.gcg", "-pipe.gcg"];
}
