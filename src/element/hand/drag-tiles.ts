import { laidAt, placesLeft, tileOfLaid } from "../../compose/board.ts";
import type { Draft } from "../../compose/draft.ts";
import type { Tile } from "../../tiles/tile.ts";
import { continues } from "../continues.ts";
import { float, make, set } from "../dom.ts";
import type { Made } from "../made.ts";
import { followPointer } from "./drag.ts";
import { dropTile, type Spot, spotOf } from "./drop.ts";
import type { Reactions } from "./reactions.ts";
import { boxZoomOf, zoomOf } from "./zoom.ts";

/** Lets tiles be dragged: from the rack to squares, from square to square, and back. */
export function dragTiles({ root, parts, hooks }: Made, { shown, locked, change, laid }: Reactions): void {
  const { table, rack, typer } = parts;
  root.addEventListener("pointerdown", (event) => {
    const press = event as PointerEvent;
    const now = shown();
    const source = (press.target as Element).closest("[data-place]:not([aria-disabled=true]),.mine");
    const from = now && spotOf(root, source, now.view);
    if (source === null || !from || press.button !== 0 || locked()) return;
    const tile = tileOn(now.draft, from);
    const place = ("place" in from ? from.place : laidAt(now.draft, from.square)?.from) ?? -1;
    let { view } = now;
    /** Whether the tile in the hand is still where it was picked up. Another view may be that of another player. */
    const goesOn = (): boolean => {
      const then = shown();
      if (then === null || locked() || tileOn(then.draft, from) !== tile) return false;
      const same = then.view === view || continues(view, then.view);
      ({ view } = then);
      return same;
    };
    const ghost = ghostOf(rack.children[place]);
    const { width } = source.getBoundingClientRect();
    const lift = press.pointerType === "touch" ? 110 : 50;
    followPointer(root, hooks, press, {
      goesOn,
      move: (x, y) => {
        if (!ghost.isConnected) {
          // Beside the rack: its tiles are as large as this box makes them.
          float(table, ghost);
          ghost.style.setProperty("--tile-size", `${width / boxZoomOf(ghost)}px`);
        }
        const zoom = zoomOf(ghost);
        // Nothing is laid out anew for it.
        ghost.style.translate = `calc(${x / zoom}px - 50%) calc(${y / zoom}px - ${lift}%)`;
        hooks.tell("drag", { source, x, y });
      },
      drop: (target) => {
        const then = shown();
        if (then === null) return;
        const to = spotOf(root, target, then.view);
        hooks.tell("drop", place);
        change(dropTile(then.view, then.draft, from, to));
        hooks.tell("drop", null);
        // The keys go on where the tile is laid. A finger doesn't want a keyboard on the screen.
        if (press.pointerType === "mouse" && to !== null && "square" in to) typer.focus({ preventScroll: true });
        laid();
      },
      end: () => {
        ghost.remove();
        hooks.tell("dragEnd", { source });
      },
    });
  });
}

/** What lies there of a draft: a tile of the rack, or one on the board. */
function tileOn(draft: Draft, spot: Spot): Tile | undefined {
  if ("place" in spot) return placesLeft(draft).includes(spot.place) ? draft.rack?.[spot.place] : undefined;
  const tile = laidAt(draft, spot.square);
  return tile && tileOfLaid(tile);
}

/**
 * The tile in the hand. It lies under the pointer, as large as the tile that was pressed, and above a finger, which
 * would hide it. It is a popover: other nodes would be measured from a part of the page that is a container or scaled,
 * and cut off by it.
 */
function ghostOf(tile: Element | undefined): HTMLElement {
  const ghost = make("div", { className: "ghost rack", popover: "manual" });
  ghost.setAttribute("translate", "no");
  const copy = tile?.cloneNode(true) as HTMLElement | undefined;
  if (copy !== undefined) ghost.append(set(copy, { "aria-hidden": true, "aria-disabled": false, tabIndex: -1 }));
  return ghost;
}
