import { button, make } from "./dom.ts";
import type { Store } from "./store.ts";
import { texts } from "./texts.ts";

/** Tabs, and the panels of which they show one. */
export interface Tabs {
  readonly list: HTMLElement;
  readonly panels: readonly HTMLElement[];
}

/**
 * Makes tabs: `shown` says which panel is seen. The arrow keys go from one tab to the next.
 *
 * @param id - What the ids of tabs and panels begin with. Without one they are `tab-NAME` and `panel-NAME`.
 */
export function createTabs<Name extends string>(
  label: string,
  words: Readonly<Record<Name, string>>,
  bodies: Readonly<Record<Name, HTMLElement>>,
  shown: Store<Name>,
  id = "",
): Tabs {
  const names = Object.keys(bodies) as Name[];
  const idOf = (part: string, name: Name): string => `${id}${part}-${name}`;
  const tabs = names.map((name) =>
    button(words[name], () => shown.set(name), {
      role: "tab",
      id: idOf("tab", name),
      "aria-controls": idOf("panel", name),
    }),
  );
  const panels = names.map((name) => {
    const body = bodies[name];
    body.id = idOf("panel", name);
    body.setAttribute("role", "tabpanel");
    body.setAttribute("aria-labelledby", idOf("tab", name));
    return body;
  });
  const list = make("div", { role: "tablist", "aria-label": label, className: "tabs" }, ...tabs);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault(); // which would scroll the tabs, too
    const next = tabs[(names.indexOf(shown.get()) + step + tabs.length) % tabs.length];
    next?.focus();
    next?.click();
  });
  shown.watch((now) =>
    names.forEach((name, i) => {
      const selected = name === now;
      tabs[i]?.setAttribute("aria-selected", `${selected}`);
      tabs[i]?.setAttribute("tabindex", selected ? "0" : "-1");
      panels[i]?.toggleAttribute("hidden", !selected);
      if (selected) tabs[i]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }),
  );
  return { list, panels };
}

/** What stands beside a board. */
export interface Side {
  readonly node: HTMLElement;
  /** Opens or closes it where it lies over the rack. Beside the board it is always open. */
  readonly open: (isOpen: boolean) => void;
}

/**
 * What stands beside a board: tabs, one panel at a time. Where there is no room beside the board, only the tabs are
 * seen, below its buttons. A press opens their panel over rack and buttons, and not over the squares as far as it can.
 *
 * @param always - What stands above every panel.
 */
export function createSide<Name extends string>(
  label: string,
  words: Readonly<Record<Name, string>>,
  bodies: Readonly<Record<Name, HTMLElement>>,
  shown: Store<Name>,
  id: string,
  always: readonly HTMLElement[] = [],
): Side {
  const { list, panels } = createTabs(label, words, bodies, shown, id);
  const node = make("section", { className: "side", "aria-label": label });
  const shelf = make("div", { className: "shelf" }, ...always, ...panels);
  const open = (isOpen: boolean): void => {
    const hadFocus = shelf.contains(document.activeElement);
    node.classList.toggle("open", isOpen);
    if (isOpen) shelf.scrollTop = 0;
    if (hadFocus && getComputedStyle(shelf).display === "none") focusTab();
  };
  const focusTab = (): void => list.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
  const close = button(
    "×",
    () => {
      open(false);
      focusTab();
    },
    { className: "close", "aria-label": texts.closePanel },
  );
  node.append(make("div", { className: "heads" }, list, close), shelf);
  // Before the tab hears it: the one that is shown closes its panel.
  list.addEventListener(
    "click",
    ({ target }) => {
      const tab = (target as Element).closest("[role=tab]");
      if (tab !== null) open(tab.getAttribute("aria-selected") !== "true" || !node.classList.contains("open"));
    },
    { capture: true },
  );
  node.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && getComputedStyle(close).display !== "none") close.click();
  });
  return { node, open };
}

/** A picture of a board with what belongs to it, and what stands beside it or, where there is no room, below. */
export function createRoom(stage: readonly (Node | string)[], side: HTMLElement): HTMLElement {
  const halves = make("div", { className: "halves" }, make("div", { className: "stage" }, ...stage), side);
  return make("div", { className: "room" }, halves);
}

/** A board that is played on. It gives what stands beside it a place between its players and its buttons. */
export function createBoardRoom(board: HTMLElement, side: Side, ...above: readonly HTMLElement[]): HTMLElement {
  side.node.slot = "beside";
  board.append(side.node);
  // Rack and buttons lie under an open panel: it makes room for whoever comes there by keys.
  board.shadowRoot?.addEventListener("focusin", ({ target }) => {
    const focused = target as Element;
    if (!side.node.contains(focused) && !focused.matches(".typer")) side.open(false);
  });
  // Escape takes tiles back first, and says that it did so.
  board.addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) side.open(false);
  });
  return make("div", { className: "room" }, ...above, board);
}
