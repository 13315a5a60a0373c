// A table is its log, and everything else about it follows from that: `withEntries` says how. `judge` says which entry
// a player's message means, or why it is refused. Nothing here waits for a database or a socket.
//
//   opened     how many seats, which rules, how much time; the digest of the terms, the secret of the server and its hash
//   committed  a player has published the hash of a secret
//   revealed   a player has revealed it; the last one deals: `events`
//   moved      `events` of one move, and of what followed from it
//   asked, agreed, declined, undone   the last move is to be taken back; it is taken back when all others agree
//   timed-out  `events` of a player whose time is over, or of those who did not accept a last play in time
//   closed     not everybody has come to the deal in time: there will be no game
//
// `turn` in an entry: whose time runs from then on.
import { applyMove, applyRuling, digestOf, replayEvents, stateAt, unwrap, viewFor } from "tilewright";
import { createClock, passTurn, playerTimes, startClock, timeRulings } from "tilewright/clock";
import {
  commitmentOf,
  createFairGame,
  newDeal,
  newSecret,
  parseCommitments,
  parseSecret,
  termsDigestOf,
} from "tilewright/fair";
import { parseMove } from "tilewright/json";
import { namesOf, termsOf } from "./fair-deal.mjs";
import { rulesets } from "./rules.mjs";

/** 25 minutes for all turns of a player; a minute more costs ten points, and ten minutes more the game. */
const usualTime = { game: 1500, overtime: { points: 10, each: 60, limit: 600 } };

/** The first entry of a table. */
export function opening(game, { seats, rules, time = usualTime }, secret = newSecret()) {
  const deal = newDeal(termsOf(game, rules, seats), "server", secret);
  return { type: "opened", seats, rules, time, terms: termsDigestOf(deal.terms), secret, hash: commitmentOf(deal) };
}

/** What the server has written down of the deal, once everybody has published a commitment. */
function serverDeal({ game, seats, rules, secret, deal: { players, server } }) {
  return unwrap(parseCommitments([...players, server], newDeal(termsOf(game, rules, seats), "server", secret))).deal;
}

/** The table after further entries of its log: `{ seq, at, entry }`, without a gap. */
export function withEntries(table, entries) {
  let next = table;
  for (const { seq, at, entry } of entries) {
    const expected = next === null ? 0 : next.seq;
    if (seq !== expected) throw new Error(`the log of ${next?.game} has entry ${seq} where ${expected} was expected`);
    next = { ...withEntry(next, entry, at), seq: seq + 1, at };
  }
  return next;
}

/** A new table in memory. */
export const tableOf = (game, entries) => withEntries({ game, seq: 0, at: 0 }, entries);

function withEntry(table, entry, at) {
  switch (entry.type) {
    case "opened": {
      const { seats, rules, time, terms, secret, hash } = entry;
      const nobody = new Array(seats).fill(null);
      return {
        ...{ ...table, seats, rules, secret, opened: at, closed: false },
        deal: { terms, server: hash, players: nobody, secrets: nobody },
        ...{ events: [], moves: [], undos: 0, offer: null, ids: new Set(), clock: createClock(time, seats) },
      };
    }
    case "committed":
      return { ...table, deal: { ...table.deal, players: table.deal.players.with(entry.by, entry.hash) } };
    case "revealed": {
      const deal = { ...table.deal, secrets: table.deal.secrets.with(entry.by, entry.secret) };
      return entry.events === undefined ? { ...table, deal } : { ...table, deal, ...happened(table, entry, at) };
    }
    case "moved": {
      const moves = [...table.moves, { by: entry.by, from: table.events.length }];
      return { ...table, ...happened(table, entry, at), moves, offer: null };
    }
    case "timed-out":
      return { ...table, ...happened(table, entry, at), moves: [], offer: null };
    case "closed":
      return { ...table, closed: true };
    case "asked":
      return { ...table, ids: withId(table, entry), offer: { by: entry.by, agreed: [] } };
    case "agreed": {
      const { by, agreed } = table.offer;
      return { ...table, ids: withId(table, entry), offer: { by, agreed: [...agreed, entry.by] } };
    }
    case "declined":
      return { ...table, ids: withId(table, entry), offer: null };
    case "undone":
      return {
        ...{ ...table, events: table.events.slice(0, entry.length), moves: table.moves.slice(0, -1), offer: null },
        ...{ undos: table.undos + 1, ids: withId(table, entry), clock: turnTo(table.clock, entry.turn, at) },
      };
    default:
      throw new Error(`${table.game} has an entry of type ${entry.type}: written by a newer server`);
  }
}

