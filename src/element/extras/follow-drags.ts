import type { BoardNode } from "../board-node.ts";
import { make } from "../dom.ts";
import type { Dragged } from "../hooks.ts";
import { insideOf } from "../inside.ts";

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
  const inside = insideOf(board);
  signal.addEventListener("abort", inside.addStyles(sheetText));
  // A node of its own, which moves: to mark the squares themselves a browser would paint the board anew.
  const mark = make("div", { className: "cursor over" });
  inside.lay(mark, "below"); // below the points of the play
  signal.addEventListener("abort", () => mark.remove());

  let now: Dragged | null = null;
  const end = ({ source }: Pick<Dragged, "source">): void => {
    source.classList.remove("gone");
    if (now?.source !== source) return; // another finger's
    now = null;
    mark.style.cssText = "";
  };
  const follow = (): void => {
    if (now === null) return;
    // In each frame, as what is under a pointer that rests may move, too.
    now.source.ownerDocument.defaultView?.requestAnimationFrame(follow);
    scrollNear(inside.scroller(), now);
    const { layout } = board.view?.ruleset ?? {};
    const index = inside.squareAt(now.x, now.y);
    if (index === null || layout === undefined) mark.style.cssText = "";
    else {
      const [row, col] = [Math.floor(index / layout.cols), index % layout.cols];
      const mirrored = inside.isMirrored();
      mark.dir = mirrored ? "rtl" : "ltr";
      mark.style.cssText = `visibility:visible;translate:${mirrored ? -col : col}00% ${row}00%`;
    }
  };
  const lift = (drag: Dragged): void => {
    const begins = now === null;
    now = drag;
    drag.source.classList.add("gone");
    if (begins) follow();
  };
  inside.on("drag", lift, signal);
  inside.on("dragEnd", end, signal);
  signal.addEventListener("abort", () => now && end(now));
}

/** Scrolls a board whose edge is near. */
function scrollNear(scroll: HTMLElement | null, { x, y }: Dragged): void {
  if (scroll === null) return;
  const { left, right, top, bottom } = scroll.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return;
  scroll.scrollBy(way(x, left, right), way(y, top, bottom));
}

/** Which way to scroll for a pointer between two edges. */
const way = (at: number, from: number, to: number): number => (at < from + edge ? -pace : at > to - edge ? pace : 0);
