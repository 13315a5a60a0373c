import { allowedMoves } from "../../game/allowed.ts";
import type { ElementWords } from "../../messages/types/element.ts";
import { focusedBeside, goTo } from "../dom.ts";
import type { ButtonLooks, Hooks } from "../hooks.ts";
import { actions, type BarAction, button, type PartNodes } from "../markup.ts";
import { patch } from "../patch.ts";
import type { Shown } from "../shown.ts";

/** What comes first where only a challenge is left. */
const lastFirst: readonly BarAction[] = ["challenge", "accept"];

/**
 * Shows the buttons for what the viewer may do now. The others keep their places, so that none moves under a finger.
 * Those that the rules of the game never need have no place. Where only a challenge is left, what is possible comes
 * first, without gaps.
 */
export function showButtons(
  { bar, said }: PartNodes,
  { view, draft }: Shown,
  labels: ElementWords,
  { tell }: Hooks,
): void {
  const allowed: { readonly [A in BarAction]?: { readonly ok: boolean } } = allowedMoves(view);
  const exchanges = draft.exchange !== null;
  const { challenge, exchange } = view.ruleset;
  const plays = view.status.kind === "playing";
  const neededBy: { readonly [A in BarAction]?: object | null } = { challenge, accept: challenge, exchange };
  const looks: ButtonLooks = {};
  tell("buttons", looks);
  const may = (action: BarAction): boolean => {
    if (looks[action] !== undefined) return !looks[action].hidden;
    if (action === "exchange" && exchanges) return true; // gives it up
    if (action === "takeBack" && !plays) return draft.laid.length > 0;
    // What is laid can be changed at any time, and so can the order of the rack.
    return allowed[action]?.ok ?? (plays && view.viewer !== null);
  };
  const order: readonly BarAction[] = plays ? actions : [...new Set([...lastFirst, ...actions])];
  const needed = order.filter((action) => neededBy[action] !== null);
  const focused = focusedBeside(bar);
  bar.hidden = view.viewer === null;
  patch(
    bar,
    (plays ? needed : [...needed].sort((a, b) => Number(may(b)) - Number(may(a)))).map((action) => {
      const finish = action === "finish";
      return button(action, labels[finish && exchanges ? "exchangeNow" : finish ? "play" : action], {
        ...(action === "exchange" && { "aria-pressed": exchanges }),
        ...(looks[action] && { "aria-pressed": looks[action].pressed }),
        ...(!may(action) && { hidden: "" }),
      });
    }),
  );
  // Whoever has just pressed a button that is gone goes on beside it, and not at the top of the page.
  if (bar.contains(focused) && (focused as HTMLElement).hidden)
    goTo(bar.querySelector<HTMLElement>(":not([hidden])") ?? said);
}
