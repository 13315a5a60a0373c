import type { Board } from "../board/board.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";

/** A board with its ruleset, outside any game. `{ ruleset }` is an empty board. */
export interface Position {
  /** Always absent: games and views have a `kind`, but positions do not. */
  readonly kind?: never;
  readonly ruleset: Ruleset;
  /** The tiles on the board. Defaults to an empty board. */
  readonly board?: Board | undefined;
  /** The tiles to play from. If omitted or `null`, the rack is not checked. */
  readonly rack?: readonly Tile[] | null | undefined;
  /**
   * The words formed so far, for rules under which no word may be formed twice (`noRepeats`). Defaults to none. Games
   * and views track their own words.
   */
  readonly wordsPlayed?: readonly string[] | undefined;
}

/**
 * Anything a play can be tried on: a position, a game or a view. A game uses the rack of the player on turn (use
 * `positionOf` for another player's); a view uses the rack of its viewer. An unknown rack is not checked.
 */
export type AnyPosition = Position | GameState | GameView;

/** Options for judging a play. */
export interface PlayOptions {
  /**
   * Looks up the words of the play; a `Set` of upper-case words is enough. If omitted, no words are looked up, and
   * rules that check words on every play reject the play with `no-dictionary`.
   */
  readonly dictionary?: Dictionary | undefined;
}
