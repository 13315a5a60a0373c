import type { GameState, Move } from "tilewright";
import type { App } from "../app.ts";
import { button, make } from "../dom.ts";
import { saveFile } from "../files.ts";
import { codeOfLanguage } from "../language.ts";
import { fileName, fileOf } from "../record/gcg.ts";
import { type Turn, turnsOf } from "../step/turns.ts";
import { texts } from "../texts.ts";
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
    readonly again: (byKey: boolean) => void;
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
  const save = button(said.save, () => played && saveFile(fileName(played.game), fileOf(seenGame(played)).text));
  const stepThrough = (): void => {
    if (played === null) return;
    app.record.set(fileOf(seenGame(played)).text);
    app.show.set("step");
  };
  const undo = button(said.undo, () => {
    const game = played && beforeLastMove(played);
    if (game !== null) act.goBack(game);
  });
  const resign = button(said.resign, () => confirm(said.sureToResign) && act.move({ type: "resign" }));
  const step = button(said.step, stepThrough);
  const again = button(said.begin, () => undefined, { className: "primary" });
  again.addEventListener("click", ({ detail }) => act.again(detail === 0));

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
    over: make("div", { className: "row" }, again, button(said.step, stepThrough)),
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
