// A match on a boardgame.io server over real sockets: two clients play it to its end. What each of them has is compared
// with the view of the server's game, and everything that came over the sockets is searched for hidden tiles.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort, start, until } from "./support.mjs";

export const programs = [];
export const seconds = { short: 120, long: 120 };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run();

async function run() {
  const require = createRequire(join(process.cwd(), "package.json"));
  const { digestOf } = require("tilewright");
  const { generatePlays } = require("tilewright/movegen");
  const graph = require("tilewright/words").englishWordGraph();
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const { tileGame } = require("./game.cjs");

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = start(process.execPath, ["server.cjs"], { env: { PORT: String(port) } });
  const post = async (path, body) => {
    const answer = await fetch(`${url}/games/tile-game/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
  };
  const { matchID } = await until(() => post("create", { numPlayers: 2 }), { seconds: 60 });
  const seats = ["0", "1"];
  const joined = await Promise.all(
    seats.map((playerID) => post(`${matchID}/join`, { playerID, playerName: `Seat ${playerID}` })),
  );
  const clients = seats.map((playerID, index) => {
    const { playerCredentials: credentials } = joined[index];
    const client = Client({
      ...{ game: tileGame, multiplayer: SocketIO({ server: url }), matchID, playerID, credentials, debug: false },
    });
    client.seen = [];
    client.subscribe((state) => state !== null && client.seen.push(JSON.stringify(state)));
    client.start();
    return client;
  });
  const viewOf = (client) => client.getState()?.G.view;
  await until(() => assert.ok(clients.every((client) => viewOf(client)?.players.length === 2)));
  // Until the first message of the server a client shows a game of its own, which is nobody's.
  await until(() => assert.ok(clients.every((client) => client.getState().isConnected)));
  await until(() => assert.deepEqual(viewOf(clients[0]).board, viewOf(clients[1]).board));

  let moves = 0;
  let refused = 0;
  while (viewOf(clients[0]).status.kind !== "over") {
    const { turn, kind, waitingFor = [] } = viewOf(clients[0]).status;
    const seat = kind === "last-challenge" ? waitingFor[0] : turn;
    const client = clients[seat];
    const view = viewOf(client);
    const { length } = view.history;
    const [play] = kind === "playing" ? generatePlays(view, graph, { top: 1 }) : [];
    const other = { type: kind === "playing" ? "pass" : "accept" };
    const move = play === undefined ? other : { type: "play", placements: play.placements };
    if (moves % 5 === 0) {
      // Out of turn, and for another view: neither changes anything.
      clients[1 - seat].moves.move({ type: "pass" }, digestOf(viewOf(clients[1 - seat])));
      client.moves.move(move, "an earlier view");
      refused += 2;
    }
    client.moves.move(move, digestOf(view));
    await until(() => assert.ok(clients.every((each) => viewOf(each).history.length > length)), { every: 5 });
    const [ours, theirs] = clients.map((each) => viewOf(each).history.length);
    assert.equal(ours, theirs);
    moves++;
  }
  for (const [seat, client] of clients.entries())
    for (const text of client.seen) {
      const { G } = JSON.parse(text);
      assert.deepEqual(Object.keys(G), ["view"]);
      assert.equal(G.view.viewer, seat);
      assert.equal(G.view.seed ?? null, null);
      assert.deepEqual(G.view.players[1 - seat].rack.tiles, []);
      assert.deepEqual(G.view.bag.tiles, []);
      for (const { player, drawn } of G.view.history)
        assert.ok(drawn === undefined || player === seat || drawn.tiles.length === 0, "hidden tiles were sent");
    }
  const { players, history, status } = viewOf(clients[0]);
  assert.deepEqual(clients[1].getState().ctx.gameover, { winners: status.winners });
  for (const client of clients) client.stop();
  server.kill("SIGKILL");
  console.log(
    `boardgame-io: a match of ${moves} moves and ${history.length} events, ` +
      `${players.map(({ score }) => score).join(" to ")}; ${refused} moves refused, nothing hidden in ` +
      `${clients.reduce((sum, { seen }) => sum + seen.length, 0)} states`,
  );
  process.exit(0);
}
