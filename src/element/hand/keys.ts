import { stepCursor, turnCursor } from "../../compose/cursor.ts";
import type { Draft } from "../../compose/draft.ts";
import { takeBack, takeBackAll } from "../../compose/lay.ts";
import { tapRack } from "../../compose/tap.ts";
import type { GameView } from "../../game/model/view.ts";

/** How many rows down and columns to the right a key moves the cursor, or the focus in a table of buttons. */
export const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  // A key may have any name.
  __proto__: null as never,
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
};

/** What a key does to a draft, letters aside. `null`: nothing, so that the browser goes on with it. */
export function pressKey(view: GameView, draft: Draft, key: string, mirrored: boolean): Draft | null {
  const [down, right] = steps[key] ?? [];
  // A mirrored board has column A on the right.
  if (down !== undefined && right !== undefined) return stepCursor(view, draft, down, mirrored ? -right : right);
  if (key === " ") return turnCursor(draft);
  if (key === "Backspace") return takeBack(draft);
  return key === "Delete" ? takeBack(draft, draft.cursor) : null;
}

/** What Escape does to a draft. `null`: there is nothing to take back, so that the page may have the key. */
export function pressEscape(draft: Draft): Draft | null {
  const { laid, picked, exchange, typed } = draft;
  if (laid.length === 0 && picked !== null) return tapRack(draft, picked); // puts it down
  return laid.length === 0 && exchange === null && typed === null ? null : takeBackAll(draft);
}
