import { allowedMoves } from "../game/allowed.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { actions, type BarAction, button } from "./markup.ts";
import { patch } from "./patch.ts";
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
  const buttons = actions.filter((action) => neededBy[action] !== null);
  patch(
    bar,
    buttons.map((action) => {
      const finish = action === "finish";
      // What is laid or chosen can be changed at any time, and so can the order of the rack.
      const may = (allowed[action]?.ok ?? view.viewer !== null) || (exchanges && action === "exchange");
      return button(action, labels[finish && exchanges ? "exchangeNow" : finish ? "play" : action], {
        ...(action === "exchange" && { "aria-pressed": exchanges }),
        ...(!may && { hidden: "" }),
      });
    }),
  );
  // Whoever has just pressed a button that is gone goes on beside it, and not at the top of the page.
  if (bar.contains(focused) && (focused as HTMLElement).hidden)
    bar.querySelector<HTMLElement>(":not([hidden])")?.focus();
}
