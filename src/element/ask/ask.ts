import { laidAt } from "../../compose/board.ts";
import type { Draft } from "../../compose/draft.ts";
import { nameBlank, takeBack } from "../../compose/lay.ts";
import { typeText } from "../../compose/type.ts";
import { type AllowedMoves, allowedMoves } from "../../game/allowed.ts";
import type { Move } from "../../game/model/move.ts";
import type { GameView } from "../../game/model/view.ts";
import type { Violation } from "../../game/model/violation.ts";
import { costOf } from "../../messages/pieces.ts";
import { say } from "../../messages/say.ts";
import type { ElementWords } from "../../messages/types/element.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { Reactions } from "../hand/reactions.ts";
import type { PartNodes } from "../markup.ts";
import type { Shown } from "../shown.ts";
import { letterKeys } from "./letter-keys.ts";
import type { Questions } from "./question.ts";

const button = (name: string, value: string, text: string, more = {}): Drawn => [
  "button",
  { part: `button ${name}`, value, ...more },
  [text],
];

/** Asks which letter a blank stands for that has just been laid. Without an answer it goes back to the rack. */
export function askLetter(
  { dialog, answers, grid }: PartNodes,
  { ask, settle }: Questions,
  labels: ElementWords,
  { shown, change }: Pick<Reactions, "shown" | "change">,
): void {
  const { view, draft } = shown() ?? {};
  const notice = draft?.notice;
  if (!view || notice?.code !== "laid" || notice.letter !== null) return;
  const { square } = notice;
  const blank = laidAt(draft as Draft, square);
  const alone: Draft = { ...(draft as Draft), laid: blank ? [blank] : [], typed: null };
  const letters = view.ruleset.tileSet.letters.map(({ letter }) =>
    button("letter", letter, letter, { translate: "no" }),
  );
  const lies = (now: Shown | null): boolean => now !== null && laidAt(now.draft, square)?.letter === null;
  /** Does something to the blank, unless it is gone by now. */
  const withBlank = (act: (now: Shown) => Draft): void => {
    const now = shown();
    if (now !== null && lies(now)) change(act(now));
  };
  ask(labels, {
    stands: () => lies(shown()),
    text: labels.nameBlank,
    answers: letters,
    first: "question",
    answer: (letter: Letter) => withBlank((now) => nameBlank(now.view, now.draft, square, letter)),
    giveUp: () => withBlank((now) => takeBack(now.draft, square)),
    key: letterKeys({
      buttons: () => [...answers.getElementsByTagName("button")],
      letterOf: (typed) => typeText(view, alone, typed).laid[0]?.letter ?? null,
      choose: settle,
    }),
  });
  // Beside the square, and not over it.
  const { rows, cols } = view.ruleset.layout;
  const isAbove = square.row < rows / 2;
  const cell = grid.querySelector(`[data-square="${square.row * cols + square.col}"]`);
  const { top, bottom } = dialog.getBoundingClientRect();
  const rect = cell?.getBoundingClientRect();
  if (rect && rect.bottom > top && rect.top < bottom) dialog.style.marginBlock = isAbove ? "auto 8px" : "8px auto";
}

/** Where it is asked about a move, in which words, and what happens with the answer. */
export interface Asking extends Pick<Reactions, "shown"> {
  readonly parts: PartNodes;
  readonly questions: Questions;
  readonly labels: ElementWords;
  readonly send: (move: Move) => void;
  readonly refuse: (violations: readonly Violation[]) => void;
}

/**
 * Sends a move that ends a turn or may cost one, after a question: a tap beside the button for an exchange must not
 * cost the turn. Where words are challenged one by one it asks which; elsewhere, whether to challenge the play. It says
 * what a failed challenge would cost. To accept a play is what the game waits for.
 */
export function askMove(type: "pass" | "challenge" | "accept", view: GameView, asking: Asking): void {
  const { labels, send, refuse } = asking;
  const allowed = allowedMoves(view);
  const { violations } = allowed[type];
  if (violations !== undefined) refuse(violations);
  else if (type === "accept") send({ type });
  else if (type === "pass") askWhether(type, labels.askPass, "", view, asking);
  else if (allowed.challenge.ok) askChallenge(view, allowed.challenge, asking);
}

/** Asks whether to make a move, and makes it. */
function askWhether(type: "pass" | "challenge", text: string, more: string, view: GameView, asking: Asking): void {
  const { questions, labels, send, shown } = asking;
  questions.ask(labels, {
    stands: () => isOf(view, shown()),
    text,
    more,
    answers: [button("confirm", "yes", labels[type])],
    first: "cancel",
    answer: () => send({ type }),
  });
}

function askChallenge(
  view: GameView,
  { words, indices, against, price }: Extract<AllowedMoves["challenge"], { readonly ok: true }>,
  asking: Asking,
): void {
  const { parts, questions, labels, send, shown } = asking;
  const { ruleset, players, status } = view;
  const opponent = players[against]?.name ?? "";
  // Whoever is the last to challenge the last play has no turn to lose: if it stands, the game is over.
  const isLast = status.kind === "last-challenge" && status.waitingFor.length === 1;
  const cost = costOf(isLast && price === "lose-turn" ? "nothing" : price);
  const more = say(labels.challengeCosts, { ...cost, opponent });
  if (ruleset.challenge?.looksUp === "every-word" || words.length < 2) {
    askWhether("challenge", `${labels.challenge}: ${words.join(", ")}`, more, view, asking);
    return;
  }
  const choices = words.map(
    (word): Drawn => ["label", { part: "word", translate: "no" }, [["input", { type: "checkbox" }], word]],
  );
  const boxes = parts.answers.getElementsByTagName("input");
  questions.ask(labels, {
    stands: () => isOf(view, shown()),
    text: labels.chooseWords,
    more,
    // A challenge that names no word would challenge all.
    answers: [...choices, button("confirm", "yes", labels.challenge, { disabled: "" })],
    answer: () => send({ type: "challenge", words: indices.filter((_, i) => boxes[i]?.checked) }),
  });
}

/** Whether a board still shows a view: what was asked about a move was asked of that one. */
function isOf(view: GameView, shown: Shown | null): boolean {
  return shown !== null && (shown.view === view || JSON.stringify(shown.view) === JSON.stringify(view));
}
