// The deal of this table: its terms, and what a player checks after the game. Server and page share this file. The
// recipe "Prove that a deal was fair" says why each step is as it is.
import { auditDeal, auditLog } from "tilewright/fair";
import { parseGame } from "tilewright/json";
import { describeFinding } from "tilewright/messages";
import { rulesets } from "./rules.mjs";

/** What the players are called in the game. */
export const namesOf = (seats) => Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);

/** What the deal depends on besides the secrets; rules by their name here. */
export const termsOf = (game, rules, seats) => ({ game, players: namesOf(seats), ruleset: rulesets[rules] });

/**
 * What a player checks after the game. `notes`: what this player wrote down. `sent`: the whole game. `seen`: the last
 * view. `wrong`: everything that does not fit; an empty list is the proof. `undone`: how often moves were taken back,
 * as the player's own log says.
 */
export function checkGame({ deal, log }, sent, seen) {
  // Without notes there is only what the server says now, which it can make fit.
  if (deal === null || deal.commitments === null) return { wrong: ["the deal was not written down here"], undone: 0 };
  const { state } = parseGame(sent);
  if (state === undefined) return { wrong: ["this is not a game"], undone: 0 };
  const found = [...auditDeal(deal, state, seen), ...(log === null ? [] : auditLog(log, state))];
  const undone = found.filter(({ reason }) => reason.code === "undone");
  const wrong = found.filter((finding) => !undone.includes(finding)).map((finding) => describeFinding(finding));
  return { wrong, undone: undone.length };
}
