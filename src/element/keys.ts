import { type CursorStep, moveCursor, turnCursor } from "../compose/cursor.ts";
import type { Draft } from "../compose/draft.ts";
import { takeBack, takeBackAll } from "../compose/lay.ts";
import type { GameView } from "../game/model/view.ts";

const steps: Readonly<Record<string, CursorStep>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
  PageUp: "top",
  PageDown: "bottom",
};

const mirror: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
  Home: "End",
  End: "Home",
};

/** What a key does to a draft, letters aside. `null`: nothing, so that the browser goes on with it. */
export function pressKey(view: GameView, draft: Draft, key: string, mirrored: boolean): Draft | null {
  const seen = (mirrored && own(mirror, key)) || key;
  const step = own(steps, seen);
  if (step !== undefined) return moveCursor(view, draft, step);
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

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
