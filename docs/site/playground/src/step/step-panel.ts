import type { GameState } from "tilewright";
import { initialStateOf } from "tilewright";
import { positionBefore } from "tilewright/notation";
import type { App } from "../app.ts";
import { button, field, fold, make, sentences } from "../dom.ts";
import { fileField } from "../files.ts";
import { language, remarkOf } from "../language.ts";
import { createPicture } from "../picture.ts";
import { cgpOf } from "../position/spot.ts";
import { setupFor } from "../setup/setup.ts";
import { texts } from "../texts.ts";
import { exampleGame } from "./example.ts";
import { type ReadRecord, readRecord } from "./read-record.ts";
import { type Turn, turnsOf } from "./turns.ts";

/** Loads a recorded game and steps through it. */
export function createStepPanel(app: App): HTMLElement {
  const said = texts.step;
  let input: string | Uint8Array = "";
  let read: Extract<ReadRecord, { readonly ok: true }> | null = null;
  let turns: readonly Turn[] = [];
  /** How many turns are shown; 0: the empty board. */
  let place = 0;

  const pasted = make("textarea", { rows: 6, spellcheck: false, autocomplete: "off", className: "rows" });
  const own = make("input", { type: "checkbox" });
  const state = make("div", { role: "status" });
  const file = fileField(".gcg,.json,.txt", (_, bytes) => load(bytes));
  const picture = createPicture();
  const title = make("h3");
  const now = make("p", { className: "turn", role: "status" });
  const why = make("p", { className: "explained" });
  const notes = make("div");
  const scores = make("ul", { className: "totals" });
  const slider = make("input", { type: "range", min: "0", value: "0" });
  const list = make("ol", { className: "turns" });
  const remarks = make("div");
  const tryIt = button(said.tryIt, () => tryHere());
  const buttons = [
    button(said.first, () => go(0)),
    button(said.back, () => go(place - 1)),
    button(said.on, () => go(place + 1)),
    button(said.last, () => go(turns.length)),
  ];
  slider.addEventListener("input", () => go(Number(slider.value)));
  own.addEventListener("change", () => load(input));

  const load = (given: string | Uint8Array): void => {
    input = given;
    const result = given.length === 0 ? null : readRecord(given, own.checked ? app.ruleset.get() : null);
    read = result?.ok ? result : null;
    turns = read === null ? [] : turnsOf(read.game.state);
    viewer.hidden = read === null;
    state.replaceChildren(...(result === null || result.ok ? [] : problemsOf(result)));
    if (read === null) return;
    const lines = typeof given === "string" ? given.split(/\r\n|\r|\n/) : [];
    const found = read.remarks.map((remark) => remarkOf(remark, lines[remark.line - 1] ?? ""));
    title.textContent = read.game.title ?? read.game.names.join(" - ");
    remarks.replaceChildren(
      ...(found.length === 0
        ? [make("p", { className: "good" }, said.noRemarks)]
        : [make("h4", {}, said.remarks), sentences(found, "wrong")]),
    );
    slider.max = `${turns.length}`;
    list.replaceChildren(
      ...turns.map(({ words, play }, index) =>
        make(
          "li",
          {},
          button(play === "" ? words : `${words} (${play})`, () => go(index + 1), { className: "play" }),
        ),
      ),
    );
    go(0);
  };

  const go = (wanted: number): void => {
    if (read === null) return;
    place = Math.max(0, Math.min(turns.length, wanted));
    const turn = turns[place - 1];
    const game: GameState = turn?.after ?? initialStateOf(read.game.state);
    picture.show(game);
    now.textContent = `${said.of(place, turns.length)}: ${turn?.words ?? said.start}`;
    why.textContent = turn?.why ?? "";
    // Notes belong to the event before the next turn begins.
    const next = turns[place]?.event ?? Number.POSITIVE_INFINITY;
    const told = read.game.notes.filter(({ event }) => turn !== undefined && event >= turn.event && event < next);
    notes.replaceChildren(...told.map(({ text }) => make("blockquote", {}, text)));
    scores.replaceChildren(
      ...game.players.map(({ name, score }) => make("li", {}, make("span", {}, name), make("b", {}, `${score}`))),
    );
    slider.value = `${place}`;
    slider.setAttribute("aria-valuetext", said.of(place, turns.length));
    buttons.forEach((each, i) => {
      // Not disabled, so that a button keeps the focus at either end and the keys go on working.
      each.setAttribute("aria-disabled", `${i < 2 ? place === 0 : place === turns.length}`);
    });
    [...list.children].forEach((item, index) => {
      if (index === place - 1) item.firstElementChild?.setAttribute("aria-current", "step");
      else item.firstElementChild?.removeAttribute("aria-current");
    });
  };

  /** Shows the position before the next turn, with its rack if it is known, among the plays to lay. */
  const tryHere = (): void => {
    if (read === null) return;
    const next = turns[place]?.event ?? read.game.state.history.length;
    const { position } = positionBefore(read.game, next);
    const setup = own.checked ? app.setup.get() : setupFor(position.ruleset);
    app.open({ ...app.address(), show: "position", setup, position: cgpOf(position.ruleset, position), laid: "" });
  };

  const viewer = make(
    "div",
    { className: "columns", hidden: true },
    make(
      "div",
      {},
      title,
      picture.node,
      make("div", { className: "row" }, ...buttons),
      field(said.slider, slider),
      now,
      why,
      notes,
    ),
    make(
      "div",
      {},
      scores,
      make("section", { className: "card" }, remarks),
      make("section", { className: "card" }, make("h3", {}, said.turns), list),
      make("div", { className: "row" }, tryIt),
    ),
  );
  viewer.addEventListener("keydown", (event) => {
    if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) go(place + step);
  });

  app.ruleset.watch(() => own.checked && load(input));
  language.watch(() => {
    const before = place;
    load(input);
    go(before);
  });
  app.record.watch((text) => {
    if (text === "") return;
    pasted.value = text;
    load(text);
  });

  const show = button(said.show, () => load(pasted.value), { className: "main" });
  const example = button(said.example, () => {
    pasted.value = exampleGame;
    load(exampleGame);
  });
  return make(
    "div",
    {},
    make("h2", {}, said.heading),
    make("p", { className: "note" }, said.how),
    make(
      "section",
      { className: "card" },
      field(said.file, file),
      fold(said.paste, field(said.text, pasted), show),
      make("label", { className: "check" }, own, said.byOwnRules),
      make("div", { className: "row" }, example),
      state,
    ),
    viewer,
  );
}

function problemsOf({ problems }: Extract<ReadRecord, { readonly ok: false }>): readonly HTMLElement[] {
  const lines = problems.map((problem) => remarkOf(problem, ""));
  return [make("p", { className: "warn" }, texts.step.unreadable), sentences(lines, "wrong")];
}
