import type { At, PlayViolations, Tagged } from "../../play/violation.ts";
import type { PlayerIndex } from "./event.ts";
import type { Move } from "./move.ts";
import type { Ruling } from "./ruling.ts";

/** What can be wrong with a move, a ruling or an end: the violations of plays, and those of the game around them. */
export interface MoveViolations extends PlayViolations {
  /** `turn`: whose turn it is. This code, `game-over` and `stale` come first and alone. */
  readonly "not-your-turn": At & { readonly turn: PlayerIndex | null };
  readonly "game-over": At;
  readonly stale: At & { readonly at: number; readonly now: number };
  readonly "not-allowed": At & { readonly move: Move["type"] | Ruling["type"] | "end" };
  /** `by` is not a seat of this game. `players`: how many sit at the table, seats counting from 0. */
  readonly "unknown-player": At & { readonly found: string; readonly players: number };
  /** Several players could be meant: say who makes the move with `by`. */
  readonly "player-needed": At;
  /** An update made for another viewer. */
  readonly "wrong-viewer": At;
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

/** One violation of a move, told apart by `code`. */
export type Violation = Tagged<MoveViolations>;
