import type { GameState, Move } from "tilewright";
import type { App } from "../app.ts";
import { button, make } from "../dom.ts";
import { saveFile } from "../files.ts";
import { codeOfLanguage } from "../language.ts";
import { fileName, fileOf } from "../record/gcg.ts";
import { type Turn, turnsOf } from "../step/turns.ts";
import { texts } from "../texts.ts";
import { beginButton } from "./games-panel.ts";
import { beforeLastMove, hasMoved, type PlayedGame, seenGame } from "./saved-game.ts";

/** The turns of a game, and what can be done with the game as a whole. */
export interface TurnsPanel {
  readonly node: HTMLElement;
  /** What stands where the buttons were when the game is over. */
  readonly over: HTMLElement;
  readonly show: (played: PlayedGame | null) => void;
}

export function createTurnsPanel(
  app: App,
  act: {
    readonly move: (move: Move) => void;
    /** Shows the game as it was before. */
    readonly goBack: (game: GameState) => void;
    /** Begins another game. `byKey`: no pointer has pressed the button. */
    readonly begin: (byKey: boolean) => void;
  },
): TurnsPanel {
  const said = texts.play;
  const list = make("ol", { className: "turns", reversed: true });
  const none = make("p", { className: "note" }, said.noTurns);
  const listed = make(
    "div",
    { className: "listed", tabIndex: 0, role: "region", "aria-label": said.turns },
    none,
    list,
  );
  let played: PlayedGame | null = null;

  // What is saved and stepped through is what the visitor may see: the other rack is not in it.
  const small = { className: "small" };
  const saveGame = (): void => {
    if (played !== null) saveFile(fileName(played.game), fileOf(seenGame(played)).text);
  };
  const save = button(said.save, saveGame, small);
  const stepThrough = (): void => {
    if (played === null) return;
    app.record.set(fileOf(seenGame(played)).text);
    app.show.set("step");
  };
  /** Goes on in the list where the button that was pressed can do no more: disabled, it has lost the focus. */
  const keepFocus = (): void => {
    if (document.activeElement === document.body) listed.focus({ preventScroll: true });
  };
  const goBack = (): void => {
    const game = played && beforeLastMove(played);
    if (game !== null) act.goBack(game);
    keepFocus();
  };
  const undo = button(said.undo, goBack, small);
  const giveUp = (): void => {
    if (!confirm(said.sureToResign)) return;
    act.move({ type: "resign" });
    keepFocus();
  };
  const resign = button(said.resign, giveUp, small);
  const step = button(said.step, stepThrough, small);

  const show = (now: PlayedGame | null): void => {
    played = now;
    const isOver = now?.game.status.kind === "over";
    const isFriend = now?.opponent === "friend";
    undo.hidden = isFriend;
    undo.disabled = now === null || !hasMoved(now);
    resign.disabled = now === null || isOver;
    save.disabled = step.disabled = now === null;
    // The newest first: the list is longer than its place.
    const items = now === null ? [] : turnsOf(seenGame(now), now.seat).map(itemOf).reverse();
    list.lang = codeOfLanguage();
    list.replaceChildren(...items);
    none.hidden = items.length > 0;
    listed.scrollTop = 0;
  };
  return {
    node: make("div", { className: "fill" }, listed, make("div", { className: "row" }, undo, resign, save, step)),
    over: make("div", { className: "row" }, beginButton(act.begin), button(said.step, stepThrough)),
    show,
  };
}

/** A turn, what it has scored and why, and how the game stood after it. */
function itemOf({ words, play, why, totals }: Turn): HTMLElement {
  const parts: (Node | string)[] = [words];
  if (play !== "") parts.push(" ", make("code", {}, play));
  parts.push(make("b", { className: "standing" }, totals.join(" : ")));
  if (why !== "") parts.push(make("small", {}, why));
  return make("li", {}, ...parts);
}
