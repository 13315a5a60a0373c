// A player's side of the fair deal: what is written down, and what is said next. What has been written down never changes,
// so whoever is asked again, after a reload too, holds the server to what it said first.
import { commitmentOf, newDeal, parseCommitments, termsDigestOf } from "tilewright/fair";
import { termsOf } from "./fair-deal.mjs";
import { rulesets } from "./rules.mjs";

/** Notes of a player who has just come to a table: the deal with its secret, and the log of the game. */
export const newNotes = () => ({ deal: null, log: null });

/**
 * What follows from what the server says of the deal: `{ deal, message }`, where the deal is to be kept before the
 * message, if there is one, is sent. With `wrong`, why this player takes no part in such a deal.
 */
export function nextStep(game, deal, { seat, rules, deal: said }) {
  const { terms, server, players, secrets } = said;
  if (!Object.hasOwn(rulesets, rules)) return { deal, wrong: "unknown rules" };
  // The rules are those of this player's own copy of the library: the server says no more than their name.
  const agreed = termsOf(game, rules, players.length);
  if (deal === null) {
    if (players[seat] !== null) return { deal, wrong: "the deal was not written down here" };
    return nextStep(game, newDeal(agreed, seat), { seat, rules, deal: said });
  }
  const own = termsDigestOf(deal.terms);
  if (own !== termsDigestOf(agreed) || own !== terms) return { deal, wrong: "other terms than this page knows" };
  if (deal.owner !== seat) return { deal, wrong: "another seat than before" };
  const hash = commitmentOf(deal);
  if (deal.commitments === null && players[seat] === null) return { deal, message: { type: "commit", hash } };
  if (players[seat] !== hash) return { deal, wrong: "another commitment than yours" };
  // Nobody reveals anything before all commitments are known.
  if (deal.commitments === null && players.includes(null)) return { deal };
  const { deal: written } = parseCommitments([...players, server], deal);
  if (written === undefined) return { deal, wrong: "other commitments than before" };
  return secrets[seat] === null
    ? { deal: written, message: { type: "reveal", secret: deal.secret } }
    : { deal: written };
}
