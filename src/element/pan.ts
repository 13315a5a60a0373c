import { followPointer } from "./drag.ts";
import type { PartNodes } from "./markup.ts";

/**
 * Lets a board that is larger than its place be moved there: a finger scrolls it, a mouse drags it, and the edges fade
 * where there is more.
 */
export function panBoard(root: ShadowRoot, { scroll, frame }: PartNodes): void {
  const hint = (): void => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = scroll;
    const wide = scrollWidth - clientWidth;
    const high = scrollHeight - clientHeight;
    // A game begins in the middle.
    if (!scroll.style.cursor) scroll.scrollTo(wide / 2, high / 2);
    const { scrollLeft: left, scrollTop: top } = scroll;
    // How much more there is on each side.
    const more = `--left:${left}px;--right:${wide - left}px;--top:${top}px;--bottom:${high - top}px`;
    scroll.style.cssText = wide > 0 || high > 0 ? `cursor:grab;${more}` : "";
  };
  scroll.addEventListener("scroll", hint);
  const sizes = new ResizeObserver(hint);
  for (const node of [scroll, frame]) sizes.observe(node);

  scroll.addEventListener("pointerdown", (press) => {
    const { pointerType, button, target, clientX, clientY } = press;
    // A tile that is being laid is dragged itself.
    if (pointerType !== "mouse" || button !== 0 || !scroll.style.cursor || (target as Element).closest(".mine")) return;
    const { scrollLeft, scrollTop } = scroll;
    followPointer(root, press, {
      move: (x, y) => scroll.scrollTo(scrollLeft + clientX - x, scrollTop + clientY - y),
    });
  });
}
