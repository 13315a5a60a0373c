import type { Placement, Preview } from "tilewright";
import { formatSquare } from "tilewright/notation";
import type { App } from "../app.ts";
import { make, sentences, tableHead } from "../dom.ts";
import { codeOfLanguage, explained, inWords, language } from "../language.ts";
import { texts } from "../texts.ts";
import { judge } from "./report.ts";

/**
 * What is wrong with the play that is being laid, its words, and its score, explained.
 *
 * @param news - What is said while nothing is being laid; empty: nothing has happened.
 */
export function createJudgement(app: App, laid: () => readonly Placement[], news: () => string): HTMLElement {
  const body = make("div", { className: "judgement" });
  const show = (): void => {
    const { ruleset, spot } = app.table.get();
    const placements = laid();
    const { dictionary } = app.lists.words.get();
    const parts =
      placements.length === 0
        ? [
            news() === ""
              ? make("p", { className: "note" }, texts.position.nothingLaid)
              : make("p", { role: "status" }, news()),
          ]
        : partsOf(judge(ruleset, spot, placements, dictionary));
    body.replaceChildren(...parts);
  };
  app.table.watch(show);
  app.laid.watch(show);
  app.lists.words.watch(show);
  language.watch(show);
  return make(
    "section",
    { className: "card answer", tabIndex: 0, "aria-label": texts.position.judged },
    make("h2", {}, texts.position.judged),
    body,
  );
}

function partsOf(preview: Preview): readonly HTMLElement[] {
  const said = texts.position;
  const { legal, violations, words, score } = preview;
  const wrong = inWords(violations);
  return [
    ...(score === null ? [] : [make("p", { className: "score" }, said.score(score.total))]),
    ...(legal
      ? [make("p", { className: "good" }, said.legal)]
      : [make("div", { lang: codeOfLanguage() }, sentences(wrong, "wrong"))]),
    ...(score === null ? [] : [make("p", { className: "explained", lang: codeOfLanguage() }, explained(score))]),
    ...(words.length === 0 ? [] : [tableOf(words)]),
  ];
}

function tableOf(words: Preview["words"]): HTMLElement {
  const { status: states, wordsHeading } = texts.position;
  const rows = words.map(({ word, letters, direction, points, status, labels }) => {
    const at = letters[0] === undefined ? "" : formatSquare(letters[0], direction);
    const why = labels.length === 0 ? states[status] : `${states[status]} (${labels.join(", ")})`;
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, word, " ", make("small", {}, at)),
      make("td", { className: "number" }, `${points}`),
      make("td", { className: status }, why),
    );
  });
  const heads = [wordsHeading.word, wordsHeading.points, wordsHeading.status];
  return make(
    "table",
    {},
    tableHead(heads, (place) => place === 1),
    make("tbody", {}, ...rows),
  );
}
