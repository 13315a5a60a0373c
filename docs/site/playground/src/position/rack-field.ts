import { formatRack, parseRack } from "tilewright/notation";
import type { App } from "../app.ts";
import { button, field, make, sentences } from "../dom.ts";
import { language, problemOf } from "../language.ts";
import { texts } from "../texts.ts";
import { mostTiles } from "./spot.ts";

/**
 * The field for the rack of the position.
 *
 * @param find - Finds the plays for it. Enter does, too.
 * @param beside - A button beside the one that finds them.
 */
export function createRackField(app: App, find: () => void, beside: HTMLElement): HTMLElement {
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
    const { rackSize } = ruleset;
    if (tiles.length > rackSize)
      problems.replaceChildren(sentences([said.rackTooFull(rackSize, tiles.length)], "warn"));
    app.laid.set("");
    app.table.set({ ruleset, spot: { ...spot, rack: text === "" ? null : tiles } });
  });
  app.table.watch(({ ruleset, spot }) => {
    if (document.activeElement === rack) return;
    rack.value = formatRack(spot.rack ?? [], ruleset.tileSet);
    problems.replaceChildren();
  });
  language.watch(() => problems.replaceChildren());
  const submit = button(said.find, () => undefined, { type: "submit", className: "primary" });
  const form = make("form", { className: "with-button" }, field(said.rack, rack, said.rackHint), submit, beside);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    find();
  });
  return make("div", {}, form, problems);
}
