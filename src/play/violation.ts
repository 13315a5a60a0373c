import type { Square } from "../board/square.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { Letter, Tile } from "../tiles/tile.ts";

/** Every violation has squares; none where it is not about the board. */
export interface At {
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

export type Tagged<M> = { readonly [C in keyof M]: { readonly code: C } & Readonly<M[C]> }[keyof M];

/** One violation of a play, told apart by `code`. */
export type PlayViolation = Tagged<PlayViolations>;
