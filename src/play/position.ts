import type { Board } from "../board/board.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";

/** A board under a ruleset, with no game around it. No board is an empty one; no rack, or `null`, is not checked. */
export interface Position {
  readonly kind?: never;
  readonly ruleset: Ruleset;
  readonly board?: Board | undefined;
  readonly rack?: readonly Tile[] | null | undefined;
}

/**
 * Whatever a play can be tried on: a position; a view, with the viewer's rack; a game, with the rack of the player on
 * turn (`positionOf` gives another's). Where no rack is known, racks are not checked.
 */
export type AnyPosition = Position | GameState | GameView;

/** What a play is judged by besides the position. Without a dictionary no word is looked up. */
export interface PlayOptions {
  readonly dictionary?: Dictionary | undefined;
}
