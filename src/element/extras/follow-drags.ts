import type { BoardNode } from "../board-node.ts";
import { make, sheetOf } from "../dom.ts";
import { insideOf } from "./overlay.ts";

/** How near to an edge of the board a drag scrolls it, and how far in each frame, in CSS pixels. */
const [edge, pace] = [32, 8];

const sheetText = `.gone{opacity:.35!important}
.cell.gone{background:var(--square);opacity:.7!important}
.over{visibility:hidden;outline:3px solid var(--laid);outline-offset:-3px;will-change:translate}`;

/**
 * While a tile is dragged, marks what is under it, dims where it came from, and scrolls a board that is larger than its
 * place when it is near an edge.
 */
export function followDrags(board: BoardNode, signal: AbortSignal): void {
  const { root, scroll, grid, cursor } = insideOf(board);
  const sheet = sheetOf(sheetText);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  signal.addEventListener("abort", () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  });

  // A node of its own, which moves: to mark the squares themselves a browser would paint the board anew.
  const mark = make("div", { className: "cursor over" });
  cursor.after(mark); // below the points of the play
  signal.addEventListener("abort", () => mark.remove());

  /** Where the squares are: measured when a drag begins, and not asked of the browser at every step of it. */
  let area = grid.getBoundingClientRect();
  let pressed: Element | null = null;
  let [x, y, follows, isNew] = [0, 0, false, false];
  /** Which way to scroll for a pointer between two edges. */
  const way = (at: number, from: number, to: number): number => (at < from + edge ? -pace : at > to - edge ? pace : 0);
  /** Whether the board has been scrolled. */
  const scrolled = (): boolean => {
    if (!scroll.style.cursor) return false;
    const { left, right, top, bottom } = scroll.getBoundingClientRect();
    const isOver = x > left && x < right && y > top && y < bottom;
    if (isOver) scroll.scrollBy(way(x, left, right), way(y, top, bottom));
    return isOver;
  };
  const follow = (): void => {
    if (root.querySelector(".ghost") === null) {
      mark.style.cssText = "";
      pressed?.classList.remove("gone");
      follows = false;
      return;
    }
    requestAnimationFrame(follow);
    if (scrolled()) area = grid.getBoundingClientRect();
    else if (!isNew) return;
    isNew = false;
    const { rows = 0, cols = 0 } = board.view?.ruleset.layout ?? {};
    const row = Math.floor(((y - area.top) / area.height) * rows);
    const fromLeft = Math.floor(((x - area.left) / area.width) * cols);
    if (!(row >= 0 && row < rows && fromLeft >= 0 && fromLeft < cols)) mark.style.cssText = "";
    else {
      const col = grid.dir === "rtl" ? fromLeft - cols + 1 : fromLeft;
      mark.dir = grid.dir;
      mark.style.cssText = `visibility:visible;translate:${col}00% ${row}00%`;
    }
  };

  root.addEventListener(
    "pointerdown",
    ({ target }) => {
      pressed = (target as Element).closest("[data-place],.mine");
    },
    { signal },
  );
  root.ownerDocument.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      [x, y, isNew] = [clientX, clientY, true];
      if (follows || root.querySelector(".ghost") === null) return;
      follows = true;
      area = grid.getBoundingClientRect();
      pressed?.classList.add("gone");
      follow();
    },
    { signal },
  );
}
