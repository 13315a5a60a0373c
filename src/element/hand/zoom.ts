/** How many pixels of the window a CSS pixel of a node is, by the property `zoom` of all that it is in. */
export function zoomOf(node: Element): number {
  const { currentCSSZoom } = node as Partial<Element>;
  if (currentCSSZoom !== undefined) return currentCSSZoom;
  const outer = node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;
  return Number(getComputedStyle(node).zoom || 1) * (outer ? zoomOf(outer) : 1);
}

/** The same for what `getBoundingClientRect` returns: browsers without `currentCSSZoom` measure before they zoom. */
export function boxZoomOf(node: Partial<Element>): number {
  return node.currentCSSZoom ?? 1;
}
