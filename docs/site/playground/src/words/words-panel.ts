import type { App } from "../app.ts";
import { button, choice, field, make, sentences } from "../dom.ts";
import { fileField } from "../files.ts";
import { texts } from "../texts.ts";
import type { ListKind } from "./list-name.ts";
import type { Words } from "./words.ts";

/** Chooses a list of words, or takes the visitor's own. */
export function createWordsPanel(app: App): HTMLElement {
  const said = texts.words;
  const { words, choose, takeOwn } = app.lists;
  const kinds: readonly ListKind[] = ["free", "classroom", "none", "own"];
  const kind = choice(
    kinds.map((name) => [name, said[name]] as const),
    "free",
  );
  kind.addEventListener("change", () => choose(kind.value as ListKind));

  const pasted = make("textarea", { rows: 4, spellcheck: false, autocomplete: "off" });
  const file = fileField(".txt,.csv,text/plain", (name, bytes) => takeOwn(name, new TextDecoder().decode(bytes)));
  const own = make(
    "div",
    {},
    make("p", { className: "note" }, said.stays),
    field(said.file, file),
    field(said.paste, pasted),
    button(said.take, () => takeOwn(said.pasted, pasted.value)),
  );
  const state = make("div", { role: "status" });

  words.watch((now) => {
    kind.value = now.kind;
    own.hidden = now.kind !== "own";
    state.replaceChildren(...stateOf(now));
  });
  return make("div", { className: "words" }, field(said.label, kind), own, state);
}

function stateOf({ kind, name, state, size, leftOut }: Words): readonly HTMLElement[] {
  const said = texts.words;
  if (state === "loading") return [make("p", { className: "note" }, said.loading)];
  if (state === "missing") return [make("p", { className: "warn" }, said.missing(name))];
  if (state === "unfit") return [make("p", { className: "warn" }, said.unfit)];
  if (kind !== "own" || size === null) return [];
  return [make("p", { className: "note" }, said.ready(size, name)), sentences(leftOut.map(said.leftOut))];
}
