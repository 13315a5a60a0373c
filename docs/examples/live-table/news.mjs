// Everything that a player is sent is made here, and it is made for that player: views and updates, never a game.
import { digestOf, viewFor, viewUpdate } from "tilewright";
import { playerTimes } from "tilewright/clock";
import { gameOf } from "./table.mjs";

/**
 * What somebody at a seat is to know. `at`: the digest of the view that they have, or `null`. `digest` is that of the
 * view that the news lead to.
 */
export function newsFor(table, seat, at, { names, answer, now }) {
  const { seq, undos, rules, deal, offer, clock, closed } = table;
  const state = gameOf(table);
  const shown = state === null ? {} : typeof at === "string" ? since(state, seat, at) : whole(state, seat);
  const left = playerTimes(clock, Math.max(now, table.at)).map(({ left }) => left);
  const time = { left, running: clock.running };
  const news = { type: "news", seq, undos, seat, names, rules, deal, offer, clock: time, closed };
  return { news: { ...news, ...shown.news, answer }, digest: shown.digest ?? null };
}

function whole(state, seat) {
  const view = viewFor(state, seat);
  return { news: { view }, digest: digestOf(view) };
}

function since(state, seat, at) {
  const update = viewUpdate(state, seat, at);
  return { news: { update }, digest: update.after };
}
