import type { Drawn, Parts } from "../render/svg/drawn.ts";

/**
 * Brings what is in a node to what is drawn. What is the same already is not touched, and a node that keeps its tag
 * stays the same node. Pages that require Trusted Types refuse `innerHTML`, so nothing is ever read from a text.
 */
export function patch(parent: Element | ShadowRoot, all: Parts): void {
  const inside = all.filter((part): part is Drawn | string => part !== false);
  inside.forEach((part, i) => {
    const old = parent.childNodes[i];
    if (typeof part !== "object") {
      if (old?.nodeName !== "#text") put(parent, old, new Text(part));
      else if (old.nodeValue !== part) old.nodeValue = part;
      return;
    }
    const [tag, attributes, within = []] = part;
    let node = old as Element | undefined;
    if (node?.localName !== tag) {
      const namespace = tag === "svg" ? svg : ((parent as Element).namespaceURI ?? html);
      node = document.createElementNS(namespace, tag);
      put(parent, old, node);
    }
    for (const name of node.getAttributeNames()) if (attributes[name] === undefined) node.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes))
      if (node.getAttribute(name) !== `${value}`) node.setAttribute(name, `${value}`);
    patch(node, within);
  });
  while (parent.childNodes.length > inside.length) parent.lastChild?.remove();
}

/** Puts a node in the place of another one, or behind all others. */
function put(parent: ParentNode, old: ChildNode | undefined, node: Node): void {
  if (old === undefined) parent.append(node);
  else old.replaceWith(node);
}

const html = "http://www.w3.org/1999/xhtml";
const svg = "http://www.w3.org/2000/svg";
