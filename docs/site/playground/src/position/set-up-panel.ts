import { auditBoard, wordsOnBoard } from "tilewright";
import { describeFinding } from "tilewright/messages";
import type { App } from "../app.ts";
import { button, field, fold, keepWidth, make, sentences } from "../dom.ts";
import { copyText } from "../files.ts";
import { codeOfLanguage, language, messagesNow } from "../language.ts";
import { texts } from "../texts.ts";
import { cgpOf, emptySpot, readSpot, rowsOf, type Spot } from "./spot.ts";

/**
 * Sets up a position: by hand on the board itself, as text, or as a line of CGP.
 *
 * @param go - Shows a position, which can be undone.
 */
export function createSetUpPanel(app: App, go: (spot: Spot) => void): HTMLElement {
  const said = texts.position;
  const turn = (): void => {
    keepWidth(hand);
    app.setting.set(!app.setting.get());
  };
  const hand = button(said.byHand, turn, { className: "primary" });
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
  /** What is wrong with the board, whatever plays led to it, and which of its words are not in the list. */
  const found = make("div", { role: "status" });
  const audit = (): void => {
    const { ruleset, spot } = app.table.get();
    const { dictionary } = app.lists.words.get();
    const position = { ruleset, board: spot.board };
    const words = wordsOnBoard(position, { dictionary: dictionary ?? undefined });
    const wrong = [
      ...auditBoard(position).map((finding) => describeFinding(finding, { messages: messagesNow() })),
      ...words.filter(({ status }) => status === "invalid").map(({ word }) => said.notInList(word)),
    ];
    const isEmpty = spot.board.every((tile) => tile === null);
    found.lang = codeOfLanguage();
    found.replaceChildren(
      ...(isEmpty
        ? []
        : wrong.length === 0
          ? [make("p", { className: "good" }, said.clean)]
          : [sentences(wrong, "wrong")]),
    );
  };
  app.table.watch(audit);
  app.lists.words.watch(audit);
  language.watch(audit);
  return make(
    "div",
    {},
    make("p", { className: "note" }, said.byHandHint),
    make("div", { className: "row" }, hand, clear, copy),
    found,
    fold(said.setUp, field(said.rows, text, said.setUpHint), use, problems),
  );
}
