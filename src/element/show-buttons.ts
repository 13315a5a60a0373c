import { allowedMoves } from "../game/allowed.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { set } from "./dom.ts";
import type { BarAction } from "./markup.ts";
import type { Shown } from "./shown.ts";

/**
 * Shows the buttons for what the viewer may do now. The others keep their places, so that none moves under a finger.
 * Those that the rules of the game never need have no place.
 */
export function showButtons(bar: HTMLElement, { view, draft }: Shown, labels: ElementWords): void {
  const allowed: { readonly [A in BarAction]?: { readonly ok: boolean } } = allowedMoves(view);
  const exchanges = draft.exchange !== null;
  const { challenge, exchange } = view.ruleset;
  const neededBy: { readonly [A in BarAction]?: object | null } = { challenge, accept: challenge, exchange };
  const focused = (bar.getRootNode() as ShadowRoot).activeElement;
  bar.hidden = view.viewer === null;
  for (const button of bar.children as Iterable<Element> as Iterable<HTMLElement>) {
    const action = button.dataset["action"] as BarAction;
    const finish = action === "finish";
    // What is laid or chosen can be changed at any time, and so can the order of the rack.
    const may = allowed[action]?.ok ?? view.viewer !== null;
    set(button, { hidden: !may, textContent: labels[finish ? (exchanges ? "exchangeNow" : "play") : action] });
    if (action === "exchange") set(button, { hidden: !may && !exchanges, "aria-pressed": exchanges });
    button.style.display = neededBy[action] === null ? "none" : "";
  }
  // Whoever has just pressed a button that is gone goes on beside it, and not at the top of the page.
  if (bar.contains(focused) && (focused as HTMLElement).hidden)
    bar.querySelector<HTMLElement>(":not([hidden])")?.focus();
}
