// Live tables under faults: bots play over two server processes and one Postgres. Servers are killed, the database is
// restarted, messages are lost, repeated and reordered. With BEFORE, a folder with an earlier build of the package, the
// servers begin with that build and are replaced one after the other halfway, and every other bot stays with it. Afterwards the log is read, and everything that any player was
// sent is compared with what the log makes of it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { playOnThePage } from "./live-table-page.mjs";
import { comeAsStrangers } from "./live-table-strangers.mjs";
import { asUser, chance, freePort, postgresPrograms, sleep, start, until } from "./support.mjs";

export const programs = [
  ["postgres", "postgresql"],
  ["chromium", "chromium"],
];
export const seconds = { short: 300, long: 2400 };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();

async function run() {
  const long = process.env.LONG === "1";
  const games = Number(process.env.GAMES ?? (long ? 1000 : 30));
  const atOnce = long ? 12 : 8;
  const kills = long ? 230 : 8;
  const restarts = long ? 20 : 2;
  const seed = Number(process.env.SEED ?? 1);
  const random = chance(seed);
  const often = (percent) => random(1000) < percent * 10;
  let faulty = true;
  const fault = (percent) => faulty && often(percent);

  // The example's own files and packages, as it has them.
  const require = createRequire(join(process.cwd(), "package.json"));
  const example = (file) => import(pathToFileURL(join(process.cwd(), file)).href);
  const library = (entry) => import(pathToFileURL(require.resolve(`tilewright/${entry}`).replace(/cjs$/, "js")).href);
  const WebSocket = require("ws");
  const pg = require("pg");
  const tilewright = await import(pathToFileURL(require.resolve("tilewright").replace(/cjs$/, "js")).href);
  const { allowedMoves, auditGame, digestOf, lastPlay, replayEvents, viewFor } = tilewright;
  const { generatePlays } = await library("movegen");
  const graph = (await library("words")).englishWordGraph();
  const { sitAt } = await example("client.mjs");
  const { BEFORE } = process.env;
  const { checkGame, namesOf } = await example("fair-deal.mjs");
  const { rulesets } = await example("rules.mjs");

  const counts = { kills: 0, restarts: 0, dropped: 0, repeated: 0, reordered: 0, cut: 0, messages: 0 };

  await assertTimeRunsOut(await example("table.mjs"), await example("fair-deal.mjs"), await library("fair"));

  const folder = mkdtempSync(join(tmpdir(), "live-table-"));
  console.log(`live-table: ${await comeAsStrangers(folder)}`);
  if (process.env.PAGE !== "0") {
    const { formatPlay } = await library("notation");
    console.log(`live-table: ${await playOnThePage(folder, { generatePlays, formatPlay, graph })}`);
  }

  // The database, and two servers.
  const database = await startPostgres(folder, await freePort());
  const now = process.cwd();
  const before = BEFORE === undefined ? now : exampleWith(BEFORE, now, join(folder, "before"));
  const sitAtBefore = (await import(pathToFileURL(join(before, "client.mjs")).href)).sitAt;
  const homes = [before, before];
  const ports = [await freePort(), await freePort()];
  const startServer = (which) =>
    start(process.execPath, ["server.mjs"], {
      cwd: homes[which],
      env: { PORT: String(ports[which]), DATABASE_URL: database.url, TABLES_PER_HOUR: "100000" },
    });
  const servers = [0, 1].map(startServer);
  /** Whether the tests pass or fail, nothing stays behind. */
  const stop = () => {
    for (const server of servers) server.kill("SIGKILL");
    database.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  process.once("exit", stop);
  const answers = (port) => fetch(`http://127.0.0.1:${port}/tilewright/index.js`).then(({ body }) => body?.cancel());
  await until(() => Promise.all(ports.map(answers)), { seconds: 60 });
  const began = performance.now();

  /** A connection as bad as a connection can be while it lasts. */
  function badLine(port) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/play`);
    const away = line(counts, fault, random);
    const back = line(counts, fault, random);
    return {
      get readyState() {
        return socket.readyState;
      },
      close: () => socket.close(),
      send: (text) => {
        // The line itself is cut now and then.
        if (fault(0.5)) {
          counts.cut++;
          return socket.terminate();
        }
        away(() => socket.readyState === 1 && socket.send(text));
      },
      addEventListener: (type, listener) =>
        socket.addEventListener(type, (event) => (type === "message" ? back(() => listener(event)) : listener(event))),
    };
  }

  /** Plays a game with bots to its end. What every bot was sent, saw and was told is kept for later. */
  async function playGame(number) {
    const names = ["Ann", "Ben", "Cid"].slice(0, number % 5 === 0 ? 3 : 2);
    const request = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ names, rules: number % 3 === 0 ? "international2022" : "northAmerica2017" }),
    };
    const { game, tokens } = await until(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${ports[random(2)]}/tables`, request);
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      },
      { seconds: 60 },
    );
    const bots = tokens.map((token, seat) => {
      const bot = { token, sent: [], seen: new Map(), acknowledged: [], client: null, wake: () => {} };
      const connect = () => {
        const socket = badLine(ports[random(2)]);
        socket.addEventListener("message", ({ data }) => bot.sent.push(data));
        return socket;
      };
      const changed = ({ news, digest }) => {
        if (digest !== null && news !== null) bot.seen.set(news.seq, digest);
        bot.wake();
      };
      bot.client = ((number + seat) % 2 === 0 ? sitAt : sitAtBefore)({
        connect,
        game,
        token,
        changed,
        resend: 300,
        sync: 1000,
      });
      return bot;
    });
    await Promise.all(bots.map(playToTheEnd));
    // The last word may still be on its way to somebody.
    const proof = await until(
      async () => {
        const headers = { authorization: `Bearer ${tokens[0]}` };
        const answer = await fetch(`http://127.0.0.1:${ports[random(2)]}/tables/${game}/proof`, { headers });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.text();
      },
      { seconds: 60 },
    );
    for (const { client } of bots) {
      assert.deepEqual(checkGame(client.notes, proof, client.view).wrong, [], `${game}: the deal was not fair`);
      client.leave();
    }
    return { game, bots };
  }

  async function playToTheEnd(bot) {
    for (;;) {
      const { view, news } = bot.client;
      if (view?.status.kind === "over") return;
      const wish = view === null ? null : wishOf(view, news, bot);
      if (wish === null) {
        await new Promise((resolve) => {
          bot.wake = resolve;
          setTimeout(resolve, 500);
        });
        continue;
      }
      const [type, details] = wish;
      const { undos } = news;
      const { digest } = bot.client;
      const refused = await bot.client.act(type, details);
      if (refused.length === 0) bot.acknowledged.push({ type, details, undos, digest });
    }
  }

  /** What a bot wants to do now: `[type, details]`, or `null`. */
  function wishOf(view, { offer, seat }, bot) {
    if (offer !== null && offer.by !== seat && !offer.agreed.includes(seat))
      return ["answer-undo", { agree: random(3) > 0 }];
    const { turn, kind } = view.status;
    const move = (move) => ["move", { move }];
    const allowed = allowedMoves(view);
    const words = lastPlay(view)?.event.words ?? [];
    if (allowed.challenge.ok && (words.some((word) => !graph.has(word)) || often(1)))
      return move({ type: "challenge" });
    if (kind === "last-challenge") return allowed.accept.ok ? move({ type: "accept" }) : null;
    if (turn !== seat) {
      // Once after a move, not for ever.
      const last = view.history.length;
      if (offer !== null || bot.asked === last || !often(12)) return null;
      bot.asked = last;
      return ["ask-undo", {}];
    }
    if (offer !== null && often(50)) return null;
    if (allowed.exchange.ok && often(4)) return move({ type: "exchange", tiles: view.rack.slice(0, 1 + random(3)) });
    const [play] = generatePlays(view, graph, { top: 1 });
    if (play === undefined || often(1)) return move({ type: "pass" });
    const { placements } = play;
    return move({ type: "play", placements: often(6) ? turnedRound(placements) : placements });
  }

  // Faults, spread over the games as they end.
  let played = 0;
  let over = false;
  const chaos = (async () => {
    while (!over) {
      await sleep(200 + random(200));
      const due = played + atOnce / 2;
      if (BEFORE !== undefined && homes[0] === before && due > games / 2)
        for (const which of [0, 1]) {
          servers[which].kill("SIGTERM");
          assert.equal(await servers[which].ended, 0, servers[which].output());
          homes[which] = now;
          servers[which] = startServer(which);
          await until(() => answers(ports[which]), { seconds: 60 });
        }
      else if (counts.restarts < Math.min(restarts, (due * restarts) / games - 0.5)) {
        await database.restart(random(2) === 0);
        counts.restarts++;
      } else if (counts.kills < Math.min(kills, (due * kills) / games)) {
        const which = random(2);
        servers[which].kill("SIGKILL");
        await servers[which].ended;
        servers[which] = startServer(which);
        counts.kills++;
        // Both may be away for a moment, but not all the time.
        if (random(4) > 0) await until(() => answers(ports[which]), { seconds: 60 });
      }
    }
  })();

  const finished = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < games) {
        // Faults are spread over all games: none runs ahead of them.
        const due = (wanted) => (played * wanted) / games;
        while (counts.kills + 2 < due(kills) || counts.restarts + 0.5 < due(restarts)) await sleep(100);
        finished.push(await playGame(next++));
        played++;
      }
    }),
  );
  over = true;
  await chaos;
  const took = (performance.now() - began) / 1000;

  const underFaults = new Set(finished.map(({ game }) => game));

  // How much is possible without faults, and what it takes.
  const load = Number(process.env.LOAD ?? (long ? 64 : 0));
  if (load > 0) {
    faulty = false;
    const watched = { servers: servers.map(({ child }) => child.pid), database: [database.pid()] };
    const used = () => ({
      servers: secondsOf(watched.servers),
      database: secondsOf([...watched.database, ...childrenOf(database.pid())]),
      bots: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    });
    const [before, start] = [used(), performance.now()];
    const more = await Promise.all(Array.from({ length: load }, (_, i) => playGame(games + i)));
    const [after, s] = [used(), (performance.now() - start) / 1000];
    finished.push(...more);
    const made = more.flatMap(({ bots }) => bots).flatMap(({ acknowledged }) => acknowledged).length;
    const share = (who) => `${who} ${(((after[who] - before[who]) / made) * 1000).toFixed(1)} ms`;
    console.log(
      `live-table: without faults, ${load} tables at once: ${(load / s).toFixed(2)} games and ${(made / s).toFixed(1)} moves ` +
        `a second; of a core, each move takes ${share("servers")}, ${share("database")}, ${share("bots")}`,
    );
  }

  // The proof.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const moves = { moved: 0, faulty: 0, undone: 0, acknowledged: 0, views: 0, phonies: 0 };
  for (const { game, bots } of finished) {
    const { rows } = await client.query("select seq, entry from log where game = $1 order by seq", [game]);
    assert.deepEqual(
      rows.map(({ seq }) => seq),
      [...rows.keys()],
      `${game}: a gap in the log`,
    );
    const entries = rows.map(({ entry }) => entry);
    const states = statesOf(entries, { replayEvents, namesOf, rulesets });
    const last = states.at(-1);
    assert.equal(last.status.kind, "over");
    assert.deepEqual(auditGame(last, { ruleset: rulesets[entries[0].rules], dictionary: graph }), []);
    const ids = new Set();
    for (const { type, by, id, events } of entries) {
      if (type === "moved") moves.moved++;
      if (type === "moved" && underFaults.has(game)) moves.faulty++;
      if (type === "undone") moves.undone++;
      if (events?.some((event) => event.type === "phony-returned")) moves.phonies++;
      if (id === undefined) continue;
      assert.ok(!ids.has(`${by} ${id}`), `${game}: a message counted twice`);
      ids.add(`${by} ${id}`);
    }
    const others = (seat) => bots.filter((_, index) => index !== seat).map(({ token }) => token);
    for (const [seat, bot] of bots.entries()) {
      assert.deepEqual(bot.client.view, viewFor(last, seat), `${game}: another view`);
      for (const [seq, digest] of bot.seen) {
        assert.equal(digest, digestOf(viewFor(states[seq - 1], seat)), `${game}: another view after ${seq} entries`);
        moves.views++;
      }
      assertAcknowledged(game, seat, bot, entries);
      moves.acknowledged += bot.acknowledged.length;
      for (const text of bot.sent) {
        assertNothingHidden(text, seat, [entries[0].secret, bot.token, ...others(seat)]);
        counts.messages++;
      }
    }
    // The search for hidden tiles finds them.
    assert.throws(() => assertNothingHidden(JSON.stringify({ update: { events: last.history } }), 0, []));
    assert.throws(() => assertNothingHidden(JSON.stringify({ view: last }), 0, []));
  }
  await client.end();
  stop();

  assert.ok(
    counts.kills >= (long ? 200 : 2) && counts.restarts >= 1,
    `${counts.kills} kills, ${counts.restarts} restarts`,
  );
  if (BEFORE !== undefined) assert.deepEqual(homes, [now, now]);
  assert.ok(Math.min(counts.dropped, counts.repeated, counts.reordered) > 0);
  console.log(
    `live-table: ${games} games (seed ${seed}) in ${took.toFixed(0)} s, ${(games / took).toFixed(2)} games and ` +
      `${(moves.faulty / took).toFixed(1)} moves a second, ${atOnce} tables at once\n` +
      `  ${counts.kills} servers killed, ${BEFORE === undefined ? 0 : 2} brought up to date, database restarted ${counts.restarts} times, ${counts.cut} lines cut; ` +
      `${counts.dropped} messages dropped, ${counts.repeated} repeated, ${counts.reordered} reordered\n` +
      `  ${moves.moved} moves, ${moves.undone} taken back by agreement, ${moves.phonies} phonies taken off; ` +
      `${moves.acknowledged} messages acknowledged, none lost; ${moves.views} views equal to those of the log; ` +
      `nothing hidden in ${counts.messages} messages`,
  );
}

