import type { Placement } from "tilewright";
import { type Draft, newDraft, placementsOf } from "tilewright/compose";
import { liven, type MoveDetail } from "tilewright/element";
import { englishMessages } from "tilewright/messages/english";
import { formatPlay } from "tilewright/notation";
import type { App } from "../app.ts";
import { button, make, sentences } from "../dom.ts";
import { codeOfLanguage, language, messagesNow } from "../language.ts";
import { makeBoard } from "../make-board.ts";
import { createStore } from "../store.ts";
import { createBoardRoom, createSide } from "../tabs.ts";
import { texts } from "../texts.ts";
import type { FoundPlay } from "../words/finder.ts";
import { boardOf, draftToSet, viewToSet } from "./editor.ts";
import { createJudgement } from "./judgement.ts";
import { draftOf, laidOf, writeLaid } from "./laid.ts";
import { createPlaysPanel, type Peek } from "./plays-panel.ts";
import { createRackField } from "./rack-field.ts";
import { judge } from "./report.ts";
import { createSetUpPanel } from "./set-up-panel.ts";
import { createSharePanel } from "./share-panel.ts";
import { afterPlay, type Spot, viewOf } from "./spot.ts";

/** A board to lay plays on, what is wrong with them, what they score, and every play there is. */
export function createPositionPanel(app: App): HTMLElement {
  const said = texts.position;
  const board = makeBoard();
  board.classList.add("position");
  board.setAttribute("aria-label", said.board);
  board.lookUp = true;
  const speak = (): void => {
    const now = messagesNow();
    // A play goes onto the board here, and there are no turns.
    const element = now === englishMessages ? { ...now.element, play: said.put } : now.element;
    board.messages = { ...now, element, news: { ...now.news, turn: () => "" } };
    board.lang = codeOfLanguage();
  };
  // Before the first view comes: what is said of it is said in these words.
  language.watch(speak);
  const notice = make("div", { className: "notice", role: "status" });

  /** The positions before, for "Undo". */
  const past: Spot[] = [];
  const show = (spot: Spot): void => {
    app.laid.set("");
    app.table.set({ ruleset: app.table.get().ruleset, spot });
  };
  const go = (spot: Spot): void => {
    past.push(app.table.get().spot);
    app.notice.set([]);
    show(spot);
  };
  const undo = button(said.undo, () => {
    const spot = past.pop();
    if (spot !== undefined) show(spot);
  });

  const draw = (): void => {
    const { ruleset, spot } = app.table.get();
    const view = app.setting.get() ? viewToSet(ruleset) : viewOf(ruleset, spot);
    board.view = view;
    board.draft = app.setting.get()
      ? draftToSet(view, spot.board)
      : (draftOf(view, laidOf(app.laid.get(), ruleset)) ?? newDraft(view));
    board.toggleAttribute("no-rack", app.setting.get() || spot.rack === null);
    undo.disabled = past.length === 0;
  };
  /** Whether the board has set the position itself, and is as it should be. */
  let isOwn = false;
  const setBoard = (draft: Draft): void => {
    const { ruleset, spot } = app.table.get();
    const set = boardOf(ruleset, draft);
    if (JSON.stringify(set) === JSON.stringify(spot.board)) return;
    isOwn = true;
    go({ ...spot, board: set });
    isOwn = false;
    undo.disabled = false;
  };

  const draftFor = ({ placements }: FoundPlay): Draft | null => {
    const { view } = board;
    return view === null || view.viewer === null ? null : draftOf(view, placements);
  };
  /** What lay there before a play of the list was looked at. That play is not laid, so it stands in no link. */
  let before: Draft | null = null;
  const peek: Peek = (play) => {
    if (app.setting.get()) return;
    const laid = before ?? board.draft;
    before = play === null ? null : laid;
    const draft = play === null ? laid : draftFor(play);
    if (draft !== null && draft !== board.draft) board.draft = draft;
  };

  // A position goes back under its own rules only.
  app.ruleset.watch(() => past.splice(0));
  app.table.watch(() => {
    before = null;
    if (!isOwn) draw();
  });
  // What an illegal play scores says nothing of a board that is being set up.
  let calm: (() => void) | null = null;
  app.setting.watch((on) => {
    board.classList.toggle("setting", on);
    if (on) app.laid.set("");
    draw();
    if (on) calm?.();
    calm = on ? null : liven(board);
  });
  app.lists.words.watch(({ dictionary }) => {
    board.dictionary = dictionary ?? undefined;
    // So that the board says again what the list says of a play that lies there.
    speak();
  });
  // Where the panel with the button is not seen, the mode has to say what it is, and how it ends.
  const done = button(said.byHandEnd, () => app.setting.set(false), { className: "small" });
  const mode = make("p", { className: "mode" }, said.byHandNow, " ", done);
  const notify = (): void =>
    notice.replaceChildren(sentences(app.notice.get(), "wrong"), ...(app.setting.get() ? [mode] : []));
  app.notice.watch(notify);
  app.setting.watch(notify);

  board.addEventListener("tilewright-draft", () => {
    if (board.draft === null) return;
    if (app.setting.get()) setBoard(board.draft);
    else if (before === null) app.laid.set(writeLaid(placementsOf(board.draft)));
  });
  board.addEventListener("tilewright-move", (event) => {
    const { move } = (event as CustomEvent<MoveDetail>).detail;
    if (move.type !== "play") return;
    const { ruleset, spot } = app.table.get();
    const { score } = judge(ruleset, spot, move.placements, null);
    put = said.onBoard(formatPlay(move.placements, { ruleset, board: spot.board }), score?.total ?? 0);
    go(afterPlay(ruleset, spot, move.placements));
    put = "";
  });

  /** What is said of the play that is being put on the board. */
  let put = "";
  const laid = (): readonly Placement[] => laidOf(app.laid.get(), app.ruleset.get());
  const plays = createPlaysPanel(app, peek, (play) => {
    // A play is laid on a position that has been set up.
    app.setting.set(false);
    const draft = draftFor(play);
    before = null;
    if (draft !== null) board.draft = draft;
  });
  const side = createSide(
    said.beside,
    said.tabs,
    {
      plays: make(
        "div",
        { className: "fill" },
        createRackField(app, plays.find, undo),
        plays.list,
        createJudgement(app, laid, () => put),
      ),
      set: createSetUpPanel(app, go),
      share: createSharePanel(app, laid),
    },
    createStore<"plays" | "set" | "share">("plays"),
    "position-",
  );
  return createBoardRoom(board, side, notice);
}
