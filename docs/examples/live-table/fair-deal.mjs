// A deal that nobody chose: rules and seats are agreed, then server and players put a secret each into the seed, and
// publish its hash before they know any other. Server and page share this file. The recipe "Prove that a deal was fair"
// says why each step is as it is.
import { auditGame, movesOf, viewFor } from "tilewright";
import { parseGame } from "tilewright/json";
import { rulesets } from "./rules.mjs";

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (text) =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

export const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));
export const isSecret = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/** A value as text, whatever the order of its keys. The order of a list stays: that of the letters decides draws. */
export const asText = (value) =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What the players are called in the game. */
export const namesOf = (seats) => Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);

/** The digest of what the deal depends on besides the secrets: the whole ruleset, by its name here, and the seats. */
export const termsOf = (game, rules, seats) => sha256(asText([game, rulesets[rules], namesOf(seats)]));

/** The hash of a secret. It names terms and owner, so that nobody can publish somebody else's as their own. */
export const hashOf = (terms, owner, secret) => sha256(`${terms}|${owner}|${secret}`);

export const seatName = (seat) => `seat ${seat}`;

export const seedOf = (terms, server, players) => ["fair deal", terms, server, ...players].join("|");

/**
 * What a player checks after the game: everything that does not fit; an empty list is the proof. `notes`: what this
 * player wrote down before the game. `sent`: the whole game. `seen`: the last view.
 */
export async function checkDeal(game, { agreed, secret, players, secrets }, sent, seen) {
  // Without notes there is only what the server says now, which it can make fit.
  if (agreed === null || secrets === null) return ["the deal was not written down here"];
  const { rules, seats, seat, server } = agreed;
  const terms = await termsOf(game, rules, seats);
  const { state } = parseGame(sent);
  if (state === undefined) return ["this is not a game"];
  const last = state.seed?.split("|")[2];
  if (!isSecret(last) || (await hashOf(terms, "server", last)) !== server) return ["another server secret"];
  const wrong = [];
  if (secrets[seat] !== secret) wrong.push("not your secret");
  for (const [other, hash] of players.entries())
    if (!isSecret(secrets[other]) || (await hashOf(terms, seatName(other), secrets[other])) !== hash)
      wrong.push(`another secret of seat ${other + 1}`);
  if (secrets.length !== seats) wrong.push("another number of secrets");
  if (state.seed !== seedOf(terms, last, secrets)) wrong.push("a seed of other secrets");
  if (asText(state.players.map(({ name }) => name)) !== asText(namesOf(seats))) wrong.push("other players");
  const problems = auditGame(state, { ruleset: rulesets[rules] });
  if (problems.some(({ code }) => code === "rules")) wrong.push("other rules");
  if (problems.some(({ code }) => code !== "rules"))
    wrong.push("events that do not follow from the seed and the rules");
  if (asText(viewFor(state, seat)) !== asText(seen)) wrong.push("not the game that was shown");
  if (state.history.some(isChosen)) wrong.push("a start that was chosen");
  if (movesOf(state).some(({ kind, event }) => kind === "ruling" && !isOver(state, event)))
    wrong.push("rulings before the end");
  return wrong;
}

const isChosen = (event, index) =>
  event.type === "dealt" ? event.chosen === true : event.type === "turn-set" && !index;

/** Whether the game was over before an event. */
const isOver = ({ history }, event) => history.slice(0, event).some(({ type }) => type === "ended");