/** Time on a table of its own, without a server: who takes too long pays, and who takes far too long has lost. */
async function assertTimeRunsOut(ofTables, { termsOf }, { commitmentOf, newDeal }) {
  const { gameOf, judge, opening, tableOf, timedOut, withEntries } = ofTables;
  const time = { game: 10, overtime: { points: 5, each: 1, limit: 4 } };
  const entry = opening("clock", { seats: 2, rules: "us2021", time }, "0".repeat(64));
  let table = tableOf("clock", [{ seq: 0, at: 0, entry }]);
  const say = async (seat, message, at) => {
    const judged = judge(table, seat, message, { now: at });
    if (judged.entry !== undefined) table = withEntries(table, [{ seq: table.seq, at, entry: judged.entry }]);
    return judged;
  };
  const secrets = ["a".repeat(64), "b".repeat(64)];
  const terms = termsOf("clock", "us2021", 2);
  const hashes = secrets.map((secret, seat) => commitmentOf(newDeal(terms, seat, secret)));
  assert.deepEqual(await say(0, { type: "reveal", secret: secrets[0] }, 0), { refused: [{ code: "hashes-missing" }] });
  await say(0, { type: "commit", hash: hashes[0] }, 0);
  assert.deepEqual(await say(0, { type: "commit", hash: hashes[1] }, 0), { refused: [{ code: "other-hash" }] });
  await say(1, { type: "commit", hash: hashes[1] }, 0);
  assert.deepEqual(await say(1, { type: "reveal", secret: secrets[0] }, 0), { refused: [{ code: "other-secret" }] });
  await say(0, { type: "reveal", secret: secrets[0] }, 0);
  await say(1, { type: "reveal", secret: secrets[1] }, 1000);
  assert.equal(timedOut(table, 15_999), null);
  const late = timedOut(table, 16_000);
  const over = gameOf(withEntries(table, [{ seq: table.seq, at: 16_000, entry: late }]));
  assert.equal(over.status.kind, "over");
  const { turn } = gameOf(table).status;
  assert.deepEqual(over.status.winners, [1 - turn]);
  const charged = over.history.filter(({ type }) => type === "adjusted");
  assert.deepEqual(
    charged.map(({ player, points, reason }) => ({ player, points, reason })),
    [{ player: turn, points: -20, reason: "time" }],
  );
}

