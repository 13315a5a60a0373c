import { indexOfSquare } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import type { Draft } from "../../compose/draft.ts";
import type { GameView } from "../../game/model/view.ts";
import type { BoardNode } from "../board-node.ts";
import { make } from "../dom.ts";
import { boxZoomOf } from "../hand/zoom.ts";
import { insideOf } from "../inside.ts";

/** How long a tile is on its way, in milliseconds. */
const duration = 160;

/** Something on the board. */
interface Place {
  /** What shows it. */
  readonly node: Element;
  /** Where it is in the window. */
  readonly rect: DOMRect;
}

const boxOf = (node: Element | null): DOMRect | undefined => node?.getBoundingClientRect();

/** Lets tiles glide where they are laid, taken back, dealt and named. Readers who asked for less motion see none. */
export function glideTiles(board: BoardNode, signal: AbortSignal): void {
  const inside = insideOf(board);
  const isStill = (): boolean =>
    board.ownerDocument.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches !== false;

  const squareOf = (view: GameView, square: Square): Place | null => {
    const nodes = inside.squareOf(indexOfSquare(view.ruleset.layout, { row: square.row, col: square.col }));
    // In the picture, measured where people press.
    return nodes ? { node: nodes.drawn, rect: nodes.cell.getBoundingClientRect() } : null;
  };
  const tileOf = (view: GameView, draft: Draft, place: number): Place | null => {
    const laid = draft.laid.find(({ from }) => from === place);
    if (laid) return squareOf(view, laid);
    const node = inside.tileOf(place);
    return node && { node, rect: node.getBoundingClientRect() };
  };

  /** Shows a tile on its way from one place to another, where it is hidden until it arrives. */
  const fly = (from: DOMRect | undefined, to: Place | null): void => {
    if (!from || !to || !("animate" in to.node)) return;
    const { node, rect } = to;
    // The name of a player is a wide place.
    const scale = Math.min(from.width, from.height) / rect.width;
    const [dx, dy] = [from.x - rect.x, from.y - rect.y];
    if (Math.hypot(dx, dy) < 2 || !Number.isFinite(scale)) return;
    const tile = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    tile.setAttribute("viewBox", "0 0 40 40");
    for (const part of (node.querySelector("svg") ?? node).children) tile.append(part.cloneNode(true));
    const flying = make("div", { popover: "manual", "aria-hidden": "true" });
    flying.append(tile);
    inside.float(flying);
    const zoom = boxZoomOf(flying);
    const [left, top, width, height] = [rect.x, rect.y, rect.width, rect.height].map((pixels) => pixels / zoom);
    flying.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px;transform-origin:0 0`;
    const end = (): void => flying.remove();
    const easing = "ease-out";
    node.animate({ opacity: [0, 0] }, duration);
    const way = [{ transform: `translate(${dx / zoom}px,${dy / zoom}px) scale(${scale})` }, { transform: "none" }];
    flying.animate(way, { duration, easing }).finished.then(end, end);
  };

  /** The place on the rack of a tile that a hand lets go just now. */
  let dropped: number | null = null;
  inside.on("drop", (place) => (dropped = place), signal);
  let known: { readonly view: GameView; readonly draft: Draft } | null = null;
  const remember = (): void => {
    const { view, draft } = board;
    known = view && draft && { view, draft };
  };

  board.addEventListener("tilewright-before-draft", remember, { signal });
  const onDraft = (): void => {
    const old = known;
    remember();
    if (known === null || old === null || isSame(old.draft, known.draft) || isStill()) return;
    const { view, draft } = known;
    const cameFrom = placesIn(old.draft, draft);
    draft.rack?.forEach((_, place) => {
      const from = cameFrom[place];
      if (from === undefined) return;
      // A tile that a hand has just let go is where it belongs. Squares and places on the rack are where they were.
      if (from !== dropped) fly(tileOf(view, old.draft, from)?.rect, tileOf(view, draft, place));
    });
    for (const { row, col, letter, from } of draft.laid) {
      const same = old.draft.laid.find((tile) => tile.from === from && tile.row === row && tile.col === col);
      // A blank that has been named turns over.
      if (same && same.letter !== letter) squareOf(view, { row, col })?.node.animate?.({ opacity: [0, 1] }, duration);
    }
  };
  board.addEventListener("tilewright-draft", onDraft, { signal });
  const onView = (): void => {
    const old = known;
    remember();
    if (known === null || isStill()) return;
    const { view, draft } = known;
    if (old !== null && old.view.viewer !== view.viewer) return;
    const bag = boxOf(inside.bag());
    const cameFrom = old === null ? [] : placesIn({ ...old.draft, laid: [] }, draft, old.draft);
    draft.rack?.forEach((_, place) => {
      if (cameFrom[place] === undefined) fly(bag, tileOf(view, draft, place));
    });
    for (const event of old === null ? [] : view.history.slice(old.view.history.length)) {
      if (event.type !== "played" || event.player === view.viewer) continue;
      const player = boxOf(inside.playerOf(event.player));
      for (const square of event.placements) fly(player, squareOf(view, square));
    }
  };
  board.addEventListener("tilewright-view", onView, { signal });
  remember();
}

/** Whether the tiles of two drafts are the same, and only their cursors may differ. */
function isSame(some: Draft, other: Draft): boolean {
  return some.laid === other.laid && some.rack === other.rack;
}

/**
 * Where each tile of a rack was on the rack before. `undefined`: it is new. While a draft changes, the rack has the
 * same tiles; a new view may lack those that were played, which `played` has laid.
 */
function placesIn(old: Draft, draft: Draft, played?: Draft): readonly (number | undefined)[] {
  if (old.rack === draft.rack) return (draft.rack ?? []).map((_, place) => place);
  const gone = new Set(played?.laid.map(({ from }) => from));
  const left = (old.rack ?? []).map((tile, place) => (gone.has(place) ? null : tile));
  return (draft.rack ?? []).map((tile) => {
    const place = left.indexOf(tile);
    if (place < 0) return undefined;
    left[place] = null;
    return place;
  });
}
