import { allowedMoves } from "../game/allowed.ts";
import { set } from "./dom.ts";
import type { ElementLabels } from "./element-messages.ts";
import type { Action } from "./markup.ts";
import type { Shown } from "./shown.ts";

/** Shows the buttons for what the viewer may do now, and hides the others. */
export function showButtons(bar: HTMLElement, { view, draft }: Shown, labels: ElementLabels): void {
  const allowed: { readonly [A in Action]?: { readonly ok: boolean } } = allowedMoves(view);
  const exchanges = draft.exchange !== null;
  const focused = (bar.getRootNode() as ShadowRoot).activeElement;
  for (const button of bar.children as Iterable<Element> as Iterable<HTMLElement>) {
    const action = button.dataset["action"] as Action;
    const label = action === "finish" ? (exchanges ? "exchangeNow" : "play") : action;
    // What is laid or chosen can be changed at any time, and so can the order of the rack.
    const may = allowed[action]?.ok ?? view.viewer !== null;
    set(button, { hidden: !may, textContent: labels[label] });
    if (action === "exchange") set(button, { hidden: !may && !exchanges, "aria-pressed": exchanges });
  }
  // Whoever has just pressed a button that is gone goes on beside it, and not at the top of the page.
  if (bar.contains(focused) && (focused as HTMLElement).hidden)
    bar.querySelector<HTMLElement>(":not([hidden])")?.focus();
}
