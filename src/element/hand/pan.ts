import type { Hooks } from "../hooks.ts";
import type { PartNodes } from "../markup.ts";
import { followPointer } from "./drag.ts";
import { boxZoomOf, zoomOf } from "./zoom.ts";

/**
 * Lets a board that is larger than its place be moved there: a finger scrolls it, a mouse drags it, and the edges fade
 * where there is more.
 */
export function panBoard(root: ShadowRoot, { scroll, frame }: PartNodes, hooks: Hooks): void {
  /** Where it was left. `null`: it has always had its place. */
  let at: { readonly left: number; readonly top: number } | null = null;
  /** Whether it is hidden or removed: a browser forgets then where it was. */
  let isAway = true;
  const hint = (): void => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight, scrollLeft: left, scrollTop: top } = scroll;
    const wide = scrollWidth - clientWidth;
    const high = scrollHeight - clientHeight;
    const isLarger = wide > 0 || high > 0;
    if (isLarger) at = { left, top };
    // How much more there is on each side.
    const more = `--left:${left}px;--right:${wide - left}px;--top:${top}px;--bottom:${high - top}px`;
    scroll.style.cssText = isLarger ? `cursor:grab;${more}` : "";
  };
  scroll.addEventListener("scroll", () => isAway || hint());
  const resized = (): void => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = scroll;
    isAway = clientWidth === 0;
    if (isAway) return;
    // A game begins in the middle.
    scroll.scrollTo(at ?? { left: (scrollWidth - clientWidth) / 2, top: (scrollHeight - clientHeight) / 2 });
    hint();
  };
  // An observer belongs to a window, and a board may be moved to another one.
  let sizes: ResizeObserver | undefined;
  hooks.on("connected", () => {
    sizes = new (scroll.ownerDocument.defaultView ?? globalThis).ResizeObserver(resized);
    for (const node of [scroll, frame]) sizes.observe(node);
  });
  hooks.on("removed", () => {
    isAway = true;
    sizes?.disconnect();
  });

  scroll.addEventListener("pointerdown", (press) => {
    const { pointerType, button, target, clientX, clientY } = press;
    // A tile that is being laid is dragged itself.
    if (pointerType !== "mouse" || button !== 0 || !scroll.style.cursor || (target as Element).closest(".mine")) return;
    const { scrollLeft: left, scrollTop: top } = scroll;
    // How much a pointer moves on a scaled page for a pixel of the board.
    const { width } = scroll.getBoundingClientRect();
    const scale = (width / scroll.offsetWidth / boxZoomOf(scroll)) * zoomOf(scroll);
    followPointer(root, hooks, press, {
      move: (x, y) => scroll.scrollTo(left + (clientX - x) / scale, top + (clientY - y) / scale),
    });
  });
}
