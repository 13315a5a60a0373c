// What comes with a move, and what the referee answers.
import type { CanPlay, DecisionReason, Dictionary, Price, Tile } from "../shapes.ts";
import type { Game } from "./game.ts";

/** Who moves, how much they had seen, and what the table has at hand. */
export interface MoveOptions {
  readonly by?: number | undefined;
  /** How long the history was when the player looked, and how long it is now. */
  readonly at?: number | undefined;
  readonly now?: number;
  readonly dictionary?: Dictionary | undefined;
  readonly canPlay?: CanPlay | undefined;
  /** The tiles that came out of the bag, however they were drawn. */
  readonly drawn?: readonly Tile[];
}

/** Refused, with the codes of all violations; or done: the game as it is then, and what happened, in order. */
export type Verdict =
  | { readonly ok: true; readonly game: Game; readonly events: readonly EventSummary[] }
  | { readonly ok: false; readonly codes: readonly string[] };

/** What happened, without the details that the state shows. */
export interface EventSummary {
  readonly type: string;
  readonly player: number | null;
  readonly points?: number;
  /** The words of a play, or the invalid ones of a challenge. */
  readonly words?: readonly string[];
  /** The words ruled on by a challenge. */
  readonly judged?: readonly number[];
  readonly upheld?: boolean;
  /** What a challenge cost by the rules; null if it succeeded. */
  readonly price?: Price | null;
  /** Tiles that went back to the bag, sorted. */
  readonly returned?: readonly Tile[];
  readonly letter?: string;
  /** What was decided. */
  readonly reason?: DecisionReason;
  readonly winners?: readonly number[];
  readonly spreads?: readonly number[] | null;
}
