/** How far a pointer must move until a press becomes a drag, in CSS pixels. */
const threshold = 6;

/**
 * Follows a press until it ends: with a mouse, a pen or a finger. As soon as it has moved, `ghost` follows the pointer;
 * `drop` is called when it is let go over `target`. A press without a movement stays a click.
 */
export function dragTile(
  root: ShadowRoot,
  press: PointerEvent,
  ghost: HTMLElement,
  drop: (target: Element | null) => void,
): void {
  const over = new AbortController();
  const hear = ({ type, pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointerId !== press.pointerId) return;
    if (type === "pointermove") {
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > threshold) root.append(ghost);
      ghost.style.cssText = `left:${clientX}px;top:${clientY}px`;
      return;
    }
    over.abort();
    if (!ghost.isConnected) return;
    ghost.remove();
    swallowClick(root);
    if (type === "pointerup") drop(root.elementFromPoint(clientX, clientY));
  };
  // A finger that has left the tile, or the board, still drags: so these are heard on the whole page.
  for (const type of ["pointermove", "pointerup", "pointercancel"] as const)
    root.ownerDocument.addEventListener(type, hear, { signal: over.signal });
  // A browser that takes the movement of a finger for scrolling takes the next tap for the end of it, and sends no
  // click.
  const hold = (event: Event): void => event.preventDefault();
  root.ownerDocument.addEventListener("touchmove", hold, { signal: over.signal, passive: false });
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
