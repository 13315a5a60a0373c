// A player's side of the protocol, for the page and for bots. Messages may be lost, come twice or in another order, and
// the server may go away: what is not answered is sent again under the same id, and news that do not fit are asked for.
import { digestOf, updateView } from "tilewright";
import { hashOf, newSecret, seatName } from "./fair-deal.mjs";

const newId = () => newSecret().slice(0, 32);

/**
 * Sits down at a table. `connect()` gives a WebSocket, `changed(client)` is called after every change. `secret`: that of
 * an earlier time at this table, for the fair deal. Times are in milliseconds.
 */
export function sitAt({ connect, game, token, secret = newSecret(), changed = () => {}, resend = 1000, sync = 4000 }) {
  let socket = null;
  let pending = null; // the one message that has not been answered: { text, resolve }
  let heard = Date.now();
  let left = false;
  const client = { game, secret, view: null, news: null, digest: null, deal: null, act, leave };

  function send(message) {
    if (socket?.readyState === 1) socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  function open() {
    if (left) return;
    const own = connect();
    socket = own;
    heard = Date.now();
    own.addEventListener("open", () => {
      send({ type: "hello", game, token, at: client.digest });
      if (pending !== null) send(pending.text);
    });
    own.addEventListener("message", ({ data }) => own === socket && receive(JSON.parse(data)));
    own.addEventListener("error", () => {});
    own.addEventListener("close", () => own === socket && setTimeout(open, 200));
  }

  /** Says what the player wants. Resolves with why it was refused: an empty list if it was not. */
  function act(type, details = {}) {
    if (pending !== null) return Promise.reject(new Error("the last message has not been answered yet"));
    const id = newId();
    const text = JSON.stringify({ type, id, at: client.digest, undos: client.news?.undos, ...details });
    return new Promise((resolve) => {
      pending = { id, text, resolve };
      send(text);
    });
  }

  function receive(news) {
    heard = Date.now();
    // An answer counts whenever it comes. A view counts only if it is not older than what is here.
    if (client.news === null || news.seq >= client.news.seq) show(news);
    const { answer } = news;
    if (pending !== null && answer?.id === pending.id) {
      const { resolve } = pending;
      pending = null;
      resolve(answer.refused);
    }
    changed(client);
  }

  function show(news) {
    const { view = null, update } = news;
    const next = view ?? (update && client.view ? (updateView(client.view, update).view ?? null) : null);
    if (next === null && update !== undefined) return send({ type: "sync", at: client.digest });
    if (next !== null) {
      client.view = next;
      client.digest = digestOf(next);
    }
    client.news = news;
    takePartInDeal(news);
  }

  /** First everybody's hash, then everybody's secret. What was published is written down: it must not change. */
  async function takePartInDeal({ seat, deal }) {
    const { server, players, secrets } = deal;
    if (!secrets.includes(null)) client.deal = { ...(client.deal ?? { server, players }), secrets };
    else if (players[seat] === null) send({ type: "commit", hash: await hashOf(game, seatName(seat), secret) });
    else if (!players.includes(null)) {
      client.deal ??= { server, players };
      if (secrets[seat] === null && client.deal.players[seat] === (await hashOf(game, seatName(seat), secret)))
        send({ type: "reveal", secret });
    }
  }

  const resending = setInterval(() => {
    if (pending !== null) send(pending.text);
  }, resend);
  // Shows what was lost without anything after it, and connections that are dead without a word.
  const syncing = setInterval(() => {
    if (Date.now() - heard > 3 * sync) socket.close();
    else send({ type: "sync", at: client.digest });
  }, sync);

  function leave() {
    left = true;
    clearInterval(resending);
    clearInterval(syncing);
    socket.close();
  }

  open();
  return client;
}
