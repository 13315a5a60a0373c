import type { BoardNode } from "../board-node.ts";
import { followDrags } from "./follow-drags.ts";
import { glideTiles } from "./glide.ts";
import { showPoints } from "./show-points.ts";

/**
 * Lets a board answer under the hand. Tiles glide where they are laid, taken back, dealt and named, unless the reader
 * asked for less motion. The points of the play stand beside its main word, with `!` if it is not legal. A drag marks
 * the square under it, dims where the tile came from, and scrolls a board that is larger than its place.
 *
 * @returns A function that ends all of it. What is shown stays.
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
