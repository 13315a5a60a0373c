import type { Draft } from "../compose/draft.ts";
import type { GameView } from "../game/model/view.ts";

/**
 * What the board shows: a view, and what is being laid.
 *
 * @internal
 */
export interface Shown {
  readonly view: GameView;
  readonly draft: Draft;
}
