/** Properties and attributes of a node: what is not a property of it is an attribute. */
type Given = Readonly<Record<string, string | number | boolean>>;

/** Makes a node with its properties and attributes. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, given: Given): HTMLElementTagNameMap[K] {
  return set(document.createElement(tag), given);
}

/** Sets properties and attributes of a node, where they differ. */
export function set<N extends Element>(node: N, given: Given): N {
  for (const [name, value] of Object.entries(given)) {
    if (name in node) {
      if (node[name as keyof N] !== value) Object.assign(node, { [name]: value });
    } else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
  return node;
}
