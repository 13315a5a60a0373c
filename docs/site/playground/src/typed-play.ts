import { typePlay } from "tilewright/compose";
import type { TilewrightBoard } from "tilewright/element";
import { button, field, make } from "./dom.ts";
import { language, messagesNow } from "./language.ts";

/** A field for typed plays. The board has one of its own, which would take its height from the squares. */
export function createTypedPlay(board: TilewrightBoard, ...beside: readonly HTMLElement[]): HTMLElement {
  const text = make("input", { autocomplete: "off", spellcheck: false, autocapitalize: "off" });
  const labelled = field("-", text);
  const lay = button("", () => undefined, { type: "submit" });
  const form = make("form", { className: "with-button" }, labelled, lay, ...beside);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { view, draft } = board;
    if (view === null || view.viewer === null || draft === null || text.value.trim() === "") return;
    const next = typePlay(view, draft, text.value);
    board.draft = next;
    if (next.laid.length > 0) text.value = "";
  });
  language.watch(() => {
    const { typedPlay, lay: words } = messagesNow().element;
    const label = labelled.querySelector("label");
    if (label !== null) label.textContent = typedPlay;
    lay.textContent = words;
    form.lang = messagesNow().language;
  });
  return form;
}
