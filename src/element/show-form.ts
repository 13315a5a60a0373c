import type { GameView } from "../game/model/view.ts";
import type { ElementWords } from "../messages/types/element.ts";
import { tagOf } from "../tiles/language-tag.ts";
import { set } from "./dom.ts";

/** Shows the field for typed plays to those who play. */
export function showForm(form: HTMLFormElement, { viewer, ruleset }: GameView, labels: ElementWords): void {
  form.hidden = viewer === null;
  const [label, field, lay] = form.querySelectorAll("span,input,button");
  set(field as HTMLElement, { lang: tagOf(ruleset.tileSet) ?? "" });
  set(label as HTMLElement, { textContent: labels.typedPlay });
  set(lay as HTMLElement, { textContent: labels.lay });
}
