import { requireThat } from "../../read/refuse.ts";
import type { Parts } from "../../render/svg/drawn.ts";
import { type Geometry, measureBoard } from "../../render/svg/geometry.ts";
import type { BoardNode } from "../board-node.ts";
import { make } from "../dom.ts";
import { patch } from "../patch.ts";

/** Something that lies over a board, and lets whatever is pressed through. */
export interface Overlay {
  /** Draws it anew. `parts` gets where things are on the board. */
  readonly draw: (parts: (geometry: Geometry) => Parts) => void;
  readonly remove: () => void;
}

/** Returns the shadow tree of a board. Throws a `TypeError` if `board` is not a board on a page. */
export function rootOf(board: BoardNode): ShadowRoot {
  const { shadowRoot } = Object(board) as BoardNode;
  requireThat(Boolean(shadowRoot?.querySelector?.(".grid")), "board", "a <tilewright-board> on a page", board);
  return shadowRoot as ShadowRoot;
}

/** Lays something over a board. Nothing is drawn as long as the board shows nothing. */
export function layOver(board: BoardNode): Overlay {
  const grid = rootOf(board).querySelector<HTMLElement>(".grid") as HTMLElement;
  const node = make("div", { "aria-hidden": "true" });
  node.style.cssText = "position:absolute;inset:0;pointer-events:none";
  grid.after(node);
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
