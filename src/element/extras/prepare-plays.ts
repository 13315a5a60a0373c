import type { LaidTile } from "../../compose/draft.ts";
import { previewDraft } from "../../compose/finish.ts";
import type { GameView } from "../../game/model/view.ts";
import type { BoardNode } from "../board-node.ts";
import { continues } from "../continues.ts";
import { insideOf } from "../inside.ts";

/**
 * Lets players prepare a play during other players' turns by laying it and pressing Play or Enter. The play is kept
 * until their turn begins, then judged and sent as if they had pressed Play at that moment; a play that is no longer
 * legal is refused, and its tiles remain. Pressing Play again, laying different tiles or setting the view of another
 * game cancels it. While a play is kept, the button appears pressed.
 *
 * @returns A function that turns this off, and cancels any prepared play.
 */
export function preparePlays(board: BoardNode): () => void {
  const inside = insideOf(board);
  const over = new AbortController();
  const { signal } = over;
  let kept: readonly LaidTile[] | null = null;
  /** The view that the play was prepared on, as it has gone on since. */
  let of: GameView | null = null;

  /** Whether the viewer plays, and others are on turn. */
  const waits = (): boolean => {
    const { view } = board;
    return view?.viewer != null && view.status.kind === "playing" && view.status.turn !== view.viewer;
  };
  inside.on(
    "buttons",
    (looks) => {
      if (waits()) looks.finish = { hidden: false, pressed: kept !== null };
    },
    signal,
  );
  inside.on(
    "act",
    ({ action, take }) => {
      const { draft } = board;
      if (action !== "finish" || !waits() || !draft?.laid.length) return;
      take();
      kept = kept === null ? draft.laid : null;
      of = board.view;
      inside.showButtons();
    },
    signal,
  );
  const onDraft = (): void => {
    if (kept === null || board.draft?.laid === kept) return;
    kept = null;
    inside.showButtons();
  };
  board.addEventListener("tilewright-draft", onDraft, { signal });
  const onView = (): void => {
    const { view, draft } = board;
    // A play is for the game that it was prepared in, and for no other one.
    const laid = view !== null && of !== null && continues(of, view) ? kept : null;
    of = view;
    // The same tiles lie there, though the draft has been fitted to the new view.
    const stays = JSON.stringify(draft?.laid) === JSON.stringify(laid);
    kept = stays ? (draft?.laid ?? null) : null;
    inside.showButtons();
    // Where no play can follow, there is nothing to judge: the tiles are back on the rack, or wait for a challenge.
    if (laid === null || view?.status.kind !== "playing") return;
    if (!stays) {
      if (draft !== null) board.refuse(previewDraft(view, { ...draft, laid }).violations);
    } else if (!waits()) {
      kept = null;
      // The page that sets the view goes on first.
      queueMicrotask(() => {
        if (!signal.aborted && board.draft?.laid.length) inside.act("finish");
      });
    }
  };
  board.addEventListener("tilewright-view", onView, { signal });
  inside.showButtons();
  return () => {
    over.abort();
    inside.showButtons();
  };
}
