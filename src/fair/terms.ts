import { createGame, type GameOptions } from "../game/start/create.ts";
import { checkText } from "../game/start/seats.ts";
import { textOf } from "../game/table/text-of.ts";
import { requireOptions } from "../read/refuse.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { sha256 } from "./sha256.ts";

/**
 * Everything besides the secrets that decides a deal: the options of `createGame` without the seed, and a name for the
 * game. All players must have the same terms, the order of the letters in the rules included.
 */
export interface DealTerms extends Omit<GameOptions, "seed"> {
  /** The name of the game, such as an id. No two deals of the same people may have the same. */
  readonly game: string;
}

/** Terms with all that was left out, as a deal has them. */
export interface AgreedTerms extends DealTerms {
  /** The names by seat. */
  readonly players: readonly string[];
  readonly ruleset: Ruleset;
}

/** Terms as they are agreed on, after checking that a game can be made of them. */
export function agreedTerms(terms: DealTerms): AgreedTerms {
  requireOptions(terms, ["game", "players", "ruleset", "dictionary", "first", "racks"]);
  const { game, ...options } = terms;
  checkText("game", game);
  const { ruleset, players, dictionary } = createGame({ ...options, seed: "" });
  const { first, racks } = options;
  return {
    game,
    players: players.map(({ name }) => name),
    ruleset,
    ...(dictionary === null ? {} : { dictionary }),
    ...(first === undefined ? {} : { first }),
    ...(racks === undefined ? {} : { racks }),
  };
}

/**
 * Returns the digest of terms, 64 hexadecimal digits: two tables with the same digest have the same terms. Let a server
 * say its digest, and compare it with that of the terms you have agreed on.
 *
 * @throws TypeError and RangeError for the same reasons as `createGame`. Also a RangeError if `terms.game` is not a
 * text of at most 10,000 characters.
 *
 * @example
 * ```ts
 * import { termsDigestOf } from "tilewright/fair";
 *
 * const terms = { game: "club-4", players: ["Ann", "Ben"] };
 * termsDigestOf(terms) === termsDigestOf({ ...terms, players: ["Ben", "Ann"] }); // => false
 * ```
 */
export function termsDigestOf(terms: DealTerms): string {
  return digestOfAgreed(agreedTerms(terms));
}

/** The digest of terms that have been checked. */
export function digestOfAgreed(terms: AgreedTerms): string {
  return sha256(textOf(["tilewright fair 1 terms", terms]));
}
