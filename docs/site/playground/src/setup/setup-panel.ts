import { readAddress } from "../address.ts";
import type { App } from "../app.ts";
import { createClassPanel } from "../class/class-panel.ts";
import { button, choice, field, make, sentences } from "../dom.ts";
import type { LanguageName } from "../language.ts";
import { languageNames } from "../language-names.ts";
import { texts } from "../texts.ts";
import { createWordsPanel } from "../words/words-panel.ts";
import { layouts, presetSentences, presets, tileSets, variants } from "./choices.ts";
import { readKnobs } from "./knobs.ts";
import type { Setup } from "./setup.ts";

/** How many sentences about names that do not exist are shown. */
const mostUnknown = 10;

/** The dialog of the rules. */
export interface SetupPanel {
  /** The button that opens it. What is chosen stands on it. */
  readonly open: HTMLButtonElement;
  readonly dialog: HTMLDialogElement;
}

/** Chooses rules, board, tiles, own rules and words: they hold for everything on the page. */
export function createSetup(app: App): SetupPanel {
  const said = texts.setup;
  const change = (part: Partial<Setup>): void => {
    app.setup.set({ ...app.setup.get(), ...part });
    // The visitor has seen it, and chosen.
    app.unknown.set([]);
  };
  const asInRules = ["", said.asInRules] as const;
  const names = (all: object, words: Readonly<Record<string, string>> = {}) =>
    Object.keys(all).map((name) => [name, words[name] ?? readable(name)] as const);

  const presetOf = (name: string): string => said.preset(presetSentences[name] ?? "", name);
  const everyPreset = Object.keys(presets).map((name) => [name, presetOf(name)] as const);

  const rules = choice(everyPreset, "");
  const layout = choice([asInRules, ...names(layouts, said.layoutNames)], "");
  const tiles = choice([asInRules, ...names(tileSets)], "");
  const messages = choice(Object.entries(languageNames), "english");
  const knobs = make("textarea", { rows: 5, spellcheck: false, autocomplete: "off", placeholder: "rackSize: 8" });
  const wrong = make("div", { role: "status" });
  rules.addEventListener("change", () => change({ rules: rules.value }));
  layout.addEventListener("change", () => change({ layout: layout.value }));
  tiles.addEventListener("change", () => change({ tiles: tiles.value }));
  knobs.addEventListener("input", () => change({ knobs: knobs.value }));

  messages.addEventListener("change", () => app.messages.set(messages.value as LanguageName));
  app.messages.watch((name) => {
    messages.value = name;
  });

  const boxes = Object.keys(variants).map((name) => {
    const box = make("input", { type: "checkbox", value: name });
    box.addEventListener("change", () =>
      change({ variants: boxes.filter(({ checked }) => checked).map(({ value }) => value) }),
    );
    return box;
  });

  const unknown = make("div", { role: "status" });
  app.unknown.watch((lines) => unknown.replaceChildren(sentences(lines.slice(0, mostUnknown), "wrong")));

  app.setup.watch((setup) => {
    rules.value = setup.rules;
    layout.value = setup.layout;
    tiles.value = setup.tiles;
    for (const box of boxes) box.checked = setup.variants.includes(box.value);
    if (knobs.value !== setup.knobs) knobs.value = setup.knobs;
  });
  app.problems.watch((problems) => {
    if (problems.length > 0) return wrong.replaceChildren(make("p", {}, said.wrong), sentences(problems, "wrong"));
    const fields = Object.keys(readKnobs(app.setup.get().knobs).patch);
    wrong.replaceChildren(
      ...(fields.length === 0 ? [] : [make("p", { className: "note" }, said.inForce(fields.join(", ")))]),
    );
  });

  const summary = make("span", { className: "chosen" });
  const summarise = (): void => {
    const { tileSet, layout: board } = app.ruleset.get();
    const chosen = presetOf(app.setup.get().rules);
    const { kind, name, state } = app.lists.words.get();
    const called = kind === "own" && name !== "" ? name : texts.words[kind];
    const list =
      state === "missing" ? texts.words.missingHere(called) : state === "unfit" ? texts.words.unfitHere : called;
    const chosenNow = said.summary(chosen, readable(tileSet.id), said.ownBoard(board.rows, board.cols), list);
    summary.textContent = app.unknown.get().length === 0 ? chosenNow : `${chosenNow} · ${said.notUnderstood}`;
  };
  app.ruleset.watch(summarise);
  app.lists.words.watch(summarise);
  app.unknown.watch(summarise);

  const anew = (): void => {
    if (confirm(said.sure)) app.open({ ...readAddress(""), show: app.show.get() });
  };
  const dialog = make(
    "dialog",
    { className: "setup", "aria-label": said.heading },
    make(
      "header",
      {},
      make("h2", {}, said.heading),
      button(said.close, () => dialog.close()),
    ),
    make(
      "div",
      { className: "columns" },
      make(
        "div",
        {},
        unknown,
        field(said.rules, rules),
        field(said.layout, layout),
        field(said.tiles, tiles),
        field(said.messages, messages, said.messagesHint),
        createWordsPanel(app),
      ),
      make(
        "div",
        {},
        make(
          "fieldset",
          {},
          make("legend", {}, said.variants),
          ...boxes.map((box) => make("label", { className: "check" }, box, presetSentences[box.value] ?? box.value)),
        ),
        field(said.knobs, knobs, said.knobsHint),
        wrong,
        createClassPanel(app),
      ),
    ),
    // Far from where the dialog begins: it takes back all that has been set up.
    make("div", { className: "row" }, button(said.anew, anew)),
    make("p", { className: "note" }, texts.about),
    make("p", { className: "note" }, texts.trademarks),
  );
  // A press beside the dialog closes it, too.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  const open = button(said.open, () => dialog.showModal(), { className: "open-setup", "aria-haspopup": "dialog" }, [
    summary,
  ]);
  return { open, dialog };
}

/** `english107` as people write it: English 107. */
function readable(name: string): string {
  const spaced = name.replace(/[-\s]*(\d+)$/, " $1");
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
}
