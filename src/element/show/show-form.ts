import type { GameView } from "../../game/model/view.ts";
import type { ElementWords } from "../../messages/types/element.ts";
import type { PartNodes } from "../markup.ts";

/** Shows the field for typed plays to those who play, as long as there are plays. */
export function showForm({ form, label, lay }: PartNodes, { viewer, status }: GameView, labels: ElementWords): void {
  form.hidden = viewer === null || status.kind !== "playing";
  label.textContent = labels.typedPlay;
  lay.textContent = labels.lay;
}
