import { type GameState, initialStateOf } from "tilewright";
import { positionBefore } from "tilewright/notation";
import { linkTo } from "../address.ts";
import type { App, RecordText } from "../app.ts";
import { button, field, fold, make, scrollWithin, sentences } from "../dom.ts";
import { copyText, fileField } from "../files.ts";
import { keep, kept } from "../kept.ts";
import { language, remarkOf } from "../language.ts";
import { pack, unpack } from "../pack.ts";
import { createPicture } from "../picture.ts";
import { cgpOf } from "../position/spot.ts";
import { setupFor } from "../setup/setup.ts";
import { createStore } from "../store.ts";
import { createRoom, createSide } from "../tabs.ts";
import { texts } from "../texts.ts";
import { exampleGame } from "./example.ts";
import { type ReadRecord, readRecord } from "./read-record.ts";
import { type Turn, turnsOf } from "./turns.ts";

/** The longest address that is made of a game: whatever is longer is cut off on its way. */
const longest = 8000;

type ReadGame = Extract<ReadRecord, { readonly ok: true }>;

/** Loads a recorded game and steps through it. It is kept, and has a link of its own. */
export function createStepPanel(app: App): HTMLElement {
  const said = texts.step;
  let input: RecordText = "";
  let read: ReadGame | null = null;
  let turns: readonly Turn[] = [];
  /** How many turns are shown; 0: the empty board. */
  let place = 0;
  /** The game as it stands in the address. */
  let shown = "";

  const pasted = make("textarea", { rows: 6, spellcheck: false, autocomplete: "off", className: "rows" });
  const own = make("input", { type: "checkbox" });
  const state = make("div", { role: "status" });
  const file = fileField(".gcg,.json,.txt", (_, bytes) => take(bytes));
  const picture = createPicture();
  const title = make("h2", { className: "title" });
  const now = make("p", { className: "turn", role: "status" });
  const why = make("p", { className: "explained" });
  const notes = make("div");
  const rack = make("p", { className: "tiles", role: "img", translate: false });
  const scores = make("ul", { className: "totals" });
  const slider = make("input", { type: "range", min: "0", value: "0", "aria-label": said.slider });
  const list = make("ol", { className: "turns" });
  const listed = make("div", { className: "listed" }, list);
  const remarks = make("div");
  const tab = createStore<"turns" | "open">("open");
  const tryIt = button(said.tryIt, () => tryHere());
  const link = button(said.link, () => {
    const address = { ...app.address(), ...app.stepped.get(), show: "step", position: null, laid: "" } as const;
    copyText(linkTo(address), link, texts.copied);
  });
  const tooLong = make("p", { className: "note", hidden: true }, said.tooLong);
  const [first, back, on, last] = [
    button("«", () => go(0), { "aria-label": said.first, title: said.first }),
    button("‹", () => go(place - 1), { "aria-label": said.back, title: said.back }),
    button("›", () => go(place + 1), { "aria-label": said.on, title: said.on }),
    button("»", () => go(turns.length), { "aria-label": said.last, title: said.last }),
  ];
  slider.addEventListener("input", () => go(Number(slider.value)));
  own.addEventListener("change", () => load(input));

  /** Takes another game: it gets its link, and is kept unless a link has brought it. */
  const take = async (given: RecordText, at = 0, isOwn = true): Promise<void> => {
    load(given, at);
    if (read !== null) tab.set("turns");
    // The button that has opened it is gone.
    if (isOwn && document.activeElement === document.body) on.focus({ preventScroll: true });
    const packed = read === null ? "" : await pack(given);
    if (input !== given) return;
    if (isOwn) keep("record", packed);
    const fits = packed.length <= longest;
    link.disabled = !fits || packed === "";
    tooLong.hidden = fits;
    shown = fits ? packed : "";
    app.stepped.set({ record: shown, turn: place });
  };

  /** Reads a game and shows one of its turns. */
  const load = (given: RecordText, at = 0): void => {
    input = given;
    const result = given.length === 0 ? null : readRecord(given, own.checked ? app.ruleset.get() : null);
    read = result?.ok ? result : null;
    turns = read === null ? [] : turnsOf(read.game.state);
    for (const part of [picture.node, rack, viewer]) part.hidden = read === null;
    none.hidden = read !== null;
    state.replaceChildren(...(result === null || result.ok ? [] : problemsOf(result)));
    if (read === null) return;
    const lines = typeof given === "string" ? given.split(/\r\n|\r|\n/) : [];
    const found = read.remarks.map((remark) => remarkOf(remark, lines[remark.line - 1] ?? ""));
    title.textContent = read.game.title ?? read.game.names.join(" - ");
    remarks.replaceChildren(
      ...(found.length === 0
        ? [make("p", { className: "good" }, said.noRemarks)]
        : [make("h3", {}, said.remarks), sentences(found, "wrong")]),
    );
    slider.max = `${turns.length}`;
    list.replaceChildren(
      ...turns.map(({ words, play, totals }, index) =>
        make(
          "li",
          {},
          button(play === "" ? words : `${words} (${play})`, () => go(index + 1), { className: "play" }),
          make("b", { className: "standing" }, totals.join(" : ")),
        ),
      ),
    );
    go(at);
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
    // Not disabled, so that a button keeps the focus at either end and the keys go on working.
    for (const each of [first, back]) each.setAttribute("aria-disabled", `${place === 0}`);
    for (const each of [on, last]) each.setAttribute("aria-disabled", `${place === turns.length}`);
    showRack(read);
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const current = list.children[place - 1]?.firstElementChild;
    current?.setAttribute("aria-current", "step");
    if (current) scrollWithin(listed, current);
    else listed.scrollTop = 0;
    app.stepped.set({ ...app.stepped.get(), turn: place });
  };

  /** The position before the next turn, with its rack if the record knows it, and whose that is. */
  const positionNow = ({ game }: ReadGame) => {
    const { history, players } = game.state;
    const next = turns[place]?.event ?? history.length;
    const { position } = positionBefore(game, next);
    return { position, name: players[history[next]?.player ?? -1]?.name ?? "" };
  };
  const showRack = (game: ReadGame): void => {
    const { position, name } = positionNow(game);
    const tiles = position.rack ?? [];
    rack.replaceChildren(...(tiles.length === 0 ? [] : [name]), ...tiles.map((tile) => make("b", {}, tile)));
    rack.setAttribute("aria-label", tiles.length === 0 ? said.noRack : said.rack(name, tiles.join(" ")));
  };

  /** Shows that position among the plays to lay. */
  const tryHere = (): void => {
    if (read === null) return;
    const { position } = positionNow(read);
    const setup = own.checked ? app.setup.get() : setupFor(position.ruleset);
    app.open({ ...app.address(), show: "position", setup, position: cgpOf(position.ruleset, position), laid: "" });
  };

  const none = make("p", { className: "note" }, said.none);
  listed.append(
    make("section", { className: "card" }, remarks, make("div", { className: "row" }, tryIt, link), tooLong),
  );
  const viewer = make(
    "div",
    { className: "fill", hidden: true },
    title,
    scores,
    make("div", { className: "controls" }, first, back, slider, on, last),
    listed,
    make("div", { className: "answer", tabIndex: 0, role: "region", "aria-label": said.shown }, now, why, notes),
  );
  const show = button(said.show, () => take(pasted.value), { className: "primary" });
  const example = button(said.example, () => {
    pasted.value = exampleGame;
    void take(exampleGame);
  });
  const opener = make(
    "div",
    {},
    make("p", { className: "note" }, said.how),
    field(said.file, file),
    make("label", { className: "check" }, own, said.byOwnRules),
    make("div", { className: "row" }, example),
    fold(said.paste, field(said.text, pasted), show),
  );
  const body = make("div", { className: "whole" }, none, viewer);
  const side = createSide(said.beside, said.tabs, { turns: body, open: opener }, tab, "step-");
  const room = createRoom([state, picture.node, rack], side.node);
  // Wherever the focus is, as long as nothing there has a use for the keys itself.
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (app.show.get() !== "step" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((target as Element).closest("input, textarea, select, [role=tab], dialog, .top, .menu")) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: turns.length,
    };
    const next = steps[key];
    if (next === undefined || read === null) return;
    event.preventDefault();
    go(next);
  });

  app.ruleset.watch(() => own.checked && load(input));
  language.watch(() => load(input, place));
  app.record.watch((text) => {
    if (text.length === 0) return;
    if (typeof text === "string") pasted.value = text;
    void take(text);
  });

  const open = async (packed: string, at: number): Promise<void> => {
    shown = packed;
    const bytes = await unpack(packed);
    if (bytes !== null) return take(bytes, at, false);
    state.replaceChildren(make("p", { className: "warn" }, said.badLink));
  };
  app.stepped.watch(({ record, turn }) => {
    if (record !== "" && record !== shown) void open(record, turn);
    else if (turn !== place) go(turn);
  });
  // Without a link the game of the last visit.
  const before = kept("record");
  if (shown === "" && before !== null && before !== "") void open(before, 0);
  return room;
}

function problemsOf({ problems }: Extract<ReadRecord, { readonly ok: false }>): readonly HTMLElement[] {
  const lines = problems.map((problem) => remarkOf(problem, ""));
  return [make("p", { className: "warn" }, texts.step.unreadable), sentences(lines, "wrong")];
}
