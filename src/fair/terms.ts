import { createGame, type GameOptions } from "../game/start/create.ts";
import { checkText } from "../game/start/seats.ts";
import { canonicalText } from "../game/table/canonical-text.ts";
import { requireOptions } from "../read/refuse.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { sha256 } from "./sha256.ts";

/**
 * Everything besides the secrets that determines a deal: the options of `createGame` without the seed, and a name for
 * the game. All players must have the same terms, including the order of the letters in the rules.
 */
export interface DealTerms extends Omit<GameOptions, "seed"> {
  /** The game's name, such as an id. It must be unique among all deals between the same people. */
  readonly game: string;
}

/** Terms in which all omitted options are filled in, as stored in a deal. */
export interface AgreedTerms extends DealTerms {
  /** The players' names, by seat. */
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
 * Returns the digest of the terms, as 64 hexadecimal digits: two tables with the same digest have the same terms. Have
 * the server send its digest, and compare it with the digest of the terms you agreed on.
 *
 * @throws TypeError and RangeError for the same reasons as `createGame`. Also a RangeError if `terms.game` is not a
 * string of at most 10,000 characters.
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
  return sha256(canonicalText(["tilewright fair 1 terms", terms]));
}
