import { type CursorStep, moveCursor, turnCursor } from "../compose/cursor.ts";
import type { Draft } from "../compose/draft.ts";
import { takeBack, takeBackAll } from "../compose/lay.ts";
import type { GameView } from "../game/model/view.ts";

/** Where a key moves the cursor, and where on a mirrored board, which has column A on the right. */
const steps: Readonly<Record<string, readonly [CursorStep, CursorStep]>> = {
  ArrowLeft: ["left", "right"],
  ArrowRight: ["right", "left"],
  ArrowUp: ["up", "up"],
  ArrowDown: ["down", "down"],
  Home: ["first", "last"],
  End: ["last", "first"],
  PageUp: ["top", "top"],
  PageDown: ["bottom", "bottom"],
};

/** What a key does to a draft, letters aside. `null`: nothing, so that the browser goes on with it. */
export function pressKey(view: GameView, draft: Draft, key: string, mirrored: boolean): Draft | null {
  const step = Object.hasOwn(steps, key) && steps[key]?.[mirrored ? 1 : 0];
  if (step) return moveCursor(view, draft, step);
  switch (key) {
    case " ":
      return turnCursor(draft);
    case "Backspace":
      return takeBack(draft);
    case "Delete":
      return takeBack(draft, draft.cursor);
    case "Escape":
      return takeBackAll(draft);
    default:
      return null;
  }
}
