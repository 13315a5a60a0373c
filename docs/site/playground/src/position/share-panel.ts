import type { Placement, Position } from "tilewright";
import { describeBoard, renderSvg } from "tilewright/render";
import { linkTo } from "../address.ts";
import type { App } from "../app.ts";
import { button, fold, make } from "../dom.ts";
import { copyText, saveFile } from "../files.ts";
import { codeOfLanguage, language, messagesNow } from "../language.ts";
import { texts } from "../texts.ts";
import { programOf } from "./code.ts";
import { judge, printed } from "./report.ts";
import { cgpOf } from "./spot.ts";

/** The position as a link and as a program. */
export function createSharePanel(app: App, laid: () => readonly Placement[]): HTMLElement {
  const said = texts.position;
  const code = make("pre", { className: "code", tabIndex: 0, "aria-label": said.program });
  const output = make("pre", { className: "output", tabIndex: 0, "aria-label": said.output });
  const link = button(said.link, () => copyText(linkTo(app.address()), link, texts.copied));
  const copy = button(said.copy, () => copyText(code.textContent ?? "", copy, texts.copied));

  const drawn = (): Position => {
    const { ruleset, spot } = app.table.get();
    return { ruleset, board: spot.board };
  };
  const describe = (): string => describeBoard(drawn(), { messages: messagesNow() }).join(" ");
  const picture = button(said.picture, () => {
    const options = { placements: laid(), description: describe(), messages: messagesNow() };
    saveFile("board.svg", renderSvg(drawn(), options), "image/svg+xml");
  });
  const words = make("p", {});
  const copyWords = button(said.copyWords, () => copyText(words.textContent ?? "", copyWords, texts.copied));
  const speak = (): void => {
    words.textContent = describe();
    words.lang = codeOfLanguage();
  };
  app.table.watch(speak);
  language.watch(speak);

  const show = (): void => {
    const { ruleset, spot } = app.table.get();
    const words = app.lists.words.get();
    // While the visitor's own rules are wrong, the last ones that could be made are in force.
    if (app.problems.get().length > 0) return;
    const placements = laid();
    code.textContent = programOf(app.setup.get(), words, cgpOf(ruleset, spot), placements);
    output.textContent = printed(judge(ruleset, spot, placements, words.dictionary)).join("\n");
  };
  app.table.watch(show);
  app.laid.watch(show);
  app.lists.words.watch(show);
  app.setup.watch(show);
  return make(
    "section",
    { className: "card" },
    make("p", { className: "note" }, said.linkHint),
    make("div", { className: "row" }, link, picture),
    fold(said.inWords, words, make("div", { className: "row" }, copyWords)),
    fold(
      said.code,
      make("div", { className: "row" }, copy),
      code,
      make("p", { className: "note" }, said.codeHint),
      output,
    ),
  );
}
