import type { GameView } from "../game/model/view.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { set } from "./dom.ts";

/** Shows the field for typed plays to those who play. */
export function showForm(form: HTMLFormElement, { viewer }: GameView, labels: ElementWords): void {
  form.hidden = viewer === null;
  const [label, lay] = form.querySelectorAll("span,button");
  set(label as HTMLElement, { textContent: labels.typedPlay });
  set(lay as HTMLElement, { textContent: labels.lay });
}
