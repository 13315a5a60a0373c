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

/**
 * Moves the focus to where a person goes on. Only for somebody who uses keys is the page scrolled there: under a hand
 * nothing moves.
 */
export function goTo(node: Element | null): void {
  (node as HTMLElement | null)?.focus({ preventScroll: true });
  if (node?.matches(":focus-visible")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
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

/** Puts a popover into a part of the board, and shows it: above everything, and measured from the window. */
export function float(over: HTMLElement, node: HTMLElement): void {
  over.append(node);
  node.showPopover?.();
}

/**
 * The style sheets of a shadow tree.
 *
 * @internal
 */
export interface Styles {
  /** Adds one, and returns what takes it away. */
  readonly add: (text: string) => () => void;
  /** Makes all anew: a style sheet belongs to a document, and a node that comes into another one leaves it behind. */
  readonly renew: () => void;
}

/** Gives a shadow tree style sheets. */
export function stylesOf(root: ShadowRoot): Styles {
  const texts = new Set<{ readonly text: string }>();
  const renew = (): void => {
    const { defaultView } = root.ownerDocument;
    if (defaultView === null) return; // nothing is shown in such a document
    root.adoptedStyleSheets = [...texts].map(({ text }) => {
      const sheet = new defaultView.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  };
  return {
    renew,
    add(text) {
      const added = { text };
      texts.add(added);
      renew();
      return () => {
        texts.delete(added);
        renew();
      };
    },
  };
}
