import type { Board } from "../../board/board.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { EndReason, GameEvent, PlayerIndex } from "./event.ts";

/** What the game waits for. `turn` is there in every status; `null` where nobody is on turn. */
export type Status =
  | { readonly kind: "playing"; readonly turn: PlayerIndex }
  /** A play that may end the game waits for challenges (decision D25): those who have neither accepted nor challenged. */
  | {
      readonly kind: "last-challenge";
      readonly turn: null;
      readonly waitingFor: readonly PlayerIndex[];
      readonly play: number;
    }
  /** A game on a real table has ended, and these racks are not told yet. */
  | { readonly kind: "racks-needed"; readonly turn: null; readonly waitingFor: readonly PlayerIndex[] }
  | {
      readonly kind: "over";
      readonly turn: null;
      readonly reason: EndReason;
      readonly winners: readonly PlayerIndex[];
    };

/** A player as the table sees them: what is not public is hidden in the pile of the rack. */
export interface Player {
  readonly name: string;
  readonly score: number;
  readonly rack: Pile;
  /** Turns still to be missed for challenges that failed (decision D22). */
  readonly turnsToMiss: number;
  /** Passes in a row, over turns really taken (decision D29). */
  readonly passesInRow: number;
  /** Exchanges made in this game, for rulesets that limit them. */
  readonly exchanges: number;
  readonly resigned: boolean;
}

/** What a game and a view of it have in common. */
export interface Table {
  readonly version: 1;
  /** By value: a saved game carries its rules. */
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly players: readonly Player[];
  readonly bag: Pile;
  readonly status: Status;
  readonly scorelessTurns: number;
  /** The name of the dictionary the players agreed on (clause W0). */
  readonly dictionary: string | null;
  readonly history: readonly GameEvent[];
}

/**
 * A whole game as plain JSON. Holds secrets (racks, bag, seed): send views to players, never this.
 *
 * `seed` never changes: the draw of event n depends on (seed, n), so that a replay reaches the same state without
 * drawing. `null`: a game on a real table, whose tiles are drawn by hand.
 */
export interface GameState extends Table {
  readonly kind: "game";
  readonly seed: string | null;
}
