// What strangers do to the server of the live table, and what becomes of tables that everybody has left, over a store in
// a folder. A flood of tables, sockets that say nothing, and zero bytes must be refused, and the server goes on.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort, start, until } from "./support.mjs";

const example = (file) => import(pathToFileURL(join(process.cwd(), file)).href);

export async function comeAsStrangers(folder) {
  await floodTables(join(folder, "flood"));
  await leaveTables(join(folder, "left"));
  return "strangers were refused, and tables that everybody had left ended";
}

async function floodTables(data) {
  const port = await freePort();
  const env = { PORT: String(port), DATA: data, TABLES_PER_HOUR: "3", MOST_TABLES: "5", TRUST_PROXY: "127.0.0.1" };
  const server = start(process.execPath, ["server.mjs"], { env });
  const url = `http://127.0.0.1:${port}`;
  try {
    await until(() => fetch(url).then((answer) => answer.text()), { seconds: 60 });
    const open = async (from, names = ["Ann", "Ben"]) => {
      const answer = await fetch(`${url}/tables`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify({ names }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await open("192.0.2.1")).status);
    assert.deepEqual(statuses, [200, 200, 200, 429], "one address");
    // All addresses of a network that one stranger has count as one.
    statuses.length = 0;
    for (const end of ["1", "2", "3", "4"]) statuses.push((await open(`2001:db8::${end}`)).status);
    assert.deepEqual(statuses, [200, 200, 503, 429], "all addresses together");
    const zero = await open("192.0.2.3", ["Ann", "B\0n"]);
    assert.equal(zero.status, 400, "a zero byte in a name");
    for (const [path, method] of [
      ["%00/proof", "GET"],
      ["a%00b/name", "DELETE"],
    ]) {
      const answer = await fetch(`${url}/tables/${path}`, { method, headers: { authorization: "Bearer x" } });
      assert.equal(answer.status, 400, `a zero byte in ${path}`);
    }
    const unknown = await fetch(`${url}/tables/nobody/proof`, { headers: { authorization: "Bearer x" } });
    assert.equal(unknown.status, 403);
  } finally {
    server.kill("SIGTERM");
    assert.equal(await server.ended, 0, server.output());
  }
}

async function leaveTables(data) {
  const require = createRequire(join(process.cwd(), "package.json"));
  const WebSocket = require("ws");
  const { openStore } = await example("store.mjs");
  const { keepTables } = await example("tables.mjs");
  const { serveSockets } = await example("sockets.mjs");
  const { dueOf, gameOf, opening, tableOf } = await example("table.mjs");
  const { termsOf } = await example("fair-deal.mjs");
  const fair = require.resolve("tilewright/fair").replace(/cjs$/, "js");
  const { commitmentOf, newDeal } = await import(pathToFileURL(fair).href);
  const store = await openStore({ folder: data });
  let now = Date.now();
  const tables = keepTables(store, { dictionary: null, now: () => now });
  const tableNow = async (game) => tableOf(game, await store.entriesFrom(game, 0));

  // Two tables: at one the deal is made, at the other nobody comes.
  for (const game of ["dealt", "empty"]) {
    const entry = opening(game, { seats: 2, rules: "us2021" });
    const seats = ["Ann", "Ben"].map((name) => ({ name, tokenHash: name }));
    await store.open(game, now, entry, seats, dueOf(tableOf(game, [{ seq: 0, at: now, entry }])));
  }
  const { leave } = await tables.join("dealt", () => {});
  const deals = [0, 1].map((seat) => newDeal(termsOf("dealt", "us2021", 2), seat));
  for (const [seat, deal] of deals.entries())
    assert.deepEqual(await tables.receive("dealt", seat, { type: "commit", hash: commitmentOf(deal) }), []);
  for (const [seat, { secret }] of deals.entries())
    assert.deepEqual(await tables.receive("dealt", seat, { type: "reveal", secret }), []);
  leave();
  assert.equal(await store.openTables(10), 2);
  await tables.checkTime();
  assert.equal(gameOf(await tableNow("dealt")).status.kind, "playing");
  now += 7 * 24 * 3_600_000;
  await tables.checkTime();
  assert.equal(gameOf(await tableNow("dealt")).status.kind, "over", "a game that everybody has left goes on for ever");
  assert.equal((await tableNow("empty")).closed, true, "a table that nobody came to stays open for ever");
  assert.equal(await store.openTables(10), 0);

  // Sockets: one says nothing, others name tables that cannot be.
  const http = createServer();
  const sockets = serveSockets(http, tables, store, { silence: 200 });
  await new Promise((resolve) => http.listen(0, "127.0.0.1", resolve));
  const closed = (first) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${http.address().port}/play`);
      socket.on("open", () => first !== undefined && socket.send(JSON.stringify(first)));
      socket.on("close", resolve);
    });
  assert.equal(await closed(), 4004, "a socket that says nothing");
  for (const game of ["a\0b", ["dealt"], { toString: "dealt" }, 7, null, "x".repeat(1000)])
    assert.equal(await closed({ type: "hello", game, token: "x" }), 4001, `a table called ${JSON.stringify(game)}`);
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
  await store.close();
}
