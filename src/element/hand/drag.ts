import type { Hooks } from "../hooks.ts";

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
  /** Whether it still makes sense: asked at each step, and whenever the board shows something else. */
  readonly goesOn?: () => boolean;
}

/**
 * Follows a press until it ends: with a mouse, a pen or a finger. It is a drag as soon as it has moved; a press without
 * a movement stays a click.
 *
 * It is broken off by Escape, by a second button, and where the button was let go unseen: behind an alert, in another
 * program, in a menu. And it ends with its board: when that is removed or hidden.
 */
export function followPointer(
  root: ShadowRoot,
  hooks: Hooks,
  press: PointerEvent,
  { move, drop, end, goesOn = () => true }: Drag,
): void {
  const page = root.ownerDocument;
  const over = new AbortController();
  const { signal } = over;
  let drags = false;
  const breakOff = (): void => {
    over.abort();
    if (!drags) return;
    end?.();
    swallowClick(root);
  };
  const hear = (event: Event): void => {
    const { type, pointerId, buttons, clientX, clientY } = event as PointerEvent;
    if (pointerId !== press.pointerId) return;
    const isHeld = type === "pointermove" ? buttons === 1 : type === "pointerup";
    const isShown = root.firstElementChild?.checkVisibility?.({ visibilityProperty: true }) !== false;
    if (!isHeld || !isShown || !goesOn()) {
      breakOff();
      return;
    }
    // A busy browser may send no movement before the end of it.
    drags ||= Math.hypot(clientX - press.clientX, clientY - press.clientY) > threshold;
    if (type === "pointermove") {
      if (drags) move(clientX, clientY);
      return;
    }
    over.abort();
    if (!drags) return;
    swallowClick(root);
    try {
      drop?.(root.elementFromPoint(clientX, clientY));
    } finally {
      end?.();
    }
  };
  const options = { signal, capture: true, passive: false };
  // A finger that has left the tile, or the board, still drags: so these are heard on the whole page.
  for (const type of ["pointermove", "pointerup", "pointercancel", "pointerdown"])
    page.addEventListener(type, hear, options);
  // A part of the page, such as a frame, may have the focus now. A finger is never let go unseen.
  const isLeft = (): boolean => press.pointerType === "mouse" && !page.hasFocus();
  page.defaultView?.addEventListener("blur", () => isLeft() && breakOff(), { signal });
  hooks.on("removed", breakOff, signal);
  hooks.on("shown", () => goesOn() || breakOff(), signal);
  const onKey = (event: KeyboardEvent): void => {
    if (!drags || event.key !== "Escape") return;
    // It takes the drag back, and no other tile, and closes no dialog.
    event.preventDefault();
    event.stopPropagation();
    breakOff();
  };
  page.addEventListener("keydown", onKey, options);
  // What a browser would do with the same movement ends the drag, or the next one: it selects what is under it, drags
  // what is selected, opens a menu for a finger that rests. And a browser that takes the movement of a finger for
  // scrolling takes the next tap for the end of it, and sends no click.
  const hold = (event: Event): void => {
    event.preventDefault();
    // A card that is dragged would wait for the end of it.
    if (event.type === "dragstart") event.stopPropagation();
  };
  for (const type of ["selectstart", "dragstart", "touchmove"]) page.addEventListener(type, hold, options);
  page.addEventListener("contextmenu", press.pointerType === "mouse" ? breakOff : hold, options);
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
