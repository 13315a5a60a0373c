import type { Board } from "../../board/board.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { DecisionReason, EndReason, GameEvent, PlayerIndex } from "./event.ts";

/**
 * What a game waits for. Every status has `turn`: the player on turn, or `null` if nobody is. You may ask any status
 * for `waitingFor`, which two of them have: `status.turn ?? status.waitingFor?.[0]` is a player who can go on.
 */
export type Status =
  /** The player on turn makes a move. */
  | { readonly kind: "playing"; readonly turn: PlayerIndex; readonly waitingFor?: never }
  /** A play that may end the game can still be challenged. */
  | {
      readonly kind: "last-challenge";
      readonly turn: null;
      /** The players who have not accepted the play. A failed challenge does not accept it. */
      readonly waitingFor: readonly PlayerIndex[]; // D25
      /** The index of the event of the play. */
      readonly play: number;
    }
  /** A game at a real table has ended, and these players' racks are not known yet. */
  | { readonly kind: "racks-needed"; readonly turn: null; readonly waitingFor: readonly PlayerIndex[] }
  /** The game is over. */
  | {
      readonly kind: "over";
      readonly turn: null;
      readonly waitingFor?: never;
      readonly reason: EndReason | DecisionReason;
      /** The seats of the winners. More than one if they share the win, and none if a ruling says so. */
      readonly winners: readonly PlayerIndex[];
      /** What a ruling that decided the game counts it as: see `Decision`. Only such a game has it. */
      readonly spreads?: readonly number[] | null | undefined;
    };

/** A player as the table sees them. In a view the tiles of other racks are hidden. */
export interface Player {
  readonly name: string;
  /** May be negative. */
  readonly score: number;
  /** The tiles the player holds, hidden where the viewer may not see them. */
  readonly rack: Pile;
  /** Turns that the player still has to miss for failed challenges. */
  readonly turnsToMiss: number; // D22
  /** Passes in a row. Missed turns neither count nor break the series. */
  readonly passesInRow: number; // D23, D29
  /** Exchanges made in this game, for rulesets that limit them. */
  readonly exchanges: number;
  /** A player who has resigned takes no more turns and cannot win. */
  readonly resigned: boolean;
}

/** What a game and a view of it have in common. */
export interface Table {
  /** The version of this format. */
  readonly version: 1;
  /** The rules themselves and not their name: a saved game carries its rules. */
  readonly ruleset: Ruleset;
  readonly board: Board;
  /** In the order of play. */
  readonly players: readonly Player[];
  /** The tiles that nobody holds. */
  readonly bag: Pile;
  readonly status: Status;
  /**
   * How many turns in a row, up to now, were passes, exchanges or plays that came off. A play that stays ends the
   * series, even if it is worth nothing.
   */
  readonly scorelessTurns: number;
  /** The name of the dictionary that the players agreed on, for display. The dictionary itself goes to `applyMove`. */
  readonly dictionary: string | null; // W0
  /** All events so far. Every other field follows from them and the set-up. */
  readonly history: readonly GameEvent[];
}

/** A whole game as plain JSON. It holds secrets (racks, bag, seed): send players views of it, never the game itself. */
export interface GameState extends Table {
  readonly kind: "game";
  /** Decides every draw, and never changes. `null` at a real table, where tiles are drawn by hand. */
  readonly seed: string | null;
}
