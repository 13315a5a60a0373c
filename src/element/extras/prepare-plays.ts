import type { LaidTile } from "../../compose/draft.ts";
import { previewDraft } from "../../compose/finish.ts";
import type { GameView } from "../../game/model/view.ts";
import type { BoardNode } from "../board-node.ts";
import { continues } from "../continues.ts";
import { insideOf } from "./overlay.ts";

/**
 * Lets players prepare a play while others think: they lay it and press Play, or Enter. It is kept, and as soon as
 * their turn comes it is judged and sent, as if they pressed Play then; a play that is not legal any more is refused,
 * and its tiles stay. Pressing Play once more, or laying other tiles, gives it up. While a play is kept, the button
 * is shown as pressed. The view of another game gives it up, too.
 *
 * @returns A function that ends this, and gives up what is kept.
 */
export function preparePlays(board: BoardNode): () => void {
  const { root, bar } = insideOf(board);
  const over = new AbortController();
  const { signal } = over;
  let kept: readonly LaidTile[] | null = null;
  /** The view that the play was prepared on, as it has gone on since. */
  let of: GameView | null = null;

  const button = (): HTMLElement | null => bar.querySelector("[data-action=finish]");
  /** Whether the viewer plays, and others are on turn. */
  const waits = (): boolean => {
    const { view } = board;
    return view?.viewer != null && view.status.kind === "playing" && view.status.turn !== view.viewer;
  };
  const show = (): void => {
    const node = button();
    if (node === null) return;
    if (waits()) {
      node.style.setProperty("visibility", "visible", "important");
      node.setAttribute("aria-pressed", String(kept !== null));
    } else {
      node.style.removeProperty("visibility");
      node.removeAttribute("aria-pressed");
    }
  };
  const keep = (event: Event): void => {
    const { draft } = board;
    if (!waits() || !draft?.laid.length || board.hasAttribute("readonly")) return;
    event.stopPropagation();
    event.preventDefault();
    kept = kept === null ? draft.laid : null;
    of = board.view;
    show();
  };

  root.addEventListener(
    "click",
    (event) => {
      if ((event.target as Element).closest("[data-action=finish]")) keep(event);
    },
    { signal, capture: true },
  );
  root.addEventListener(
    "keydown",
    (event) => {
      const { key, repeat, target } = event as KeyboardEvent;
      if (key === "Enter" && !repeat && (target as Element).matches(".typer")) keep(event);
    },
    { signal, capture: true },
  );
  board.addEventListener(
    "tilewright-draft",
    () => {
      if (board.draft?.laid !== kept) kept = null;
      show();
    },
    { signal },
  );
  board.addEventListener(
    "tilewright-view",
    () => {
      const { view, draft } = board;
      // A play is for the game that it was prepared in, and for no other one.
      const laid = view !== null && of !== null && continues(of, view) ? kept : null;
      of = view;
      // The same tiles lie there, though the draft has been fitted to the new view.
      const stays = JSON.stringify(draft?.laid) === JSON.stringify(laid);
      kept = stays ? (draft?.laid ?? null) : null;
      show();
      // Where no play can follow, there is nothing to judge: the tiles are back on the rack, or wait for a challenge.
      if (laid === null || view?.status.kind !== "playing") return;
      if (!stays) {
        if (draft !== null) board.refuse(previewDraft(view, { ...draft, laid }).violations);
        show(); // a refusal shows all buttons anew
      } else if (!waits()) {
        kept = null;
        // The page that sets the view goes on first.
        queueMicrotask(() => button()?.click());
      }
    },
    { signal },
  );
  show();
  return () => {
    kept = null;
    over.abort();
    button()?.style.removeProperty("visibility");
    button()?.removeAttribute("aria-pressed");
  };
}
