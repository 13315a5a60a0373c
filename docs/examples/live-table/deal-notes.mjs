// A player's side of the fair deal: what is written down, and what is said next. What has been written down never changes,
// so whoever is asked again, after a reload too, holds the server to what it said first.
import { asText, hashOf, newSecret, seatName, termsOf } from "./fair-deal.mjs";
import { rulesets } from "./rules.mjs";

/**
 * Notes of a player who has just come to a table. `agreed`: rules, number of seats, own seat and the hash of the server.
 * `players`: the hashes of all players. `secrets`: what they revealed. Each is `null` until it is known.
 */
export const newNotes = () => ({ secret: newSecret(), agreed: null, players: null, secrets: null });

/**
 * What follows from what the server says of the deal: `{ notes, message }`, where the notes are to be kept before the
 * message, if there is one, is sent. With `wrong`, why this player takes no part in such a deal.
 */
export async function nextStep(game, notes, { seat, rules, deal }) {
  const { server, players, secrets } = deal;
  if (notes.secrets !== null) return { notes };
  const agreed = { rules, seats: players.length, seat, server };
  if (!Object.hasOwn(rulesets, rules)) return { notes, wrong: "unknown rules" };
  if (notes.agreed === null && players[seat] !== null) return { notes, wrong: "the deal was not written down here" };
  if (notes.agreed === null) return nextStep(game, { ...notes, agreed }, { seat, rules, deal });
  if (asText(notes.agreed) !== asText(agreed)) return { notes, wrong: "other rules, another seat or another server" };

  const terms = await termsOf(game, rules, players.length);
  const own = await hashOf(terms, seatName(seat), notes.secret);
  if (notes.players === null && players[seat] === null) return { notes, message: { type: "commit", hash: own } };
  if (players[seat] !== own) return { notes, wrong: "another hash than yours" };
  // Nobody reveals anything before all hashes are known.
  if (notes.players === null && players.includes(null)) return { notes };
  const published = { ...notes, players: notes.players ?? players };
  if (asText(published.players) !== asText(players)) return { notes, wrong: "other hashes than before" };
  if (secrets[seat] === null) return { notes: published, message: { type: "reveal", secret: notes.secret } };
  return { notes: secrets.includes(null) ? published : { ...published, secrets } };
}