/** Hands on what it is given: late, twice, in another order, or not at all. */
function line(counts, fault, random) {
  let given = 0;
  let latest = 0;
  return (deliver) => {
    const number = ++given;
    const hand = () => {
      if (number < latest) counts.reordered++;
      latest = Math.max(latest, number);
      deliver();
    };
    if (fault(3)) {
      counts.dropped++;
      return;
    }
    const times = fault(3) ? 2 : 1;
    if (times === 2) counts.repeated++;
    for (let i = 0; i < times; i++) {
      // Most are handed on at once, in order; some are held up, and others overtake them.
      if (fault(8) || i > 0) setTimeout(hand, random(200));
      else hand();
    }
  };
}

/** A copy of the example that has the same packages, but another build of the library. */
function exampleWith(library, from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !/[\\/](node_modules|data)$/.test(path) });
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(join(from, "node_modules")))
    symlinkSync(
      name === "tilewright" ? resolve(library) : join(from, "node_modules", name),
      join(to, "node_modules", name),
    );
  return to;
}

/** The tiles of a play in the opposite order: mostly not words. */
function turnedRound(placements) {
  return placements.map(({ row, col }, i) => ({ ...placements.at(-1 - i), row, col }));
}

/** What the log makes of a game after each entry, told here once more: events, of which some are taken back. */
function statesOf([opened, ...entries], { replayEvents, namesOf, rulesets }) {
  const players = namesOf(opened.seats);
  const secrets = [];
  let events = [];
  const make = () => {
    if (events.length === 0) return null;
    const seed = ["tilewright fair 1", opened.terms, ...secrets, opened.secret].join("|");
    return replayEvents({ ruleset: rulesets[opened.rules], seed, dictionary: null, players }, events);
  };
  const states = [null];
  for (const { type, by, secret, length, events: more = [] } of entries) {
    if (type === "revealed") secrets[by] = secret;
    if (type === "undone") events = events.slice(0, length);
    else events = [...events, ...more];
    states.push(more.length > 0 || type === "undone" ? make() : states.at(-1));
  }
  return states;
}

