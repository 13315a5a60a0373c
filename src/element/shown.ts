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

/** Whether two drafts differ in their cursors at most. */
export function isPointed(draft: Draft, before: Draft): boolean {
  return (["rack", "laid", "picked", "exchange"] as const).every((part) => draft[part] === before[part]);
}
