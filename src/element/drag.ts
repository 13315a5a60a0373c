/** How far a pointer must move until a press becomes a drag, in CSS pixels. */
const threshold = 6;

/** What a drag needs to know of what it drags. */
export interface DragTarget {
  /** The tile under the pointer that can be dragged, if there is one. */
  readonly source: (target: EventTarget | null) => HTMLElement | null;
  /** The picture that follows the pointer. */
  readonly ghost: (source: HTMLElement) => HTMLElement;
  /** Called when the tile is let go over `target`. */
  readonly drop: (source: HTMLElement, target: Element | null) => void;
}

/** Lets tiles be dragged with a mouse, a pen or a finger. A press without a movement stays a click. */
export function dragTiles(root: ShadowRoot, { source, ghost, drop }: DragTarget): void {
  let held: { readonly from: HTMLElement; readonly x: number; readonly y: number; readonly id: number } | null = null;
  let shown: HTMLElement | null = null;
  const end = (): void => {
    held = null;
    shown?.remove();
    shown = null;
  };
  root.addEventListener("pointerdown", (event) => {
    const { target, clientX: x, clientY: y, pointerId: id, button } = event as PointerEvent;
    const from = source(target);
    if (from !== null && button === 0 && held === null) held = { from, x, y, id };
  });
  // A finger that has left the tile, or the board, still drags: so these are heard on the whole page.
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.id) return;
    if (shown === null && Math.hypot(event.clientX - held.x, event.clientY - held.y) > threshold) {
      shown = ghost(held.from);
      root.append(shown);
    }
    if (shown !== null) {
      shown.style.left = `${event.clientX}px`;
      shown.style.top = `${event.clientY}px`;
    }
  };
  const up = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.id) return;
    const { from } = held;
    const dragged = shown !== null;
    end();
    if (!dragged) return;
    // The click that follows a drag is not a tap.
    const swallow = (click: Event): void => click.stopPropagation();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    drop(from, root.elementFromPoint(event.clientX, event.clientY));
  };
  const page = root.ownerDocument;
  root.addEventListener("pointerdown", () => {
    const stop = (event: PointerEvent): void => {
      if (event.type === "pointercancel") end();
      else up(event);
      page.removeEventListener("pointermove", move);
      page.removeEventListener("pointerup", stop);
      page.removeEventListener("pointercancel", stop);
    };
    page.addEventListener("pointermove", move);
    page.addEventListener("pointerup", stop);
    page.addEventListener("pointercancel", stop);
  });
}