/** Everything that a bot was told is made stands in the log, as often as it was told, and in that order. */
function assertAcknowledged(game, seat, { acknowledged }, entries) {
  const types = { move: ["moved"], "ask-undo": ["asked"], "answer-undo": ["agreed", "declined", "undone"] };
  const own = entries.filter(({ by, id }) => by === seat && id !== undefined);
  assert.equal(own.length, acknowledged.length, `${game}: seat ${seat} was told of another number of moves`);
  for (const [i, { type }] of acknowledged.entries())
    assert.ok(types[type].includes(own[i].type), `${game}: ${type} is not in the log`);
}

/** No secret, no token, and no tile that this seat may not see. */
function assertNothingHidden(text, seat, secrets) {
  for (const secret of secrets) assert.ok(!text.includes(secret), "a secret was sent");
  const { view, update } = JSON.parse(text);
  const empty = (pile, where) => assert.deepEqual(pile?.tiles ?? [], [], `hidden tiles were sent: ${where}`);
  const scan = (events) => {
    for (const event of events) {
      const own = event.player === seat;
      for (const [key, value] of Object.entries(event))
        if (typeof value === "object" && value !== null && "hidden" in value && !own)
          empty(value, `${event.type}.${key}`);
    }
  };
  if (update !== undefined) scan(update.events);
  if (view === undefined) return;
  assert.equal(view.kind, "view");
  assert.equal(view.seed ?? null, null);
  scan(view.history);
  empty(view.bag, "bag");
  for (const [index, { rack }] of view.players.entries()) if (index !== seat) empty(rack, "rack");
}

