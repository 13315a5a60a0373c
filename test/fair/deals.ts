// Deals for tests, with secrets that are the same in every run.
import { type GameState, type GameView, unwrap, viewFor } from "tilewright";
import {
  commitmentOf,
  createFairGame,
  type Deal,
  type DealTerms,
  newDeal,
  parseCommitments,
  parseSecret,
} from "tilewright/fair";
import { sha256 } from "../../src/fair/sha256.ts";

/** The secret of somebody in a deal. */
export const secretOf = (name: string): string => sha256(`an example of a secret: ${name}`);

/** A deal in which everybody has done their part. */
export interface Dealt {
  /** The notes of the players, by seat. */
  readonly notes: readonly Deal[];
  readonly server: Deal;
  readonly secrets: readonly string[];
  readonly game: GameState;
}

/** Plays a deal; every step goes through JSON, as it does between a server and its players. */
export function dealOf(terms: DealTerms, name = terms.game): Dealt {
  const count = Array.isArray(terms.players) ? terms.players.length : (terms.players as number);
  const begun = Array.from({ length: count }, (_, seat) => newDeal(terms, seat, secretOf(`${name} ${seat}`)));
  const begunServer = newDeal(terms, "server", secretOf(`${name} server`));
  const sent = JSON.stringify([...begun, begunServer].map(commitmentOf));
  const withAll = (deal: Deal): Deal => unwrap(parseCommitments(sent, copy(deal))).deal;
  const [notes, server] = [begun.map(withAll), withAll(begunServer)];
  const secrets = notes.map(({ secret }, seat) => unwrap(parseSecret(secret, server, seat)).secret);
  return { notes, server, secrets, game: createFairGame(copy(server), secrets) };
}

export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What a player of a deal sees of a game. */
export const seenBy = ({ owner }: Deal, game: GameState): GameView => viewFor(game, owner as number);
