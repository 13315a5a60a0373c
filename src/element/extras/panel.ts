import type { Parts } from "../../render/svg/drawn.ts";
import { requireTag } from "../define-board.ts";
import { Base, reach, register, type Styles, stylesOf, takeGiven } from "../dom.ts";
import { patch } from "../patch.ts";

/** What panels have in common: they are as wide as their place, as high as the page says, and scroll. */
const shared = `:host{display:block;overflow:auto;font:.875rem/1.4 var(--tilewright-font,system-ui,sans-serif)}
:host([hidden]){display:none}
ol,ul{margin:0;padding:0;list-style:none}
`;

/** How a panel is made. `G` are the properties that a page sets. */
interface PanelPlan<G extends object> {
  /** The properties before the page has set any. */
  readonly given: G;
  readonly style: string;
  /** What stands in it. */
  readonly draw: (given: G) => Parts;
  /** Called after each drawing, with the panel itself. */
  readonly drawn?: (panel: HTMLElement) => void;
  /** Follows something that changes by itself, as long as the panel is on a page: calls `show` each time. */
  readonly follow?: (given: G, show: () => void, until: AbortSignal) => void;
  /** In how many milliseconds it is drawn anew by itself, as long as it is on a page. `null`: not at all. */
  readonly again?: (given: G) => number | null;
}

/** Registers a panel: an element that shows what its properties say, and changes only what differs. */
export function definePanel<G extends object>(
  name: string,
  { given, style, draw, drawn, follow, again }: PanelPlan<G>,
): void {
  requireTag(name);
  class Panel extends Base {
    readonly #given = { ...given };
    readonly #root: ShadowRoot;
    readonly #styles: Styles;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #followed = new AbortController();

    constructor() {
      super();
      this.#root = this.attachShadow({ mode: "open" });
      this.#styles = stylesOf(this.#root);
      this.#styles.add(shared + style);
      takeGiven(this, Object.keys(given));
    }

    connectedCallback(): void {
      this.renew();
    }

    disconnectedCallback(): void {
      clearTimeout(this.#timer);
      this.#followed.abort();
    }

    adoptedCallback(): void {
      this.#styles.renew();
    }

    get given(): G {
      return this.#given;
    }

    /** Shows what is given, which may be something else to follow. */
    renew(): void {
      this.#followed.abort();
      this.#followed = new AbortController();
      if (this.isConnected) follow?.(this.#given, () => this.show(), this.#followed.signal);
      this.show();
    }

    show(): void {
      clearTimeout(this.#timer);
      patch(this.#root, draw(this.#given));
      drawn?.(this);
      reach(this);
      const wait = this.isConnected ? (again?.(this.#given) ?? null) : null;
      if (wait !== null) this.#timer = setTimeout(() => this.show(), wait);
    }
  }
  for (const key of Object.keys(given) as unknown as readonly (keyof G & string)[])
    Object.defineProperty(Panel.prototype, key, {
      get(this: Panel) {
        return this.given[key];
      },
      // Pages that are done with a property set it to nothing: then it is as at first.
      set(this: Panel, value: G[typeof key] | null | undefined) {
        this.given[key] = value ?? given[key];
        this.renew();
      },
    });
  register(name, Panel);
}
