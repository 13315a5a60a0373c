import { hexOf, squeezeFrom, wordsOf } from "../../bag/sponge.ts";
import { cached } from "../../cached.ts";
import { isFrozen } from "../../frozen.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState, Table } from "../model/state.ts";
import type { GameView } from "../model/view.ts";
import { canonicalText } from "./canonical-text.ts";
import { requireTable } from "./require-game.ts";
import { showEvent, shownTo } from "./shown.ts";

/**
 * Returns a short string that identifies the contents of a view or a game. Equal views have equal digests, and
 * different views have different digests.
 *
 * The digest covers everything the viewer sees, including the history. So it differs between two games of the same
 * length that are not the same, as can happen after an undo. A client sends `digestOf(view)` with its move, and the
 * server passes it to `applyMove` as `at`. The order of properties does not matter, and a property that is `null` or
 * `false` is treated like an omitted one: programs with different versions agree as long as they use no new features.
 *
 * Two different views will not have the same digest by chance, and there is no known way to choose moves that lead to
 * such a collision: the digest has 128 bits, from a cryptographic permutation. It is not a signature, because anybody
 * can compute it. The part before the first dash is the number of events; the rest is only useful for comparison.
 *
 * The digest of a game also covers the racks, the bag and the seed. It is not for clients, whose digests are different.
 * Keep it on the server, for instance to save a game only if nobody else has saved it in the meantime.
 *
 * @param holder - A view, or a game for the server's own use.
 *
 * @throws TypeError if `holder` is neither a game nor a view.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, digestOf, unwrap, viewFor } from "tilewright";
 *
 * const game = createGame({ players: 2, first: 0, seed: "an example" });
 * const one = unwrap(applyMove(game, { type: "exchange", tiles: game.players[0]!.rack.tiles.slice(0, 1) })).state;
 * const other = unwrap(applyMove(game, { type: "exchange", tiles: game.players[0]!.rack.tiles.slice(-1) })).state;
 * digestOf(viewFor(one, 0)) === digestOf(viewFor(other, 0)); // => false
 * digestOf(viewFor(one, 1)) === digestOf(viewFor(other, 1)); // => true
 * ```
 */
export function digestOf(holder: GameState | GameView): string {
  requireTable(holder, "holder");
  return digest(holder, hashPast(holder.history.map(hashOf)));
}

/** Returns the digest of the view that a seat has. Of events and board it takes the hashes that are known. */
export function digestFor(table: Table, seat: PlayerIndex | null): string {
  const shown = { ...shownTo(table, seat, []), board: table.board };
  return digest(shown, pastFor(table, seat, table.history.length));
}

/** Returns whether the first events of a game, as a seat sees them, are those of the view that has this digest. */
export function isOfThePast(table: Table, seat: PlayerIndex | null, digest: string): boolean {
  const length = lengthIn(digest);
  return length <= table.history.length && digest.startsWith(`${pastFor(table, seat, length).name}-`);
}

/** Returns how many events the view of a digest has, or `NaN` for anything that is not a digest. */
export function lengthIn(digest: unknown): number {
  return typeof digest === "string" ? Number(/^(\d{1,9})-[\da-f-]{49}$/.exec(digest)?.[1]) : Number.NaN;
}

/** 128 bits in four numbers, which stand for a value. */
type Hash = readonly number[];

/** What stands for the events up to some point: how the digests of views begin that have these events. */
interface PastHash {
  readonly name: string;
  readonly hash: Hash;
}

/**
 * The past comes first, so that a server can see where a client stands without going back to the view it had. The rest
 * follows from the past if the game does; it is covered nevertheless, so that nothing rests on that.
 */
function digest(holder: Table, past: PastHash): string {
  const { history, ruleset, board, ...rest } = holder;
  const parts = [...past.hash, ...hashOfRules(ruleset), ...hashOf(board), ...hashPart(rest)];
  return `${past.name}-${hexOf(hash(forWhole, parts))}`;
}

function pastFor({ history }: Table, seat: PlayerIndex | null, length: number): PastHash {
  return hashPast(history.slice(0, length).map((event) => (event.player === seat ? hashOf : hashHidden)(event)));
}

function hashPast(events: readonly Hash[]): PastHash {
  const past = hash(forPast, [events.length, ...events.flat()]);
  return { name: `${events.length}-${hexOf(past.slice(2))}`, hash: past };
}

/** The hash of an event or a board: nobody changes those of a state. */
const hashOf = /* @__PURE__ */ cached(hashPart);

/** The hash of a ruleset. One that came as JSON may still be changed. */
const hashOfRules = /* @__PURE__ */ cached(hashPart, isFrozen);

/** The hash of an event as somebody else sees it than the player whose event it is. */
const hashHidden = /* @__PURE__ */ cached((event: GameEvent): Hash => hashPart(showEvent(event, null)));

/** They separate the uses of the sponge from each other and from draws. */
const forPart = 1;
const forPast = 2;
const forWhole = 3;

function hashPart(value: object): Hash {
  return hash(forPart, wordsOf(canonicalText(value)));
}

function hash(use: number, words: readonly number[]): Hash {
  const next = squeezeFrom(use, words);
  return [next(), next(), next(), next()];
}
