import { allowedMoves } from "../game/allowed.ts";
import type { Move } from "../game/model/move.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import type { ElementWords } from "../messages/types/element.ts";
import type { Letter } from "../tiles/tile.ts";
import { make, set } from "./dom.ts";

/** A question that waits for an answer before anything happens. */
interface Question {
  readonly text: string;
  readonly cancel: string;
  /** What it is answered with, the button or buttons last. */
  readonly nodes: readonly HTMLElement[];
  /** Called with the value of the button that was pressed. Not called if the dialog is closed without one. */
  readonly answer: (value: string) => void;
}

/** Asks which letter a blank stands for. */
export function askLetter(
  dialog: HTMLDialogElement,
  { ruleset }: GameView,
  { nameBlank, cancel }: ElementWords,
  answer: (letter: Letter) => void,
): void {
  const letters = ruleset.tileSet.letters.map(({ letter }) =>
    make("button", { part: "button letter", value: letter, textContent: letter }),
  );
  ask(dialog, { text: nameBlank, cancel, nodes: letters, answer });
}

/** Sends a move that ends a turn or may cost one, after a question. To accept a play is what the game waits for. */
export function askMove(
  dialog: HTMLDialogElement,
  type: "pass" | "challenge" | "accept",
  view: GameView,
  labels: ElementWords,
  answers: { readonly send: (move: Move) => void; readonly refuse: (violations: readonly Violation[]) => void },
): void {
  const { violations } = allowedMoves(view)[type];
  if (violations !== undefined) answers.refuse(violations);
  else if (type === "pass") askPass(dialog, labels, answers.send);
  else if (type === "challenge") askChallenge(dialog, view, labels, answers.send);
  else answers.send({ type });
}

/** Asks whether to pass: a tap beside the button for an exchange must not cost the turn. */
function askPass(
  dialog: HTMLDialogElement,
  { askPass: text, pass, cancel }: ElementWords,
  send: (move: Move) => void,
): void {
  ask(dialog, { text, cancel, nodes: [confirmButton(pass)], answer: () => send({ type: "pass" }) });
}

/** Asks which words to challenge, where words are challenged one by one; elsewhere, whether to challenge the play. */
function askChallenge(
  dialog: HTMLDialogElement,
  view: GameView,
  { chooseWords, challenge, cancel }: ElementWords,
  send: (move: Move) => void,
): void {
  const { words = [], indices = [] } = allowedMoves(view).challenge;
  const confirm = confirmButton(challenge);
  if (words.length < 2 || view.ruleset.challenge?.looksUp !== "named-words") {
    const text = `${challenge}: ${words.join(", ")}`;
    ask(dialog, { text, cancel, nodes: [confirm], answer: () => send({ type: "challenge" }) });
    return;
  }
  const boxes = words.map(() => make("input", { type: "checkbox" }));
  const choices = boxes.map((box, i) => {
    const choice = make("label", { part: "word" });
    choice.append(box, words[i] as string);
    return choice;
  });
  // A challenge that names no word would challenge all.
  confirm.disabled = true;
  for (const box of boxes)
    box.onchange = () => {
      confirm.disabled = !boxes.some(({ checked }) => checked);
    };
  const answer = (): void => send({ type: "challenge", words: indices.filter((_, i) => boxes[i]?.checked) });
  ask(dialog, { text: chooseWords, cancel, nodes: [...choices, confirm], answer });
}

/** Closes a question, and forgets an answer that has just been given and is still on its way. */
export function dropQuestion(dialog: HTMLDialogElement): void {
  dialog.onclose = null;
  dialog.close();
}

function ask(dialog: HTMLDialogElement, { text, cancel, nodes, answer }: Question): void {
  const [question, answers, no] = dialog.querySelectorAll("p,div,form>button") as unknown as readonly [
    question: Element,
    answers: Element,
    no: HTMLElement,
  ];
  question.textContent = text;
  answers.replaceChildren(...nodes);
  no.textContent = cancel;
  set(dialog, { "aria-label": text, returnValue: "" });
  dialog.onclose = () => {
    if (dialog.returnValue !== "") answer(dialog.returnValue);
  };
  dialog.showModal();
  // Enter, pressed once too often, does not answer yes.
  if (nodes.length === 1) no.focus();
}

function confirmButton(textContent: string): HTMLButtonElement {
  return make("button", { part: "button confirm", value: "yes", textContent });
}
