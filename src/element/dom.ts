/** Properties and attributes of a node: what is not a property of it is an attribute. */
type Given = Readonly<Record<string, string | number | boolean>>;

/**
 * On a server there is no `HTMLElement`. A class of it can be imported there, but not used.
 *
 * @internal
 */
export const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

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

/** Lets keys reach a text that is larger than its place, so that they can scroll it. */
export function reach(node: HTMLElement): void {
  set(node, { tabIndex: node.scrollHeight > node.clientHeight ? 0 : -1 });
}

/** What has the focus in the tree that a node is in. */
export function focusedBeside(node: Node): Element | null {
  return (node.getRootNode() as ShadowRoot).activeElement;
}

/** Takes over what a page has set before it knew the element, as frameworks do. */
export function takeGiven(node: HTMLElement, accessors: readonly string[]): void {
  const given = { ...node };
  for (const name of accessors) Reflect.deleteProperty(node, name);
  Object.assign(node, given);
}

/** Gives a tag its class, where there are elements. A name that is taken keeps what it has. */
export function register(name: string, node: CustomElementConstructor): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry?.get(name) === undefined) registry?.define(name, node);
}

/** A style sheet of a text. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
