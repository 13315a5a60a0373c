import type { App } from "../app.ts";
import { button, field, fold, make, sentences } from "../dom.ts";
import { texts } from "../texts.ts";
import { readSpot, rowsOf, type Spot } from "./spot.ts";

/** Sets up a board as text. */
export function createBoardText(app: App, go: (spot: Spot) => void): HTMLElement {
  const said = texts.position;
  const text = make("textarea", { rows: 15, className: "rows", spellcheck: false, autocomplete: "off" });
  const problems = make("div", { role: "status" });
  app.table.watch(({ ruleset, spot }) => {
    text.rows = ruleset.layout.rows;
    text.value = rowsOf(ruleset, spot);
    problems.replaceChildren();
  });
  const use = button(said.use, () => {
    const { ruleset, spot } = app.table.get();
    const read = readSpot(text.value, ruleset, spot.rack);
    if (read.ok) go(read.spot);
    else problems.replaceChildren(sentences(read.problems, "wrong"));
  });
  return fold(said.setUp, field(said.rows, text, said.setUpHint), use, problems);
}
