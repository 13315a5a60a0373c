import type { Parsed } from "../checked.ts";
import type { PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import { createGame } from "../game/start/create.ts";
import { isPlayer } from "../game/table/players.ts";
import { textOf } from "../game/table/text-of.ts";
import { expectation, mismatch } from "../read/describe.ts";
import { isList } from "../read/is-object.ts";
import { parse } from "../read/parse.ts";
import { createReader, type Reader } from "../read/reader.ts";
import { refuseOption, requireObject, requireParts, requireThat } from "../read/refuse.ts";
import { isHex, newSecret } from "./secret.ts";
import { sha256 } from "./sha256.ts";
import { type AgreedTerms, agreedTerms, type DealTerms, digestOfAgreed } from "./terms.ts";

/** Whose secret it is: that of the player of a seat, or of the server. */
export type DealOwner = PlayerIndex | "server";

/**
 * What one party of a deal writes down: plain JSON, to be kept until the game has been checked. Whoever has the secret
 * of a player can take that player's part, so it is for nobody else.
 */
export interface Deal {
  readonly kind: "deal";
  readonly terms: AgreedTerms;
  readonly owner: DealOwner;
  /** The owner's secret. */
  readonly secret: string;
  /** What everybody has published: those of the players by seat, then the server's. `null` until all are known. */
  readonly commitments: readonly string[] | null;
}

/**
 * Returns the notes of one party at the beginning of a deal, with a secret. Keep them before you publish the
 * commitment: without them nothing is proven.
 *
 * @param owner - A seat, or `"server"`.
 * @param secret - 256 random bits as 64 hexadecimal digits, if the platform has none. Never use one twice.
 *
 * @throws TypeError and RangeError for terms that `createGame` can make no game from. Also a RangeError if `owner` is
 * neither a seat nor `"server"`, or if `secret` has another form.
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
  requireThat(
    commitments === null || known,
    "deal.commitments",
    "one commitment for each player and one for the server",
    commitments,
  );
  return digestOfAgreed(agreed);
}

/** Everybody with a secret, in the order of commitments and of the seed. */
export function ownersOf({ terms: { players } }: Deal): readonly DealOwner[] {
  return [...players.keys(), "server"];
}

/**
 * Returns what the owner of a deal publishes before anybody reveals a secret: a hash of terms, owner and secret, as 64
 * hexadecimal digits. It says nothing about the secret, and no other secret has it.
 *
 * @throws TypeError if `deal` is not a deal.
 */
export function commitmentOf(deal: Deal): string {
  return commitmentTo(requireDeal(deal), deal.owner, deal.secret);
}

/** The commitment of somebody to a secret, under terms of this digest. It names its owner, so nobody can borrow it. */
export function commitmentTo(terms: string, owner: DealOwner, secret: string): string {
  return sha256(textOf(["tilewright fair 1 commitment", terms, owner, secret]));
}

/**
 * Reads the commitments that a server has sent: those of the players by seat, then its own. Returns the deal with them,
 * to be kept before the secret is revealed.
 *
 * It is a problem if one is missing, if that of the deal's owner is another one, or if the deal has others already:
 * then do not reveal the secret. Whether somebody can reveal a secret for theirs shows when they do: see `parseSecret`.
 *
 * @param sent - A list, or JSON.
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
 * // Another commitment of Ann, after all were known.
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
 * Reads the secret that somebody has revealed, a text. It is a problem if it is not the one of the commitment that they
 * published before.
 *
 * @param sent - What they sent, of any kind.
 * @param owner - Whose secret it should be.
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
  const [first, ...others] = reader.problems;
  return first === undefined && secret !== null
    ? { ok: true, secret }
    : ({ ok: false, problems: [first, ...others] } as Parsed<{
        readonly secret: string;
      }>);
}

function commitmentIn(deal: Deal, owner: DealOwner): string {
  if (!isOwner(deal.terms, owner)) refuseOption("owner", 'the seat of a player, or "server"', owner);
  const { commitments } = deal;
  if (commitments === null)
    throw new TypeError(mismatch("deal.commitments", "the commitments from parseCommitments", commitments));
  return commitments[ownersOf(deal).indexOf(owner)] as string;
}

/**
 * Returns the game of a deal: its seed is made of the terms and all secrets. It is for the server, whose secret nobody
 * else knows before the game is over.
 *
 * @param deal - The server's notes, with all commitments.
 * @param secrets - What the players have revealed, by seat.
 *
 * @throws TypeError if `deal` is not a deal of the server with commitments, or if `secrets` is not a list.
 * @throws RangeError if a secret is missing, or is not the one of its commitment.
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
  requireThat(deal.owner === "server", "deal.owner", '"server": only the server can open the deal', deal.owner);
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
