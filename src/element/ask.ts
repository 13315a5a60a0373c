import type { Draft } from "../compose/draft.ts";
import { nameBlank } from "../compose/lay.ts";
import { allowedMoves } from "../game/allowed.ts";
import type { Move } from "../game/model/move.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import type { ElementWords } from "../messages/types/element.ts";
import type { Drawn } from "../render/svg/drawn.ts";
import type { Letter } from "../tiles/tile.ts";
import { set } from "./dom.ts";
import { patch } from "./patch.ts";
import type { Shown } from "./shown.ts";

const button = (name: string, value: string, text: string, more = {}): Drawn => [
  "button",
  { part: `button ${name}`, value, ...more },
  [text],
];

/** Asks which letter a blank stands for that has just been laid. `false`: there is none. */
export function askLetter(
  dialog: HTMLDialogElement,
  shown: () => Shown | null,
  labels: ElementWords,
  change: (draft: Draft) => void,
): boolean {
  const { view, draft } = shown() ?? {};
  const notice = draft?.notice;
  if (!view || notice?.code !== "laid" || notice.letter !== null) return false;
  const parts = view.ruleset.tileSet.letters.map(({ letter }) => button("letter", letter, letter));
  const answer = (letter: Letter): void => {
    const now = shown(); // tiles that were laid before may be gone
    if (now) change(nameBlank(now.view, now.draft, notice.square, letter));
  };
  ask(dialog, labels, labels.nameBlank, parts, answer);
  return true;
}

/**
 * Sends a move that ends a turn or may cost one, after a question: a tap beside the button for an exchange must not
 * cost the turn. Where words are challenged one by one it asks which; elsewhere, whether to challenge the play. To
 * accept a play is what the game waits for.
 */
export function askMove(
  dialog: HTMLDialogElement,
  type: "pass" | "challenge" | "accept",
  view: GameView,
  labels: ElementWords,
  send: (move: Move) => void,
  refuse: (violations: readonly Violation[]) => void,
): void {
  const allowed = allowedMoves(view);
  const { violations } = allowed[type];
  const { words = [], indices = [] } = allowed.challenge;
  const looksUp = type === "challenge" && view.ruleset.challenge?.looksUp;
  if (violations !== undefined) refuse(violations);
  else if (type === "accept") send({ type });
  else if (looksUp !== "named-words" || words.length < 2) {
    const text = type === "pass" ? labels.askPass : `${labels[type]}: ${words.join(", ")}`;
    ask(dialog, labels, text, [button("confirm", "yes", labels[type])], () => send({ type }));
  } else {
    const choices = words.map((word): Drawn => ["label", { part: "word" }, [["input", { type: "checkbox" }], word]]);
    // A challenge that names no word would challenge all.
    const confirm = button("confirm", "yes", labels[type], { disabled: "" });
    const boxes = dialog.getElementsByTagName("input");
    ask(dialog, labels, labels.chooseWords, [...choices, confirm], () =>
      send({ type: "challenge", words: indices.filter((_, i) => boxes[i]?.checked) }),
    );
  }
}

/** Closes a question, and forgets an answer that has just been given and is still on its way. */
export function dropQuestion(dialog: HTMLDialogElement): void {
  dialog.onclose = null;
  dialog.close();
}

/**
 * Asks a question that waits for an answer before anything happens.
 *
 * @param parts - What it is answered with, the button or buttons last.
 * @param answer - Called with the value of the button that was pressed. Not called if the dialog is closed without one.
 */
function ask(
  dialog: HTMLDialogElement,
  { cancel }: ElementWords,
  text: string,
  parts: readonly Drawn[],
  answer: (value: string) => void,
): void {
  const { children } = dialog.firstChild as Element;
  const [question, answers, no] = children as unknown as readonly [Element, HTMLElement, HTMLElement];
  question.textContent = text;
  answers.replaceChildren();
  patch(answers, parts);
  answers.onchange = () => {
    set(answers.lastChild as Element, { disabled: !answers.querySelector(":checked") });
  };
  no.textContent = cancel;
  set(dialog, { "aria-label": text, returnValue: "" });
  dialog.onclose = () => {
    if (dialog.returnValue !== "") answer(dialog.returnValue);
  };
  dialog.showModal();
  // Enter, pressed once too often, does not answer yes.
  if (parts.length === 1) no.focus();
}
