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
  const [question, letters, cancel] = dialog.querySelectorAll("p,div,form>button") as unknown as readonly [
    question: Element,
    letters: Element,
    cancel: Element,
  ];
  question.textContent = labels.nameBlank;
  cancel.textContent = labels.cancel;
  letters.replaceChildren(
    ...ruleset.tileSet.letters.map(({ letter }) =>
      make("button", { part: "button letter", value: letter, textContent: letter }),
    ),
  );
  set(dialog, { "aria-label": labels.nameBlank, returnValue: "" });
  dialog.onclose = () => {
    if (dialog.returnValue !== "") answer(dialog.returnValue);
  };
  dialog.showModal();
}