const happened = (table, entry, at) => ({
  events: [...table.events, ...entry.events],
  ids: withId(table, entry),
  clock: turnTo(table.clock, entry.turn, at),
});

/** The clock when the turn has come to somebody, or, with `null`, to nobody. */
const turnTo = (clock, turn, at) =>
  clock.running === null && turn !== null ? startClock(clock, turn, at) : passTurn(clock, turn, at);

const withId = ({ ids }, { by, id }) => (id === undefined ? ids : new Set(ids).add(`${by} ${id}`));

const states = new WeakMap();

/**
 * Says which game the events of a table make, for whoever has it already. It shares what has not changed with the game
 * before it, so that digests are computed of what is new only.
 */
export function remember(table, state) {
  states.set(table.events, state);
}

/** The game as it stands; `null` until it has been dealt. It is made of the events when it is first asked for. */
export function gameOf(table) {
  if (table.events.length === 0) return null;
  let state = states.get(table.events);
  if (state === undefined) {
    const { rules, seats } = table;
    const { seed } = createFairGame(serverDeal(table), table.deal.secrets);
    state = replayEvents({ ruleset: rulesets[rules], seed, dictionary: null, players: namesOf(seats) }, table.events);
    remember(table, state);
  }
  return state;
}

/**
 * What a message from a seat means: `{ entry }` for the log, with the `state` that it makes if that is known;
 * `{ done: true }` if the log has it already; or `{ refused }` with the reasons. `seat` comes from the session, never from the message.
 */
export function judge(table, seat, message, options) {
  const { type, id, at, undos } = message;
  if (table.closed) return no("closed");
  if (type === "commit") return judgeHash(table, seat, message);
  if (type === "reveal") return judgeSecret(table, seat, message);
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return no("no-id");
  if (table.ids.has(`${seat} ${id}`)) return { done: true };
  const state = gameOf(table);
  if (state === null) return no("not-dealt");
  // After an undo the digest of an earlier view is right again. A message from before it, late or repeated, is not.
  if (undos !== table.undos) return no("stale");
  if (type === "move") return judgeMove(table, state, seat, message, options);
  if (at !== digestOf(viewFor(state, seat))) return no("stale");
  if (type === "ask-undo") return judgeAsking(table, state, seat, id);
  if (type === "answer-undo") return judgeAnswer(table, state, seat, message);
  return no("unknown-type");
}

const no = (code) => ({ refused: [{ code }] });

function judgeHash({ deal }, by, { hash }) {
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash)) return no("not-a-hash");
  if (deal.players[by] === hash) return { done: true };
  return deal.players[by] === null ? { entry: { type: "committed", by, hash } } : no("other-hash");
}

function judgeSecret(table, by, { secret: sent }) {
  const { deal } = table;
  if (deal.secrets[by] === sent) return { done: true };
  if (deal.players.includes(null)) return no("hashes-missing");
  const own = serverDeal(table);
  const { secret } = parseSecret(sent, own, by);
  if (secret === undefined) return no("other-secret");
  const secrets = deal.secrets.with(by, secret);
  if (secrets.includes(null)) return { entry: { type: "revealed", by, secret } };
  const start = createFairGame(own, secrets);
  return { entry: { type: "revealed", by, secret, events: start.history, turn: start.status.turn } };
}

