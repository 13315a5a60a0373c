import type { App } from "../app.ts";
import { button, field, fold, make, sentences } from "../dom.ts";
import { copyText } from "../files.ts";
import { texts } from "../texts.ts";
import { cgpOf, emptySpot, readSpot, rowsOf, type Spot } from "./spot.ts";

/**
 * Sets up a position: by hand on the board itself, as text, or as a line of CGP.
 *
 * @param go - Shows a position, which can be undone.
 */
export function createSetUpPanel(app: App, go: (spot: Spot) => void): HTMLElement {
  const said = texts.position;
  const hand = button(said.byHand, () => app.setting.set(!app.setting.get()), { className: "primary" });
  app.setting.watch((on) => {
    hand.setAttribute("aria-pressed", `${on}`);
    hand.textContent = on ? said.byHandDone : said.byHand;
  });
  const clear = button(said.clear, () => go({ ...emptySpot(app.ruleset.get()), rack: app.table.get().spot.rack }));
  const copy = button(said.copyCgp, () => {
    const { ruleset, spot } = app.table.get();
    copyText(cgpOf(ruleset, spot), copy, texts.copied);
  });

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
  return make(
    "div",
    {},
    make("p", { className: "note" }, said.byHandHint),
    make("div", { className: "row" }, hand, clear, copy),
    fold(said.setUp, field(said.rows, text, said.setUpHint), use, problems),
  );
}
