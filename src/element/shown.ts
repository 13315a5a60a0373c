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

/** Whether the player may lay another draft. A board that is only read still has a cursor. */
export function mayLay(draft: Draft, shown: Shown | null, board: Element): boolean {
  const lock = lockOf(shown, board);
  return lock === null || (lock === "readonly" && shown !== null && isPointed(draft, shown.draft));
}

/** Why nothing can be laid: the game is over, and the cursor gone; or the board is only read. `null`: it can. */
export function lockOf(shown: Shown | null, board: Element): "over" | "readonly" | null {
  if (shown?.view.status.kind === "over") return "over";
  return board.hasAttribute("readonly") ? "readonly" : null;
}
