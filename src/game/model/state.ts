import type { Board } from "../../board/board.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { DecisionReason, EndReason, GameEvent, PlayerIndex } from "./event.ts";

/**
 * The status of a game, which shows who must act next. Every status has `turn`: the player on turn, or `null` if there
 * is none. You can read `waitingFor` on any status, although only two kinds have it:
 * `status.turn ?? status.waitingFor?.[0]` is a player who can act next.
 */
export type Status =
  /** The player on turn makes a move. */
  | { readonly kind: "playing"; readonly turn: PlayerIndex; readonly waitingFor?: never }
  /** A play that could end the game can still be challenged. */
  | {
      readonly kind: "last-challenge";
      readonly turn: null;
      /** The players who have not accepted the play yet. A failed challenge does not count as accepting it. */
      readonly waitingFor: readonly PlayerIndex[]; // D25
      /** The index of the play's event. */
      readonly play: number;
    }
  /** A game at a real table has ended, but these players' racks are not known yet. */
  | { readonly kind: "racks-needed"; readonly turn: null; readonly waitingFor: readonly PlayerIndex[] }
  /** The game is over. */
  | {
      readonly kind: "over";
      readonly turn: null;
      readonly waitingFor?: never;
      readonly reason: EndReason | DecisionReason;
      /** The seats of the winners: several if they share the win, or none if a ruling says so. */
      readonly winners: readonly PlayerIndex[];
      /**
       * The spreads from the ruling that decided the game: see `Decision`. Present only if a ruling decided the game.
       */
      readonly spreads?: readonly number[] | null | undefined;
    };

/** A player at the table. In a view, the tiles on other players' racks are hidden. */
export interface Player {
  readonly name: string;
  /** The player's score, which may be negative. */
  readonly score: number;
  /** The tiles on the player's rack, hidden if the viewer may not see them. */
  readonly rack: Pile;
  /** The number of turns the player still has to miss for failed challenges. */
  readonly turnsToMiss: number; // D22
  /** The number of passes in a row. Missed turns are ignored: they neither count as passes nor end the series. */
  readonly passesInRow: number; // D23, D29
  /** The number of exchanges made in this game, for rulesets that limit it. */
  readonly exchanges: number;
  /** Whether the player has resigned, and so takes no more turns and cannot win. */
  readonly resigned: boolean;
}

/** The properties that a game and its views share. */
export interface Table {
  /** The version of the data format. */
  readonly version: 1;
  /** The rules themselves, not just their name: a saved game includes its rules. */
  readonly ruleset: Ruleset;
  readonly board: Board;
  /** The players, in the order of play. */
  readonly players: readonly Player[];
  /** The tiles still in the bag. */
  readonly bag: Pile;
  readonly status: Status;
  /**
   * The current number of scoreless turns in a row: passes, exchanges and plays that were challenged off, and lost
   * turns if `end.lostTurnsCount` is set. A play that stays on the board ends the series, even if it scores nothing.
   */
  readonly scorelessTurns: number;
  /** The name of the dictionary that the players agreed on, for display. Pass the dictionary itself to `applyMove`. */
  readonly dictionary: string | null; // W0
  /** All events so far. Every other field follows from these events and the set-up. */
  readonly history: readonly GameEvent[];
}

/**
 * A whole game as plain JSON. It contains secrets (racks, bag, seed): send players views of it, never the game itself.
 */
export interface GameState extends Table {
  readonly kind: "game";
  /** The seed, which determines every draw and never changes. `null` at a real table, where tiles are drawn by hand. */
  readonly seed: string | null;
}
