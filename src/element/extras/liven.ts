import type { BoardNode } from "../board-node.ts";
import { followDrags } from "./follow-drags.ts";
import { glideTiles } from "./glide.ts";
import { showPoints } from "./show-points.ts";

/**
 * Adds animation and live feedback to a board. Tiles glide when they are laid, taken back, dealt or named, unless the
 * reader prefers reduced motion. The points of the play are shown beside its main word, with `!` if it is not legal.
 * Dragging a tile highlights the square under it, dims the tile's origin, and scrolls a board that is larger than its
 * container.
 *
 * @returns A function that turns this off. What is already shown remains.
 *
 * @example
 * ```js
 * import { liven } from "tilewright/element";
 *
 * const stop = liven(document.querySelector("tilewright-board"));
 * ```
 */
export function liven(board: BoardNode): () => void {
  const over = new AbortController();
  showPoints(board, over.signal);
  glideTiles(board, over.signal);
  followDrags(board, over.signal);
  return () => over.abort();
}
