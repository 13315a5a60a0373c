import type { GameView } from "../game/model/view.ts";
import { set } from "./dom.ts";
import type { ElementLabels } from "./element-messages.ts";

/** Shows the field for typed plays to those who play. */
export function showForm(form: HTMLFormElement, { viewer }: GameView, labels: ElementLabels): void {
  form.hidden = viewer === null;
  const [label, lay] = form.querySelectorAll("span,button");
  set(label as HTMLElement, { textContent: labels.typedPlay });
  set(lay as HTMLElement, { textContent: labels.lay });
}
