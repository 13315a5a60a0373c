import { formatRack, parseRack } from "tilewright/notation";
import type { App } from "../app.ts";
import { field, make, sentences } from "../dom.ts";
import { language, problemOf } from "../language.ts";
import { texts } from "../texts.ts";
import { mostTiles } from "./spot.ts";

/** The field for the rack of the position, with a button beside it. */
export function createRackField(app: App, beside: HTMLElement): HTMLElement {
  const said = texts.position;
  const rack = make("input", { autocomplete: "off", spellcheck: false, autocapitalize: "characters" });
  const problems = make("div", { role: "status" });
  rack.addEventListener("input", () => {
    const { ruleset, spot } = app.table.get();
    const text = rack.value.trim();
    if (text.length > 8 * mostTiles) return problems.replaceChildren(sentences([said.rackTooLong(mostTiles)], "wrong"));
    const read = parseRack(text, ruleset.tileSet);
    const { tiles, problems: found } = read.ok ? read : parseRack(text.toUpperCase(), ruleset.tileSet);
    problems.replaceChildren(sentences((found ?? []).map(problemOf), "wrong"));
    if (tiles === undefined) return;
    if (tiles.length > mostTiles) return problems.replaceChildren(sentences([said.rackTooLong(mostTiles)], "wrong"));
    app.laid.set("");
    app.table.set({ ruleset, spot: { ...spot, rack: text === "" ? null : tiles } });
  });
  app.table.watch(({ ruleset, spot }) => {
    if (document.activeElement === rack) return;
    rack.value = formatRack(spot.rack ?? [], ruleset.tileSet);
    problems.replaceChildren();
  });
  language.watch(() => problems.replaceChildren());
  return make(
    "div",
    {},
    make("div", { className: "with-button" }, field(said.rack, rack, said.rackHint), beside),
    problems,
  );
}
