import type { Board } from "../board/board.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";

/** A board under a ruleset, without a game around it. `{ ruleset }` is an empty board. */
export interface Position {
  /** Games and views have a `kind`. A position does not. */
  readonly kind?: never;
  readonly ruleset: Ruleset;
  /** Left out: an empty board. */
  readonly board?: Board | undefined;
  /** The tiles to play from. Left out or `null`: the rack is not checked. */
  readonly rack?: readonly Tile[] | null | undefined;
  /**
   * The words formed so far, for rules under which none may be formed twice (`noRepeats`). Left out: none. Games and
   * views know their own.
   */
  readonly wordsPlayed?: readonly string[] | undefined;
}

/**
 * What a play can be tried on: a position, a game or a view. A game uses the rack of the player on turn (`positionOf`
 * returns that of another player), a view the rack of its viewer. Where no rack is known, it is not checked.
 */
export type AnyPosition = Position | GameState | GameView;

/** What a play is judged by, besides the position. */
export interface PlayOptions {
  /**
   * Looks up the words of the play; a `Set` of words in capitals will do. Left out: no word is looked up, and rules
   * that check words on every play refuse the play with `no-dictionary`.
   */
  readonly dictionary?: Dictionary | undefined;
}
