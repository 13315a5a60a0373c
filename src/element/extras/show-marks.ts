import { type BoardMarks, drawMarks } from "../../render/svg/draw-marks.ts";
import type { BoardNode } from "../board-node.ts";
import { variables } from "../style.ts";
import { layOver } from "./overlay.ts";

/**
 * Shows marks, arrows and a heat map on top of a board. They remain when the view changes. Omitted colours default to
 * the board's own.
 *
 * @param marks - The marks, as for `drawMarks`.
 * @returns A function that removes them.
 *
 * @throws TypeError if `board` is not a board on a page; TypeError or RangeError as `drawMarks` does, once there is a
 * view on which to draw them.
 *
 * @example
 * ```js
 * import { showMarks } from "tilewright/element";
 *
 * const board = document.querySelector("tilewright-board");
 * const clear = showMarks(board, { arrows: [{ from: { row: 7, col: 5 }, to: { row: 7, col: 9 } }] });
 * ```
 */
export function showMarks(board: BoardNode, marks: BoardMarks): () => void {
  const overlay = layOver(board);
  const over = new AbortController();
  const draw = (): void =>
    overlay.draw(({ mirrored }) => {
      const { view } = board;
      return view === null ? [] : drawMarks(view, marks, { colors: variables, rightToLeft: mirrored });
    });
  board.addEventListener("tilewright-view", draw, { signal: over.signal });
  draw();
  return () => {
    over.abort();
    overlay.remove();
  };
}
