import type { Parts } from "../render/svg/drawn.ts";

/**
 * Brings what is in a node to what is drawn. What is the same already is not touched, and a node that keeps its tag
 * stays the same node. Pages that require Trusted Types refuse nodes that are made of a text, so nothing is.
 */
export function patch(parent: Element | ShadowRoot, all: Parts): void {
  const parts = all.filter((part) => part !== false);
  parts.forEach((part, i) => {
    const old = parent.childNodes[i] as Element | undefined;
    const put = <N extends Element | Text>(node: N): N => {
      if (old) old.replaceWith(node);
      else parent.append(node);
      return node;
    };
    if (typeof part === "string") {
      // A new node: a browser would count a text that grows to the left as one that has moved.
      if (old?.nodeName !== "#text" || old.nodeValue !== part) put(new Text(part));
      return;
    }
    const [tag, attributes, within = []] = part;
    const { namespaceURI } = (parent as ShadowRoot).host ?? parent;
    const namespace = tag === "svg" ? svg : namespaceURI;
    const node = old?.localName === tag ? old : put(document.createElementNS(namespace, tag));
    for (const name of node.getAttributeNames()) if (!(name in attributes)) node.removeAttribute(name);
    for (const name in attributes)
      if (node.getAttribute(name) !== `${attributes[name]}`) node.setAttribute(name, `${attributes[name]}`);
    patch(node, within);
  });
  while (parent.childNodes.length > parts.length) parent.lastChild?.remove();
}

const svg = "http://www.w3.org/2000/svg";
