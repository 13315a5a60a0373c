import type { Parsed } from "../checked.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import { createGame } from "../game/start/create.ts";
import { canonicalText } from "../game/table/canonical-text.ts";
import { isPlayer } from "../game/table/players.ts";
import { expectation, mismatch } from "../read/describe.ts";
import { isList } from "../read/is-object.ts";
import { failure, parse } from "../read/parse.ts";
import { createReader, type Reader } from "../read/reader.ts";
import { refuseOption, requireObject, requireParts, requireThat } from "../read/refuse.ts";
import { isHex, newSecret } from "./secret.ts";
import { sha256 } from "./sha256.ts";
import { type AgreedTerms, agreedTerms, type DealTerms, digestOfAgreed } from "./terms.ts";

/** The owner of a secret: a player, identified by seat, or the server. */
export type DealOwner = PlayerIndex | "server";

/**
 * One party's notes of a deal: plain JSON, to be kept until the game has been checked. Anyone who has a player's secret
 * can impersonate that player, so do not share these notes.
 */
export interface Deal {
  readonly kind: "deal";
  readonly terms: AgreedTerms;
  readonly owner: DealOwner;
  /** The owner's secret. */
  readonly secret: string;
  /** All published commitments: the players' by seat, followed by the server's. `null` until all of them are known. */
  readonly commitments: readonly string[] | null;
}

/**
 * Returns one party's notes for a new deal, including a secret. Save the notes before publishing the commitment:
 * without them, nothing can be proven.
 *
 * @param owner - A player's seat, or `"server"`.
 * @param secret - 256 random bits as 64 hexadecimal digits; needed only if the platform has no source of randomness.
 * Never reuse a secret.
 *
 * @throws TypeError and RangeError if `createGame` cannot create a game from the terms. Also a RangeError if `owner` is
 * neither a seat nor `"server"`, or if `secret` is not in this format.
 *
 * @example
 * ```ts
 * import { commitmentOf, newDeal } from "tilewright/fair";
 *
 * const deal = newDeal({ game: "club-4", players: ["Ann", "Ben"] }, 1);
 * commitmentOf(deal).length; // => 64
 * ```
 */
export function newDeal(terms: DealTerms, owner: DealOwner, secret: string = newSecret()): Deal {
  const agreed = agreedTerms(terms);
  if (!isOwner(agreed, owner)) refuseOption("owner", 'the seat of a player, or "server"', owner);
  if (!isHex(secret)) throw new RangeError(notASecret("secret", secret));
  return { kind: "deal", terms: agreed, owner, secret, commitments: null };
}

/** What is wrong with a secret, without its text: errors end up in logs. */
function notASecret(what: string, found: unknown): string {
  const kind = typeof found === "string" ? "another string" : found === undefined ? "undefined" : "something else";
  return expectation(what, "64 lower-case hexadecimal digits", kind);
}

function isOwner({ players }: AgreedTerms, owner: unknown): owner is DealOwner {
  return owner === "server" || isPlayer({ players }, owner);
}

/** Throws a `TypeError` unless a value is the notes of a deal. Returns the digest of its terms. */
export function requireDeal(deal: Deal): string {
  requireObject(deal, "deal", "a deal (from newDeal)");
  const { kind, terms, owner, secret, commitments } = deal;
  requireThat(kind === "deal", "deal.kind", '"deal"', kind);
  requireParts(terms, "deal.terms", "the terms of a deal", ["players"]);
  const agreed = agreedTerms(terms);
  requireThat(isOwner(agreed, owner), "deal.owner", 'the seat of a player, or "server"', owner);
  if (!isHex(secret)) throw new TypeError(notASecret("deal.secret", secret));
  const known = Array.isArray(commitments) && commitments.length === ownersOf(deal).length && commitments.every(isHex);
  const expected = "one commitment for each player and one for the server";
  requireThat(commitments === null || known, "deal.commitments", expected, commitments);
  return digestOfAgreed(agreed);
}

/** Everybody with a secret, in the order of commitments and of the seed. */
export function ownersOf({ terms: { players } }: Deal): readonly DealOwner[] {
  return [...players.keys(), "server"];
}

/**
 * Returns the commitment that a deal's owner publishes before any secret is revealed: a hash of the terms, the owner
 * and the secret, as 64 hexadecimal digits. It reveals nothing about the secret, and no other secret produces it.
 *
 * @throws TypeError if `deal` is not a deal.
 */
export function commitmentOf(deal: Deal): string {
  return commitmentTo(requireDeal(deal), deal.owner, deal.secret);
}

/** The commitment of somebody to a secret, under terms of this digest. It names its owner, so nobody can borrow it. */
export function commitmentTo(terms: string, owner: DealOwner, secret: string): string {
  return sha256(canonicalText(["tilewright fair 1 commitment", terms, owner, secret]));
}

/**
 * Reads the commitments sent by a server: the players' by seat, followed by its own. Returns the deal with these
 * commitments; save it before revealing the secret.
 *
 * Problems are: a missing commitment, a commitment of the deal's owner that differs from the owner's own, and
 * commitments that differ from those already in the deal. If there is a problem, do not reveal the secret. Whether the
 * other parties' secrets match their commitments can be checked only once they are revealed: see `parseSecret`.
 *
 * @param sent - A list, or a JSON string.
 *
 * @throws TypeError if `deal` is not a deal.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { commitmentOf, newDeal, parseCommitments } from "tilewright/fair";
 *
 * const terms = { game: "club-4", players: ["Ann", "Ben"] };
 * const [ann, ben, server] = [newDeal(terms, 0), newDeal(terms, 1), newDeal(terms, "server")];
 * const sent = [ann, ben, server].map(commitmentOf);
 * const { deal } = unwrap(parseCommitments(sent, ben));
 * deal.commitments?.length; // => 3
 *
 * // Ann sends a different commitment after all were known.
 * const later = [commitmentOf(newDeal(terms, 0)), ...sent.slice(1)];
 * parseCommitments(later, deal).problems?.map(({ path }) => path); // => ["[0]"]
 * ```
 */
