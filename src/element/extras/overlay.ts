import { requireThat } from "../../read/refuse.ts";
import type { Parts } from "../../render/svg/drawn.ts";
import { type Geometry, measureBoard } from "../../render/svg/geometry.ts";
import type { BoardNode } from "../board-node.ts";
import { make } from "../dom.ts";
import { type PartNodes, partsOf } from "../markup.ts";
import { patch } from "../patch.ts";

/** Something that lies over a board, and lets whatever is pressed through. */
export interface Overlay {
  /** Draws it anew. `parts` gets where things are on the board. */
  readonly draw: (parts: (geometry: Geometry) => Parts) => void;
  readonly remove: () => void;
}

/** The shadow tree of a board, and the parts in it. */
interface Inside extends PartNodes {
  readonly root: ShadowRoot;
}

/** Finds the parts of a board. Throws a `TypeError` if `board` is not a board on a page. */
export function insideOf(board: BoardNode): Inside {
  const root = (Object(board) as BoardNode).shadowRoot;
  const parts: Partial<PartNodes> = root?.querySelectorAll ? partsOf(root) : {};
  requireThat(parts.grid !== undefined, "board", "a <tilewright-board> on a page", board);
  return { root, ...parts } as Inside;
}

/** Lays something over a board. Nothing is drawn as long as the board shows nothing. */
export function layOver(board: BoardNode): Overlay {
  const { grid, frame } = insideOf(board);
  const node = make("div", { "aria-hidden": "true" });
  node.style.cssText = "position:absolute;inset:0;pointer-events:none";
  frame.append(node); // above the cursor, too
  return {
    draw(parts) {
      const { view } = board;
      if (view === null) return node.replaceChildren();
      const geometry = measureBoard(view.ruleset, { rightToLeft: grid.dir === "rtl" });
      const { width, height } = geometry;
      patch(node, [["svg", { viewBox: `0 0 ${width} ${height}` }, parts(geometry)]]);
    },
    remove: () => node.remove(),
  };
}
