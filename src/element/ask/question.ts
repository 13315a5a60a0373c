import type { ElementWords } from "../../messages/types/element.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { set } from "../dom.ts";
import type { Hooks } from "../hooks.ts";
import type { PartNodes } from "../markup.ts";
import { patch } from "../patch.ts";

/** A question that waits for an answer before anything happens. */
interface Question {
  /** Whether there still is something to ask about: asked whenever the board is about to show something else. */
  readonly stands: () => boolean;
  readonly text: string;
  /** What there is to know before one answers. */
  readonly more?: string;
  /** What it is answered with, the button or buttons last. */
  readonly answers: readonly Drawn[];
  /** What has the focus first, where the answers have no boxes: Enter, pressed once too often, must not answer. */
  readonly first?: "question" | "cancel";
  /** Called with the value of the button that was pressed. */
  readonly answer: (value: string) => void;
  /** Called if there is no answer. */
  readonly giveUp?: () => void;
  /** Called with each key that is pressed in the dialog. */
  readonly key?: (event: KeyboardEvent) => void;
}

/**
 * The questions of a board, one at a time.
 *
 * @internal
 */
export interface Questions {
  readonly ask: (labels: ElementWords, question: Question) => void;
  /** Answers the question that is open. An empty text is no answer. */
  readonly settle: (value: string) => void;
  /** Closes a question that has nothing to ask about any more. Nobody is answered. */
  readonly review: () => void;
}

/**
 * Asks in a dialog. As long as one is open the page around it does nothing: so it closes without an answer when its
 * board is hidden, or has been taken off its page and is put back.
 */
export function makeQuestions(parts: PartNodes, hooks: Hooks): Questions {
  const { table, dialog, question, details, answers: place, cancel } = parts;
  /** What is asked. `null`: nothing, or it has been settled. */
  let asked: Question | null = null;
  /** Whether the board is on no page: nobody can be asked, and no event is sent. */
  let isAway = true;
  /** Notices that the dialog is not to be seen. */
  let sight: IntersectionObserver | undefined;
  const drop = (): void => {
    asked = null;
    sight?.disconnect();
    dialog.close();
  };
  const settle = (value: string): void => {
    const settled = asked;
    drop();
    if (value !== "") settled?.answer(value);
    else settled?.giveUp?.();
  };

  /** Settles a question whose board is not to be seen. */
  const look = (): void => {
    if (!table.checkVisibility({ visibilityProperty: true })) settle("");
  };
  // An observer does not notice `visibility`. The style sheet has a transition of it, and that does.
  table.addEventListener("transitionend", look);

  // Answered by hand, and not by a form: a frame in a sandbox may submit none.
  dialog.addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest("button");
    if (pressed !== null) settle(pressed.value);
  });
  dialog.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key === "Escape") {
      // For the question, and not for a dialog of the page that the board is in.
      event.preventDefault();
      event.stopPropagation();
      settle("");
    } else if (key === "Enter" && (target as Element).matches("input"))
      place.querySelector<HTMLElement>("button")?.click();
    else asked?.key?.(event);
  });
  // As a browser closes it by itself. It says so later, when another question may be open.
  dialog.addEventListener("close", () => {
    if (!dialog.open && !isAway) settle("");
  });
  hooks.on("removed", () => {
    isAway = true;
    dialog.close();
  });
  hooks.on("connected", () => {
    isAway = false;
    settle("");
  });

  return {
    settle,
    review() {
      if (asked?.stands() === false) drop();
    },
    ask(labels, next) {
      const { text, more = "", answers, first } = next;
      drop();
      asked = next;
      question.textContent = text;
      details.textContent = more;
      place.replaceChildren();
      patch(place, answers);
      place.onchange = () => {
        set(place.lastChild as Element, { disabled: !place.querySelector(":checked") });
      };
      cancel.textContent = labels.cancel;
      set(dialog, { "aria-label": text });
      dialog.style.marginBlock = "";
      // Else it would be the first thing in the dialog that takes the focus, and get it.
      if (first === "question") question.tabIndex = -1;
      else question.removeAttribute("tabindex");
      if (isAway) return; // it is given up when the board is put back
      dialog.showModal();
      sight = new (dialog.ownerDocument.defaultView ?? globalThis).IntersectionObserver(look);
      sight.observe(dialog);
      if (first !== undefined) parts[first].focus();
    },
  };
}