function judgeMove(table, state, by, { id, at, move: sent }, { dictionary, now }) {
  const { move, problems } = parseMove(sent, state.ruleset);
  if (problems !== undefined) return { refused: problems };
  const { state: after, violations } = applyMove(state, move, { by, at: String(at), dictionary });
  if (violations !== undefined) return { refused: violations };
  const { state: settled, ...change } = changeOf(table, state, after, now);
  return { entry: { type: "moved", by, id, ...change }, state: settled };
}

/** The events between two states, with those that charge overtime when the game is over, and the state after those. */
function changeOf({ clock }, before, after, now) {
  const charges = timeRulings(clock, now).filter(({ type }) => type === "adjust");
  const rulings = after.status.kind === "over" ? charges : [];
  const state = rulings.reduce((game, ruling) => applyRuling(game, ruling).state, after);
  return { events: state.history.slice(before.history.length), turn: state.status.turn, state };
}

/** Who moved last may ask for that move back. */
function judgeAsking({ moves, offer }, state, by, id) {
  if (offer !== null || moves.at(-1)?.by !== by || state.status.kind === "over") return no("nothing-to-undo");
  return { entry: { type: "asked", by, id } };
}

function judgeAnswer({ offer, moves, seats }, state, by, { id, agree }) {
  if (offer === null || offer.by === by || offer.agreed.includes(by)) return no("nothing-to-agree-to");
  if (agree !== true) return { entry: { type: "declined", by, id } };
  if (offer.agreed.length + 2 < seats) return { entry: { type: "agreed", by, id } };
  const length = moves.at(-1).from;
  return { entry: { type: "undone", by, id, length, turn: stateAt(state, length).status.turn } };
}

/** How long, in milliseconds, everybody may think about a last play that only has to be accepted or challenged. */
const lastChallengeTime = 60_000;

/** How long, in milliseconds, players have to come to the deal. */
const dealTime = 3_600_000;

/**
 * The moment from which `timedOut` returns an entry if nothing happens before: the game then ends without anybody there.
 * `null` if nobody's time is limited, `undefined` if the table is over.
 */
export function dueOf(table) {
  if (table.closed) return undefined;
  const state = gameOf(table);
  if (state === null) return table.opened + dealTime + 1;
  if (state.status.kind === "over") return undefined;
  const { running, since } = table.clock;
  if (state.status.kind === "last-challenge") return table.at + lastChallengeTime + 1;
  if (running === null) return null;
  const limit = table.clock.controls[running].overtime?.limit ?? null;
  const { left } = playerTimes(table.clock, since)[running];
  return left === null || limit === null ? null : since + Math.ceil((left + limit + 1) * 1000); // full seconds count
}

/** The entry for those whose time is over; `null` while nobody's is. */
export function timedOut(table, now) {
  if (table.closed) return null;
  const state = gameOf(table);
  if (state === null) return now - table.opened > dealTime ? { type: "closed" } : null;
  const { running } = table.clock;
  const { kind, waitingFor = [] } = state.status;
  let after = state;
  if (kind === "last-challenge" && now - table.at > lastChallengeTime)
    for (const by of waitingFor) after = applyMove(after, { type: "accept" }, { by }).state;
  else if (running !== null && playerTimes(table.clock, now)[running].lost) after = lostOnTime(table, state, now);
  if (after === state) return null;
  const { events, turn } = changeOf(table, state, after, now);
  return { type: "timed-out", events, turn };
}

/** Of two players the other one has won, whatever the scores are. More of them play on without whoever has lost. */
function lostOnTime({ clock }, state, now) {
  if (state.players.length > 2) return applyMove(state, { type: "resign" }, { by: clock.running }).state;
  const decision = timeRulings(clock, now).find(({ type }) => type === "decide");
  return applyRuling(state, decision).state;
}
