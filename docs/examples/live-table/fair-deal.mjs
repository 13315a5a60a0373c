// A deal that nobody chose: server and players put a secret each into the seed, and publish its hash before they know
// any other. Server and page share this file. The recipe "Prove that a deal was fair" says why each step is as it is.
import { auditGame, viewFor } from "tilewright";
import { parseGame } from "tilewright/json";

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));
export const isSecret = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/** The hash of a secret. It names game and owner, so that nobody can publish somebody else's as their own. */
export async function hashOf(game, owner, secret) {
  const text = new TextEncoder().encode(`${game}|${owner}|${secret}`);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

export const seatName = (seat) => `seat ${seat}`;

export const seedOf = (game, server, players) => ["fair deal", game, server, ...players].join("|");

/**
 * What a player checks after the game: everything that does not fit; an empty list is the proof. `deal`: what was
 * published before the game. `sent`: the whole game. `seen`: the last view.
 */
export async function checkDeal(game, deal, sent, seen) {
  const { state } = parseGame(sent);
  if (state === undefined) return ["this is not a game"];
  const server = state.seed?.split("|")[2];
  if (!isSecret(server) || (await hashOf(game, "server", server)) !== deal.server) return ["another server secret"];
  const wrong = [];
  for (const [seat, secret] of deal.secrets.entries())
    if ((await hashOf(game, seatName(seat), secret)) !== deal.players[seat]) wrong.push(`another secret of ${seat}`);
  if (state.seed !== seedOf(game, server, deal.secrets)) wrong.push("a seed of other secrets");
  if (auditGame(state).length > 0) wrong.push("events that do not follow from the seed and the rules");
  if (asText(viewFor(state, seen.viewer)) !== asText(seen)) wrong.push("not the game that was shown");
  if (state.history.some(isChosen)) wrong.push("a start that was chosen");
  return wrong;
}

const isChosen = (event, index) =>
  event.type === "dealt" ? event.chosen === true : event.type === "turn-set" && !index;

/** A value as text, whatever the order of its keys. */
const asText = (value) =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
