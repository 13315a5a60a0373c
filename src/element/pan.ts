import { followPointer } from "./drag.ts";

/**
 * Lets a board that is larger than its place be moved there: a finger scrolls it, a mouse drags it, and the edges fade
 * where there is more. `isTile` says whether a press is on something that is dragged itself.
 */
export function panBoard(root: ShadowRoot, scroll: HTMLElement, isTile: (target: Element) => boolean): void {
  const hint = (): void => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = scroll;
    const [wide, high] = [scrollWidth - clientWidth, scrollHeight - clientHeight];
    const pans = wide > 0 || high > 0;
    // A game begins in the middle.
    if (pans && !scroll.matches(".pans")) scroll.scrollTo(wide / 2, high / 2);
    scroll.classList.toggle("pans", pans);
    const { scrollLeft: left, scrollTop: top } = scroll;
    // How much more there is on each side.
    scroll.style.cssText = `--left:${left}px;--right:${wide - left}px;--top:${top}px;--bottom:${high - top}px`;
  };
  scroll.addEventListener("scroll", hint);
  const sizes = new ResizeObserver(hint);
  for (const node of [scroll, scroll.firstElementChild as Element]) sizes.observe(node);

  scroll.addEventListener("pointerdown", (press) => {
    const { pointerType, button, target, clientX, clientY } = press;
    if (pointerType !== "mouse" || button !== 0 || !scroll.matches(".pans") || isTile(target as Element)) return;
    const { scrollLeft, scrollTop } = scroll;
    followPointer(root, press, {
      move: (x, y) => scroll.scrollTo(scrollLeft + clientX - x, scrollTop + clientY - y),
      drop: () => {},
    });
  });
}