export function parseCommitments(sent: unknown, deal: Deal): Parsed<{ readonly deal: Deal }> {
  const own = commitmentTo(requireDeal(deal), deal.owner, deal.secret);
  return parse(sent, (reader, value) => {
    const owners = ownersOf(deal);
    const list = reader.list(value, "", mostOwners);
    if (list === null) return null;
    const { length } = owners;
    if (list.length !== length)
      return reader.fail("count", "", { of: "commitments", min: length, max: length }, list.length);
    const commitments = list.map((entry, i) => {
      const expected = deal.commitments?.[i] ?? (owners[i] === deal.owner ? own : undefined);
      return expected === undefined ? readHex(reader, entry, `[${i}]`) : reader.oneOf(entry, `[${i}]`, [expected]);
    });
    return { deal: { ...deal, commitments: commitments as readonly string[] } };
  });
}

/** A list that is longer is not even counted. */
const mostOwners = 1000;

function readHex(reader: Reader, value: unknown, path: string): string | null {
  const text = reader.text(value, path, 64);
  return text === null || isHex(text) ? text : reader.fail("hex", path, {}, text);
}

/**
 * Reads a secret that a party has revealed, which must be a string. It is a problem if the secret does not match the
 * commitment that the party published earlier.
 *
 * @param sent - The value that was sent, of any type.
 * @param owner - The party whose secret it should be.
 *
 * @throws TypeError if `deal` is not a deal with commitments.
 * @throws RangeError if `owner` is neither a seat nor `"server"`.
 */
export function parseSecret(sent: unknown, deal: Deal, owner: DealOwner): Parsed<{ readonly secret: string }> {
  const terms = requireDeal(deal);
  const commitment = commitmentIn(deal, owner);
  const reader = createReader();
  const secret = readHex(reader, sent, "");
  if (secret !== null && commitmentTo(terms, owner, secret) !== commitment)
    reader.fail("commitment", "", { commitment }, secret);
  return secret === null || reader.failures > 0 ? failure(reader.problems) : { ok: true, secret };
}

function commitmentIn(deal: Deal, owner: DealOwner): string {
  if (!isOwner(deal.terms, owner)) refuseOption("owner", 'the seat of a player, or "server"', owner);
  const { commitments } = deal;
  if (commitments === null)
    throw new TypeError(mismatch("deal.commitments", "the commitments from parseCommitments", commitments));
  return commitments[ownersOf(deal).indexOf(owner)] as string;
}

/**
 * Returns a deal's game, whose seed is derived from the terms and all secrets. Call it on the server, whose secret must
 * stay unknown to everyone else until the game is over.
 *
 * @param deal - The server's notes, with all commitments.
 * @param secrets - The secrets revealed by the players, by seat.
 *
 * @throws TypeError if `deal` is not the server's deal with commitments, or if `secrets` is not a list.
 * @throws RangeError if a secret is missing or does not match its commitment.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { commitmentOf, createFairGame, newDeal, parseCommitments } from "tilewright/fair";
 *
 * const terms = { game: "club-4", players: ["Ann", "Ben"] };
 * const [ann, ben, server] = [newDeal(terms, 0), newDeal(terms, 1), newDeal(terms, "server")];
 * const { deal } = unwrap(parseCommitments([ann, ben, server].map(commitmentOf), server));
 * createFairGame(deal, [ann.secret, ben.secret]).bag.tiles.length; // => 86
 * ```
 */
export function createFairGame(deal: Deal, secrets: readonly string[]): GameState {
  const terms = requireDeal(deal);
  const expected = '"server", because only the server can create the game';
  requireThat(deal.owner === "server", "deal.owner", expected, deal.owner);
  requireThat(isList(secrets), "secrets", "a list of secrets by seat", secrets);
  const all = [...secrets, deal.secret];
  const owners = ownersOf(deal);
  if (all.length !== owners.length)
    refuseOption("secrets", `${owners.length - 1}, one for each player`, secrets.length);
  owners.forEach((owner, i) => {
    if (!(isHex(all[i]) && commitmentTo(terms, owner, all[i]) === commitmentIn(deal, owner)))
      throw new RangeError(
        `${owner === "server" ? "deal.secret" : `secrets[${i}]`}: this secret does not match the commitment`,
      );
  });
  const { game: _, ...options } = deal.terms;
  return createGame({ ...options, seed: seedOf(terms, all) });
}

const seedName = "tilewright fair 1";

/** The seed: the digest of the terms, and all secrets in the order of their owners. There is one way to cut it. */
function seedOf(terms: string, secrets: readonly string[]): string {
  return [seedName, terms, ...secrets].join("|");
}

/** The secrets in a seed, or `null` if it is not that of a fair deal under terms of this digest. */
export function secretsIn(seed: string, terms: string, count: number): readonly string[] | null {
  const [name, digest, ...secrets] = seed.split("|");
  return name === seedName && digest === terms && secrets.length === count ? secrets : null;
}
