import type { Square } from "../board/square.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { Move } from "../game/move.ts";
import type { Ruling } from "../game/ruling.ts";
import type { PlayerIndex } from "../game/state.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/** Every violation has squares; none where it is not about the board. */
interface At {
  readonly squares: readonly Square[];
}

/**
 * What can be wrong with a play: each code once, with its details. When each is told, and with which squares:
 * docs/decisions/0001.
 */
export interface PlayViolations {
  readonly "no-tiles": At;
  /** Not a placement, or not a move, at all. */
  readonly malformed: At & { readonly path: string; readonly expected: string; readonly found: string };
  readonly "off-board": At;
  readonly "on-hole": At;
  readonly "square-occupied": At;
  readonly "square-repeated": At;
  readonly "too-many-tiles": At & { readonly limit: number };
  readonly "too-few-tiles": At & { readonly needed: number };
  readonly "blank-without-letter": At;
  readonly "unknown-letter": At & { readonly letter: Letter };
  readonly "not-in-line": At;
  readonly gap: At;
  readonly "start-not-covered": At;
  readonly "not-connected": At;
  readonly "not-on-rack": At & { readonly tile: Tile; readonly played: number; readonly held: number };
  /** labels: those that the ruleset forbids; none = not in the dictionary. */
  readonly "invalid-word": At & { readonly word: string; readonly labels: readonly WordLabel[] };
}

/** What can be wrong with a move, a ruling or an end: the violations of plays, and those of the game around them. */
export interface MoveViolations extends PlayViolations {
  /** `turn`: whose turn it is. This code, `game-over` and `stale` come first and alone. */
  readonly "not-your-turn": At & { readonly turn: PlayerIndex | null };
  readonly "game-over": At;
  readonly stale: At & { readonly at: number; readonly now: number };
  readonly "not-allowed": At & { readonly move: Move["type"] | Ruling["type"] | "end" };
  /** Nobody, or nobody in particular, is on turn: say who moves with `by`. */
  readonly who: At;
  readonly "bag-too-small": At & { readonly needed: number; readonly bag: number };
  readonly "too-many-exchanges": At & { readonly limit: number };
  readonly "wrong-points": At & { readonly claimed: number; readonly points: number };
  readonly "nothing-to-challenge": At;
  readonly "own-play": At;
  readonly "no-dictionary": At;
  readonly "no-such-word": At & { readonly word: number };
  readonly "blank-mismatch": At;
  readonly "plays-remain": At & { readonly players: readonly PlayerIndex[] };
  readonly "rack-too-full": At & { readonly held: number; readonly limit: number };
  readonly "rack-unknown": At & { readonly players: readonly PlayerIndex[] };
}

type Tagged<M> = { readonly [C in keyof M]: { readonly code: C } & Readonly<M[C]> }[keyof M];

/** One violation of a play, told apart by `code`. */
export type PlayViolation = Tagged<PlayViolations>;

/** One violation of a move, told apart by `code`. */
export type Violation = Tagged<MoveViolations>;
