// A game in a Durable Object, in the runtime that runs it elsewhere. In the middle the runtime is stopped and started
// again: the game goes on where it was, and the players' views are what they were.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { until } from "./support.mjs";

export const programs = [];
export const seconds = { short: 120, long: 120 };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();

async function run() {
  const here = (file) => import(pathToFileURL(join(process.cwd(), file)).href);
  const library = (entry) => here(`node_modules/tilewright/dist/${entry}.js`);
  const { digestOf, updateView } = await library("index");
  const { generatePlays } = await library("movegen");
  const graph = (await library("words")).englishWordGraph();
  const { host } = await here("host.mjs");
  const folder = mkdtempSync(join(tmpdir(), "durable-object-"));

  let worker = await host({ folder });
  const { id, tokens } = await (await worker.dispatchFetch("http://tables/tables", { method: "POST" })).json();

  /** Comes to the table and keeps the view up to date. */
  async function sitDown(token) {
    const { webSocket } = await worker.dispatchFetch(`http://tables/tables/${id}`, {
      headers: { upgrade: "websocket" },
    });
    const player = { view: null, answer: null, webSocket, sent: [] };
    webSocket.accept();
    webSocket.addEventListener("message", ({ data }) => {
      player.sent.push(data);
      const { view, update, refused } = JSON.parse(data);
      player.view = view ?? updateView(player.view, update).view ?? player.view;
      if (refused !== undefined) player.answer = refused;
    });
    webSocket.send(JSON.stringify({ token }));
    await until(() => assert.ok(player.view));
    return player;
  }

  let moves = 0;
  /** Sends a move, twice if `times` says so, and gives the last answer. */
  async function act(player, move, times = 1) {
    const message = JSON.stringify({ id: `move ${++moves}`, at: digestOf(player.view), move });
    for (let i = 0; i < times; i++) {
      player.answer = null;
      player.webSocket.send(message);
      await until(() => assert.ok(player.answer), { every: 5 });
    }
    return player.answer;
  }

  let players = await Promise.all(tokens.map(sitDown));
  const first = players[0].view.status.turn;
  const wrong = await act(players[1 - first], { type: "pass" });
  assert.deepEqual(
    wrong.map(({ code }) => code),
    ["not-your-turn"],
  );
  assert.deepEqual(
    (await act(players[first], { type: "adjust", points: 100 })).map(({ code }) => code),
    ["choice"],
  );

  let restarted = 0;
  while (players[0].view.status.kind !== "over") {
    const { turn, kind, waitingFor = [] } = players[0].view.status;
    const seat = kind === "last-challenge" ? waitingFor[0] : turn;
    const { view } = players[seat];
    const [play] = kind === "playing" ? generatePlays(view, graph, { top: 1 }) : [];
    const other = { type: kind === "playing" ? "pass" : "accept" };
    const move = play === undefined ? other : { type: "play", placements: play.placements };
    assert.deepEqual(await act(players[seat], move, moves % 5 === 0 ? 2 : 1), []);
    const { length } = players[seat].view.history;
    await until(() => assert.equal(players[1 - seat].view.history.length, length), { every: 5 });
    if (length > 12 && restarted === 0) {
      const before = players.map((player) => player.view);
      await worker.dispose();
      worker = await host({ folder });
      players = await Promise.all(tokens.map(sitDown));
      assert.deepEqual(
        players.map((player) => player.view),
        before,
      );
      restarted++;
    }
  }
  for (const { view, sent } of players)
    for (const text of sent) {
      const events = JSON.parse(text).update?.events ?? JSON.parse(text).view.history;
      for (const { player, drawn } of events)
        assert.ok(drawn === undefined || player === view.viewer || drawn.tiles.length === 0, "hidden tiles were sent");
    }
  const { players: scores, history } = players[0].view;
  await worker.dispose();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `durable-object: a game of ${history.length} events, ${scores.map(({ score }) => score).join(" to ")}; the runtime ` +
      "was stopped in the middle, and both views were the same afterwards",
  );
}
