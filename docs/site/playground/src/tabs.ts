import { button, make } from "./dom.ts";
import type { Store } from "./store.ts";

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
  list.addEventListener("keydown", ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
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
    }),
  );
  return { list, panels };
}

/**
 * What stands beside a board: tabs, one panel at a time. On a narrow screen the tabs lie at its lower edge and lead to
 * their panel, below the board.
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
): HTMLElement {
  const { list, panels } = createTabs(label, words, bodies, shown, id);
  const body = make("div", { className: "shelf" }, ...always, ...panels);
  list.addEventListener("click", () => {
    if (getComputedStyle(list).position === "fixed") body.scrollIntoView({ block: "start" });
    else body.scrollTop = 0;
  });
  return make("section", { className: "side", "aria-label": label }, list, body);
}

/** A board, and what stands beside it or, on a narrow screen, below it. */
export function createRoom(stage: readonly (Node | string)[], side: HTMLElement): HTMLElement {
  return make("div", { className: "room" }, make("div", { className: "stage" }, ...stage), side);
}
