// A player's side of the protocol, for the page and for bots. Messages may be lost, come twice or in another order, and
// the server may go away: what is not answered is sent again under the same id, and news that do not fit are asked for.
import { digestOf, updateView } from "tilewright";
import { newLog, newSecret, textOf, updateLog } from "tilewright/fair";
import { newNotes, nextStep } from "./deal-notes.mjs";

const newId = () => newSecret().slice(0, 32);

/**
 * Sits down at a table. `connect()` returns a WebSocket, `changed(client)` is called after every change. `notes`: what was
 * written down of the deal and the game at an earlier time at this table; `keep(notes)` is called before anything that
 * rests on them is said, and must have kept them when it returns. Times are in milliseconds.
 */
export function sitAt({
  connect,
  game,
  token,
  notes,
  keep = () => {},
  changed = () => {},
  resend = 1000,
  sync = 4000,
}) {
  let socket = null;
  let pending = null; // the one message that has not been answered: { text, resolve }
  let heard = Date.now();
  let left = false;
  const client = {
    game,
    notes: notes ?? newNotes(),
    wrong: null,
    view: null,
    news: null,
    digest: null,
    act,
    leave,
  };

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

  /** Follows deal and game in the notes. `wrong` says why this player does not take part in such a deal. */
  function takePartInDeal(news) {
    const { view, notes, wrong: said } = client;
    const { deal, message, wrong = null } = nextStep(game, notes.deal, news);
    const log = view === null ? null : notes.log === null ? newLog(view) : updateLog(notes.log, view);
    if (textOf(deal) !== textOf(notes.deal) || log?.head !== notes.log?.head) {
      client.notes = { deal, log: log ?? notes.log };
      keep(client.notes);
    }
    client.wrong = wrong;
    if (message !== undefined) send(message);
    if (wrong !== said) changed(client);
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
