/** Properties and attributes of a new node: what has a dash or is `role` is an attribute. */
type Given = Readonly<Record<string, string | number | boolean>>;

/** Makes a node with its properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Given = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  set(node, given);
  node.append(...children);
  return node;
}

/** Sets properties and attributes of a node, where they differ. */
export function set(node: HTMLElement, given: Given): void {
  for (const [name, value] of Object.entries(given)) {
    if (name.includes("-") || name === "role") {
      if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
    } else if ((node as unknown as Record<string, unknown>)[name] !== value) Object.assign(node, { [name]: value });
  }
}