/** What Linux knows of a process: its parent, and the seconds of a core that it and its ended children have used. */
function processStat(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return {
      parent: Number(fields[1]),
      seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100,
    };
  } catch {
    return { parent: 0, seconds: 0 }; // it has ended
  }
}

function secondsOf(pids) {
  return pids.reduce((sum, pid) => sum + processStat(pid).seconds, 0);
}

function childrenOf(pid) {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && processStat(name).parent === pid);
}

/** Postgres as a user of its own if this is root, which Postgres refuses. */
async function startPostgres(folder, port) {
  const data = join(folder, "data");
  chmodSync(folder, 0o777);
  const [initdb, postgres] = ["initdb", "postgres"].map(postgresPrograms);
  const init = spawnSync(...asUser(initdb, ["-D", data, "-U", "table", "-A", "trust", "--no-sync"]), {
    encoding: "utf8",
  });
  assert.equal(init.status, 0, init.stderr);
  const options = ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", "-c", "max_connections=60"];
  const begin = () => start(...asUser(postgres, options));
  let server = begin();
  const url = `postgres://table@127.0.0.1:${port}/postgres`;
  return {
    url,
    /** As a crash, or with a word to those who are connected. */
    async restart(crash) {
      server.kill(crash ? "SIGQUIT" : "SIGINT");
      await server.ended;
      await sleep(200);
      server = begin();
    },
    pid: () => server.child.pid,
    stop: () => server.kill("SIGQUIT"),
  };
}
