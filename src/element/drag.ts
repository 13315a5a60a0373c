/** How far a pointer must move until a press becomes a drag, in CSS pixels. */
const threshold = 6;

/** What a drag does. */
interface Drag {
  /** The pointer is at this place of the window. */
  readonly move: (x: number, y: number) => void;
  /** It was let go over `target`. Not called for a drag that is broken off. */
  readonly drop?: (target: Element | null) => void;
  /** Called at the end, also of a drag that is broken off. */
  readonly end?: () => void;
}

/**
 * Follows a press until it ends: with a mouse, a pen or a finger. It is a drag as soon as it has moved; a press without
 * a movement stays a click.
 */
export function followPointer(root: ShadowRoot, press: PointerEvent, { move, drop, end }: Drag): void {
  const over = new AbortController();
  let drags = false;
  const hear = (event: Event): void => {
    const { type, key, pointerId, clientX, clientY } = event as PointerEvent & KeyboardEvent;
    // Escape takes a drag back, and no other tile.
    if (drags && key === "Escape") event.stopPropagation();
    else if (pointerId !== press.pointerId) return;
    // A busy browser may send no movement before the end of it.
    if (/move|up/.test(type)) drags ||= Math.hypot(clientX - press.clientX, clientY - press.clientY) > threshold;
    if (type === "pointermove") {
      if (drags) move(clientX, clientY);
      return;
    }
    over.abort();
    if (!drags) return;
    end?.();
    swallowClick(root);
    if (type === "pointerup") drop?.(root.elementFromPoint(clientX, clientY));
  };
  // A finger that has left the tile, or the board, still drags: so these are heard on the whole page.
  for (const type of ["pointermove", "pointerup", "pointercancel", "keydown"])
    root.ownerDocument.addEventListener(type, hear, { signal: over.signal, capture: true });
  // What a browser would do with the same movement ends the drag, or the next one: it selects what is under it, drags
  // what is selected, opens a menu for a finger that rests. And a browser that takes the movement of a finger for
  // scrolling takes the next tap for the end of it, and sends no click.
  const hold = (event: Event): void => event.preventDefault();
  const held = ["selectstart", "dragstart", "touchmove", ...(press.pointerType === "mouse" ? [] : ["contextmenu"])];
  for (const type of held)
    root.ownerDocument.addEventListener(type, hold, { signal: over.signal, capture: true, passive: false });
}

/** The drag of a tile. */
interface TileDrag {
  readonly press: PointerEvent;
  /** Lies under the pointer, as large as the tile that was pressed, and above a finger, which would hide it. */
  readonly ghost: HTMLElement;
  /** Where the ghost is put. */
  readonly over: HTMLElement;
  /** Called where the tile is let go. */
  readonly drop: (target: Element | null) => void;
}

/** Follows a press on a tile. */
export function dragTile(root: ShadowRoot, { press, ghost, over, drop }: TileDrag): void {
  const { width } = (press.target as Element).getBoundingClientRect();
  const lift = press.pointerType === "touch" ? 110 : 50;
  followPointer(root, press, {
    move: (x, y) => {
      if (!ghost.isConnected) {
        over.append(ghost);
        ghost.showPopover?.();
      }
      // By `translate`: nothing is laid out anew for it.
      ghost.style.cssText = `--tile-size:${width}px;translate:calc(${x}px - 50%) calc(${y}px - ${lift}%)`;
    },
    drop,
    end: () => ghost.remove(),
  });
}

/**
 * The click that follows a drag is not a tap. A busy browser may send it late, or not at all, but never after the next
 * press: so that is waited for, and no time. A click by a key has no `detail`.
 */
function swallowClick(root: ShadowRoot): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const hear = (event: MouseEvent): void => {
    if (event.type === "click" && event.detail === 0) return;
    over.abort();
    if (event.type === "click") event.stopPropagation();
  };
  root.addEventListener("click", hear as EventListener, options);
  root.ownerDocument.addEventListener("pointerdown", hear, options);
}
