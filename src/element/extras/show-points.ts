import { previewDraft } from "../../compose/finish.ts";
import { drawLabel } from "../../render/svg/draw-marks.ts";
import type { BoardNode } from "../board-node.ts";
import { variables } from "../style.ts";
import { layOver } from "./overlay.ts";

/**
 * Shows the points of the play that is being laid beside its main word, with `!` and in another colour if it is not
 * legal.
 */
export function showPoints(board: BoardNode, signal: AbortSignal): void {
  const overlay = layOver(board);
  let shown: readonly unknown[] = [];
  signal.addEventListener("abort", overlay.remove);
  const draw = (): void => {
    // A step of the cursor changes none of these.
    const now = [board.view, board.draft?.laid, board.getAttribute("orientation")];
    if (now.every((value, i) => value === shown[i])) return;
    shown = now;
    overlay.draw(({ left, top, mirrored }) => {
      const { view, draft, dictionary, lookUp } = board;
      if (view === null || draft === null) return [];
      const { score, legal } = previewDraft(view, draft, { dictionary, lookUp });
      const [main] = score?.words ?? [];
      const last = main?.letters.at(-1);
      if (!score || !last) return [];
      // At the outer corner of its last tile, and not beyond the board.
      const { cols } = view.ruleset.layout;
      const edge = mirrored ? left(last.col) : left(last.col) + 40;
      const x = Math.min(Math.max(edge, left(mirrored ? cols - 1 : 0) + 14), left(mirrored ? 0 : cols - 1) + 26);
      const y = main?.direction === "down" ? top(last.row) + 38 : top(last.row) + 4;
      const { tileText, tile, wrong, ground, coordinate } = variables;
      const { total } = score;
      return [
        legal
          ? drawLabel(`${total}`, x, y, tileText, tile, tile)
          : drawLabel(`${total}!`, x, y, ground, coordinate, wrong),
      ];
    });
  };
  for (const type of ["tilewright-draft", "tilewright-view"] as const) board.addEventListener(type, draw, { signal });
  draw();
}
