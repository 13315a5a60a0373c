import { takeBackAll } from "../compose/lay.ts";
import { followDraft, newDraft } from "../compose/new-draft.ts";
import type { GameView, PlayerView } from "../game/model/view.ts";
import { describeTable } from "../game/table/require-game.ts";
import { expectation } from "../read/describe.ts";
import { continues } from "./continues.ts";
import { beforeCurtain } from "./show/curtain.ts";
import type { Shown } from "./shown.ts";

/** What a board had when another view came. */
interface Had {
  /** The view that the page set before. */
  readonly known: GameView | null;
  readonly shown: Shown | null;
  /** Whether the rack was behind the curtain, and whether a curtain falls for another player. */
  readonly covered: boolean;
  readonly curtain: boolean;
}

/** What a board has then. */
interface Next {
  readonly shown: Shown | null;
  /** The view behind the curtain. `null`: there is none. */
  readonly behind: PlayerView | null;
  /** Whether it is the same game for the same player. */
  readonly goesOn: boolean;
  /** Whether anything differs from the view before. */
  readonly isNew: boolean;
}

/** Returns the view, or `null` where a framework has none yet. Throws a `TypeError` for anything else. */
export function viewOrNull(view: GameView | null | undefined): GameView | null {
  if (view == null) return null;
  if (view.kind === "view") return view;
  throw new TypeError(expectation("view", "a view (from viewFor) or null", describeTable(view)));
}

/** What is shown of another view. What was being laid stays as far as it still can be, in the same game. */
export function nextShown(view: GameView | null, { known, shown, covered, curtain }: Had): Next {
  const same = known !== null && view !== null && continues(known, view) ? shown : null;
  const isNew = same === null || JSON.stringify(view) !== JSON.stringify(known);
  const covers = same === null ? curtain : covered;
  const behind = covers && view?.viewer != null ? view : null;
  const open = behind === null ? view : beforeCurtain(behind);
  const draftOf = (now: GameView): Shown["draft"] => {
    if (!isNew) return same.draft;
    if (same === null) return newDraft(now);
    const draft = followDraft(now, same.draft);
    // What was laid in advance would lie on the finished board for ever.
    return now.status.kind === "over" ? { ...takeBackAll(draft), notice: null } : draft;
  };
  return { shown: open && { view: open, draft: draftOf(open) }, behind, goesOn: same !== null, isNew };
}
