import type { GameView } from "../game/model/view.ts";
import type { ElementWords } from "../messages/types/element.ts";

/** Shows the field for typed plays to those who play. */
export function showForm(form: HTMLFormElement, { viewer }: GameView, labels: ElementWords): void {
  form.hidden = viewer === null;
  const [label, lay] = form.querySelectorAll("span,button") as unknown as readonly [Element, Element];
  label.textContent = labels.typedPlay;
  lay.textContent = labels.lay;
}
