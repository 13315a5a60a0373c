import { indexOfSquare } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import type { Draft } from "../../compose/draft.ts";
import type { GameView } from "../../game/model/view.ts";
import type { BoardNode } from "../board-node.ts";
import { make } from "../dom.ts";
import { insideOf } from "./overlay.ts";

/** How long a tile is on its way, in milliseconds. */
const duration = 160;

/** A place on the page. */
interface Place {
  /** The part of the board that shows what lies there. */
  readonly node: Element;
  readonly rect: DOMRect;
}

/** Lets tiles glide where they are laid, taken back, dealt and named. Readers who asked for less motion see none. */
export function glideTiles(board: BoardNode, signal: AbortSignal): void {
  const { root, table, rack, players, picture, grid } = insideOf(board);
  const at = (selector: string): Element | null => root.querySelector(selector);
  const less = matchMedia("(prefers-reduced-motion: reduce)");

  const placeOf = (node: Element | null): Place | null => node && { node, rect: node.getBoundingClientRect() };
  /** The square at an index: its group in the picture, measured where people press. */
  const placeAt = (index: number): Place | null => {
    const cell = placeOf(at(`[data-square="${index}"]`));
    const groups = picture.firstElementChild?.children;
    const count = grid.querySelectorAll(".cell").length;
    const node = groups?.[groups.length - count + index];
    return cell && node ? { node, rect: cell.rect } : null;
  };
  const squareOf = (view: GameView, square: Square): Place | null =>
    placeAt(indexOfSquare(view.ruleset.layout, { row: square.row, col: square.col }));
  const tileOf = (view: GameView, draft: Draft, place: number): Place | null => {
    const laid = draft.laid.find(({ from }) => from === place);
    return laid ? squareOf(view, laid) : placeOf(rack.querySelector(`[data-place="${place}"]`));
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
    flying.style.cssText = `inset:auto;left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px;
margin:0;padding:0;border:0;background:none;overflow:visible;pointer-events:none;transform-origin:0 0`;
    flying.append(tile);
    table.append(flying);
    flying.showPopover?.();
    const end = (): void => flying.remove();
    const easing = "ease-out";
    node.animate({ opacity: [0, 0] }, duration);
    const way = [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }, { transform: "none" }];
    flying.animate(way, { duration, easing }).finished.then(end, end);
  };

  /** The place on the rack of a tile that was just let go. */
  let dropped: number | null = null;
  let known: { readonly view: GameView; readonly draft: Draft } | null = null;
  const remember = (): void => {
    const { view, draft } = board;
    known = view && draft && { view, draft };
  };

  root.ownerDocument.addEventListener(
    "pointerup",
    () => {
      const place = at(".ghost [data-place]")?.getAttribute("data-place") ?? null;
      dropped = place === null ? null : Number(place);
      setTimeout(() => (dropped = null)); // it is over when what follows has been done
    },
    { signal, capture: true },
  );
  board.addEventListener("tilewright-before-draft", remember, { signal });
  board.addEventListener(
    "tilewright-draft",
    () => {
      const old = known;
      remember();
      if (known === null || old === null || isSame(old.draft, known.draft) || less.matches) return;
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
    },
    { signal },
  );
  board.addEventListener(
    "tilewright-view",
    () => {
      const old = known;
      remember();
      if (known === null || less.matches) return;
      const { view, draft } = known;
      if (old !== null && old.view.viewer !== view.viewer) return;
      const bag = placeOf(at("[part=bag]"))?.rect;
      const cameFrom = old === null ? [] : placesIn({ ...old.draft, laid: [] }, draft, old.draft);
      draft.rack?.forEach((_, place) => {
        if (cameFrom[place] === undefined) fly(bag, tileOf(view, draft, place));
      });
      for (const event of old === null ? [] : view.history.slice(old.view.history.length)) {
        if (event.type !== "played" || event.player === view.viewer) continue;
        const player = placeOf(players.children[event.player] ?? null)?.rect;
        for (const square of event.placements) fly(player, squareOf(view, square));
      }
    },
    { signal },
  );
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
