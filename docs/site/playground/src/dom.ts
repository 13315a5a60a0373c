type Given = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>;

/** Makes a node. A function under `onclick` and the like listens; what has a dash or is `role` is an attribute. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  given: Given = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (name.includes("-") || name === "role" || name === "for") node.setAttribute(name, String(value));
    else Object.assign(node, { [name]: value });
  }
  node.append(...children);
  return node;
}

/** A button with words on it. */
export function button(
  words: string,
  press: () => void,
  given: Given = {},
  children: readonly (Node | string)[] = [],
): HTMLButtonElement {
  return make("button", { type: "button", onclick: press, ...given }, words, ...children);
}

/** Lets a button keep its width when its words change. */
export function keepWidth(pressed: HTMLElement): void {
  pressed.style.minWidth = `${pressed.getBoundingClientRect().width}px`;
}

/** A field below its name, with a hint below it if there is one. */
export function field(name: string, control: HTMLElement, hint = ""): HTMLElement {
  const id = control.id || `field-${++made}`;
  control.id = id;
  const parts: HTMLElement[] = [make("label", { for: id }, name), control];
  if (hint !== "") {
    parts.push(make("small", { id: `${id}-hint` }, hint));
    control.setAttribute("aria-describedby", `${id}-hint`);
  }
  return make("div", { className: "field" }, ...parts);
}

/** A choice among words, by the value behind each. */
export function choice(
  options: readonly (readonly [value: string, words: string])[],
  value: string,
): HTMLSelectElement {
  const select = make("select", {}, ...options.map(([of, words]) => make("option", { value: of }, words)));
  select.value = value;
  return select;
}

/** A part of the page that opens and closes. */
export function fold(words: string, ...children: readonly (Node | string)[]): HTMLDetailsElement {
  return make("details", {}, make("summary", {}, words), ...children);
}

/** The head of a table. `isNumber` says in which columns figures stand, by their place. */
export function tableHead(
  cells: readonly (Node | string)[],
  isNumber: (place: number) => boolean = () => false,
): HTMLElement {
  const heads = cells.map((cell, place) =>
    make("th", { scope: "col", className: isNumber(place) ? "number" : "" }, cell),
  );
  return make("thead", {}, make("tr", {}, ...heads));
}

/** Marks one button of a list as the one that is shown. */
export function markCurrent(list: HTMLElement, chosen: HTMLElement): void {
  for (const other of list.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
  chosen.setAttribute("aria-current", "true");
}

/** Scrolls a list so far that one of its entries is seen, and nothing around the list. */
export function scrollWithin(list: HTMLElement, entry: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** A list of sentences; nothing without any. */
export function sentences(list: readonly string[], className = ""): HTMLElement {
  if (list.length === 0) return make("div", { hidden: true });
  return make("ul", { className: `sentences ${className}` }, ...list.map((words) => make("li", {}, words)));
}

let made = 0;
