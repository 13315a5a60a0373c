import type { GameView } from "../game/model/view.ts";
import type { Letter } from "../tiles/tile.ts";
import { make, set } from "./dom.ts";
import type { ElementLabels } from "./element-messages.ts";

/** Asks which letter a blank stands for. `answer` is not called if the dialog is closed without one. */
export function askLetter(
  dialog: HTMLDialogElement,
  { ruleset }: GameView,
  labels: ElementLabels,
  answer: (letter: Letter) => void,
): void {
  const letters = ruleset.tileSet.letters.map(({ letter }) => make("button", { value: letter }, letter));
  const form = make("form", { method: "dialog" }, make("div", {}, ...letters));
  form.append(make("button", { value: "" }, labels.cancel));
  set(dialog, { "aria-label": labels.nameBlank, returnValue: "" });
  dialog.replaceChildren(make("p", {}, labels.nameBlank), form);
  dialog.onclose = () => {
    if (dialog.returnValue !== "") answer(dialog.returnValue);
  };
  dialog.showModal();
}
