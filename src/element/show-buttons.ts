import { allowedMoves } from "../game/allowed.ts";
import { make, set } from "./dom.ts";
import type { ElementLabels } from "./element-messages.ts";
import type { Shown } from "./shown.ts";

/** What a button of the board does. */
export type Action = "finish" | "takeBack" | "shuffle" | "sort" | "exchange" | "pass" | "challenge" | "accept";

/** Shows the buttons for what the viewer may do now, and hides the others. */
export function showButtons(bar: HTMLElement, { view, draft }: Shown, labels: ElementLabels): void {
  const allowed = allowedMoves(view);
  const plays = view.viewer !== null;
  const exchanges = draft.exchange !== null;
  const shown: Readonly<Record<Action, string | false>> = {
    finish: plays && (exchanges ? labels.exchangeNow : labels.play),
    takeBack: plays && labels.takeBack,
    shuffle: plays && labels.shuffle,
    sort: plays && labels.sort,
    exchange: (exchanges || allowed.exchange.ok) && labels.exchange,
    pass: allowed.pass.ok && labels.pass,
    challenge: allowed.challenge.ok && labels.challenge,
    accept: allowed.accept.ok && labels.accept,
  };
  const { activeElement } = bar.getRootNode() as ShadowRoot;
  Object.entries(shown).forEach(([action, label], i) => {
    const button = bar.children[i] ?? bar.appendChild(make("button", { type: "button", "data-action": action }));
    set(button as HTMLElement, { hidden: label === false, textContent: label || "" });
    if (action === "exchange") set(button as HTMLElement, { "aria-pressed": exchanges });
  });
  // Whoever has just pressed a button that is gone goes on beside it, and not at the top of the page.
  if (bar.contains(activeElement ?? null) && (activeElement as HTMLElement).hidden)
    bar.querySelector<HTMLElement>(":not([hidden])")?.focus();
}
