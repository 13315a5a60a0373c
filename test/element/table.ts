import { applyMove, createGame, type GameState, unwrap, viewFor } from "tilewright";
import { defineBoard, type MoveDetail, type TilewrightBoard } from "tilewright/element";
import { parsePlay } from "tilewright/notation";
import { afterEach, beforeEach } from "vitest";

/** Gives each test of a file an empty page, on which the tag is known. */
export function onEmptyPages(): void {
  beforeEach(() => {
    if (customElements.get("tilewright-board") === undefined) defineBoard("tilewright-board");
  });
  afterEach(() => document.body.replaceChildren());
}

export const racks = [
  ["H", "O", "R", "N", "?", "E", "A"],
  ["F", "A", "R", "M", "S", "T", "E"],
];
export const begun = createGame({ players: ["Ann", "Ben"], racks, first: 0, seed: "an element" });

/** A board on the page that shows a game as a player sees it, with all the moves that it has sent. */
export function boardFor(game: GameState, seat: number | "spectator" = 0) {
  const board = document.createElement("tilewright-board") as TilewrightBoard;
  const sent: MoveDetail[] = [];
  board.addEventListener("tilewright-move", (event) => sent.push((event as CustomEvent<MoveDetail>).detail));
  document.body.append(board);
  board.view = viewFor(game, seat as 0);
  const root = board.shadowRoot!;
  const at = <T extends HTMLElement>(selector: string): T => root.querySelector(selector) as T;
  const square = (row: number, col: number) => at(`[data-square="${row * game.ruleset.layout.cols + col}"]`);
  return {
    board,
    sent,
    root,
    at,
    square,
    said: () => at("[part=log]").textContent,
    laid: () => board.draft?.laid.map(({ letter, row, col }) => `${letter}${row},${col}`).join(" "),
    tapRack: (place: number) => at(`[data-place="${place}"]`).click(),
    press: (key: string) =>
      at(".typer").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    type: (text: string) => {
      const typer = at<HTMLInputElement>(".typer");
      typer.value = text;
      typer.dispatchEvent(new Event("input", { bubbles: true }));
    },
    submit: (text: string) => {
      const typed = at<HTMLInputElement>("[part=field]");
      typed.value = text;
      typed.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      return typed.value;
    },
    button: (action: string) => at<HTMLButtonElement>(`[data-action="${action}"]`),
    /** What is asked, and what it can be answered with; null if nothing is asked. */
    asked: () => {
      const nodes = [...root.querySelectorAll("dialog p,dialog label,dialog button")];
      const texts = nodes
        .filter((node) => node.matches("label") || node.textContent !== "")
        .map((node) => node.textContent);
      return at<HTMLDialogElement>("dialog").open ? texts : null;
    },
    choose: (...words: readonly number[]) => {
      for (const [i, box] of root.querySelectorAll<HTMLInputElement>("dialog input").entries())
        if (box.checked !== words.includes(i)) box.click();
    },
    /** Presses the button that says yes. */
    confirm: () => at('dialog [part~="confirm"]').click(),
  };
}

export const pointer = (type: string, x: number, y: number) =>
  new PointerEvent(type, {
    ...{ clientX: x, clientY: y, pointerId: 1, button: 0, buttons: type === "pointerup" ? 0 : 1 },
    ...{ pointerType: "mouse", bubbles: true, composed: true },
  });

/** The letters on the rack, from left to right. */
export const lettersOf = (root: ShadowRoot): string =>
  [...root.querySelectorAll("[data-place] text:first-of-type")].map(({ textContent }) => textContent).join("");

/** Drags from one part of a board to another: the pointer is over `over`, and is let go there. */
export function drag(
  root: ShadowRoot,
  from: HTMLElement,
  over: Element | null,
  end: "pointerup" | "Escape" = "pointerup",
) {
  root.elementFromPoint = () => over;
  from.dispatchEvent(pointer("pointerdown", 5, 5));
  document.dispatchEvent(pointer("pointermove", 90, 90));
  if (end === "pointerup") document.dispatchEvent(pointer(end, 90, 90));
  else document.dispatchEvent(new KeyboardEvent("keydown", { key: end, bubbles: true }));
}

/** Makes a play for the player on turn. */
export const play = (game: GameState, text: string): GameState =>
  unwrap(applyMove(game, unwrap(parsePlay(text, game)).move, { by: game.status.turn! })).state;
