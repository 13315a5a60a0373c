import type { Placement } from "tilewright";
import { newDraft, placementsOf, typePlay } from "tilewright/compose";
import type { MoveDetail } from "tilewright/element";
import { englishMessages } from "tilewright/messages/english";
import { formatRack, parseRack } from "tilewright/notation";
import type { App } from "../app.ts";
import { button, field, make, sentences } from "../dom.ts";
import { makeBoard } from "../dress-board.ts";
import { codeOfLanguage, language, messagesNow, problemOf } from "../language.ts";
import { texts } from "../texts.ts";
import { createBoardText } from "./board-text.ts";
import { createJudgement } from "./judgement.ts";
import { draftOf, laidOf, writeLaid } from "./laid.ts";
import { createPlaysPanel } from "./plays-panel.ts";
import { createSharePanel } from "./share-panel.ts";
import { afterPlay, emptySpot, type Spot, viewOf } from "./spot.ts";

/** A board to lay plays on, what is wrong with them, what they score, and every play there is. */
export function createPositionPanel(app: App): HTMLElement {
  const said = texts.position;
  const board = makeBoard(false);
  const speak = (): void => {
    const now = messagesNow();
    // A play goes onto the board here, and there are no turns.
    const element = now === englishMessages ? { ...now.element, play: said.put } : now.element;
    board.messages = { ...now, element, news: { ...now.news, turn: () => "" } };
    board.lang = codeOfLanguage();
    rackProblems.replaceChildren();
  };
  board.lookUp = true;

  const rack = make("input", { autocomplete: "off", spellcheck: false, autocapitalize: "characters" });
  const rackProblems = make("div", { role: "status" });
  const notice = make("div", { role: "status" });
  /** The positions before, for "Undo". */
  const past: Spot[] = [];

  const go = (spot: Spot): void => {
    past.push(app.table.get().spot);
    app.laid.set("");
    app.notice.set([]);
    app.table.set({ ruleset: app.table.get().ruleset, spot });
  };
  const undo = button(said.undo, () => {
    const spot = past.pop();
    if (spot === undefined) return;
    app.laid.set("");
    app.table.set({ ruleset: app.table.get().ruleset, spot });
  });
  const clear = button(said.clear, () => go({ ...emptySpot(app.ruleset.get()), rack: app.table.get().spot.rack }));

  rack.addEventListener("input", () => {
    const { ruleset, spot } = app.table.get();
    const text = rack.value.trim();
    const read = parseRack(text, ruleset.tileSet);
    const capitals = parseRack(text.toUpperCase(), ruleset.tileSet);
    const { tiles, problems } = read.ok ? read : capitals;
    rackProblems.replaceChildren(sentences((problems ?? []).map(problemOf), "wrong"));
    if (tiles === undefined) return;
    app.laid.set("");
    app.table.set({ ruleset, spot: { ...spot, rack: text === "" ? null : tiles } });
  });

  // A position goes back under its own rules only.
  app.ruleset.watch(() => past.splice(0));
  app.table.watch(({ ruleset, spot }) => {
    const view = viewOf(ruleset, spot);
    board.view = view;
    board.draft = draftOf(view, laidOf(app.laid.get(), ruleset)) ?? newDraft(view);
    board.toggleAttribute("no-rack", spot.rack === null);
    const text = formatRack(spot.rack ?? [], ruleset.tileSet);
    if (document.activeElement !== rack) {
      rack.value = text;
      rackProblems.replaceChildren();
    }
    undo.disabled = past.length === 0;
  });
  app.lists.words.watch(({ dictionary }) => {
    board.dictionary = dictionary ?? undefined;
    // So that the board says again what the list says of a play that lies there.
    speak();
  });
  language.watch(speak);
  app.notice.watch((lines) => notice.replaceChildren(sentences(lines, "wrong")));

  board.addEventListener("tilewright-draft", () => {
    if (board.draft !== null) app.laid.set(writeLaid(placementsOf(board.draft)));
  });
  board.addEventListener("tilewright-move", (event) => {
    const { move } = (event as CustomEvent<MoveDetail>).detail;
    if (move.type === "play") go(afterPlay(app.ruleset.get(), app.table.get().spot, move.placements));
  });

  const lay = (text: string): void => {
    if (board.view === null || board.draft === null) return;
    board.draft = typePlay(board.view, board.draft, text);
    board.scrollIntoView({ block: "nearest" });
  };
  const laid = (): readonly Placement[] => laidOf(app.laid.get(), app.ruleset.get());

  return make(
    "div",
    { className: "columns" },
    make(
      "div",
      {},
      make("h2", {}, said.heading),
      make("p", { className: "note" }, said.how),
      notice,
      board,
      make("div", { className: "row" }, undo, clear),
      field(said.rack, rack, said.rackHint),
      rackProblems,
      createBoardText(app, go),
    ),
    make("div", {}, createJudgement(app, laid), createPlaysPanel(app, lay), createSharePanel(app, laid)),
  );
}
