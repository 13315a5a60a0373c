import type { GameView } from "../game/model/view.ts";
import { requireThat } from "../read/refuse.ts";
import { float } from "./dom.ts";
import type { Hooks } from "./hooks.ts";
import type { Made } from "./made.ts";
import type { Action } from "./markup.ts";
import type { SquareNodes } from "./show/frame.ts";
import type { SpokenTo } from "./show/news-since.ts";

/**
 * What additions get of a board. Its shadow tree is its own affair.
 *
 * @internal
 */
export interface Inside {
  /** Hears what happens. */
  readonly on: Hooks["on"];
  /** The view as it is shown, in front of a curtain without a viewer; whom the board addresses, and in which words. */
  readonly shown: () => SpokenTo & { readonly view: GameView | null };
  /** Does what a button does. */
  readonly act: (action: Action) => void;
  /** Shows the buttons anew. */
  readonly showButtons: () => void;
  /** Adds a style sheet, and returns what takes it away. */
  readonly addStyles: (text: string) => () => void;
  /** Puts a node over squares and cursor: above everything that was put there before, or below it. */
  readonly lay: (node: HTMLElement, where: "above" | "below") => void;
  /** Puts a popover over everything, measured from the window. */
  readonly float: (node: HTMLElement) => void;
  /** Whether column A is on the right. */
  readonly isMirrored: () => boolean;
  /** What scrolls a board that is larger than its place; `null` while it has its place. */
  readonly scroller: () => HTMLElement | null;
  /** The index of the square at a place of the window. `null`: there is none. */
  readonly squareAt: (x: number, y: number) => number | null;
  readonly squareOf: (index: number) => SquareNodes | undefined;
  /** What shows the tile at a place of the rack, a player, or the bag. */
  readonly tileOf: (place: number) => Element | null;
  readonly playerOf: (seat: number) => Element | null;
  readonly bag: () => Element | null;
}

/** Where a board has it: the same for all copies of this program on a page. */
const key: unique symbol = Symbol.for("tilewright.inside");

/** Gives a board what additions get of it. */
export function setInside(
  board: HTMLElement,
  { root, parts, frame, hooks, styles }: Made,
  does: Pick<Inside, "shown" | "act" | "showButtons">,
): void {
  const { table, scroll, grid, cursor, rack, players } = parts;
  const inside: Inside = {
    ...does,
    on: hooks.on,
    addStyles: styles.add,
    lay: (node, where) => (where === "below" ? cursor.after(node) : parts.frame.append(node)),
    float: (node) => float(table, node),
    isMirrored: () => grid.dir === "rtl",
    scroller: () => (scroll.style.cursor === "" ? null : scroll),
    squareAt(x, y) {
      const cell = root.elementFromPoint(x, y);
      const index = grid.contains(cell) && (cell as HTMLElement).dataset["square"];
      return index ? Number(index) : null;
    },
    squareOf: frame.squareOf,
    tileOf: (place) => rack.querySelector(`[data-place="${place}"]`),
    playerOf: (seat) => players.children[seat] ?? null,
    bag: () => players.querySelector("[part=bag]"),
  };
  Object.defineProperty(board, key, { value: inside });
}

/** What a board lets additions have. Throws a `TypeError` if `board` is not a board on a page. */
export function insideOf(board: HTMLElement): Inside {
  const inside = (Object(board) as { readonly [key]?: Inside })[key];
  requireThat(inside !== undefined, "board", "a <tilewright-board> on a page", board);
  return inside as Inside;
}
