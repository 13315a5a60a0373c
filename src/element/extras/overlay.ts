import type { Parts } from "../../render/svg/drawn.ts";
import { type Geometry, measureBoard } from "../../render/svg/geometry.ts";
import type { BoardNode } from "../board-node.ts";
import { make } from "../dom.ts";
import { insideOf } from "../inside.ts";
import { patch } from "../patch.ts";

/** Something that lies over a board, and lets whatever is pressed through. */
export interface Overlay {
  /** Draws it anew. `parts` gets where things are on the board. */
  readonly draw: (parts: (geometry: Geometry) => Parts) => void;
  readonly remove: () => void;
}

/** Lays something over a board. Nothing is drawn as long as the board shows nothing. */
export function layOver(board: BoardNode): Overlay {
  const inside = insideOf(board);
  const node = make("div", { "aria-hidden": "true" });
  node.style.cssText = "position:absolute;inset:0;pointer-events:none";
  inside.lay(node, "above");
  return {
    draw(parts) {
      const { view } = board;
      if (view === null) return node.replaceChildren();
      const geometry = measureBoard(view.ruleset, { rightToLeft: inside.isMirrored() });
      const { width, height } = geometry;
      patch(node, [["svg", { viewBox: `0 0 ${width} ${height}` }, parts(geometry)]]);
    },
    remove: () => node.remove(),
  };
}
