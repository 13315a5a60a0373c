import type { GameState } from "tilewright";
import type { App } from "../app.ts";
import { button, make, sentences } from "../dom.ts";
import { saveFile } from "../files.ts";
import { remarkOf } from "../language.ts";
import { texts } from "../texts.ts";
import { fileName, fileOf } from "./gcg.ts";

/** The game as a file: what a check finds in it, and the button that saves it. */
export interface FilePanel {
  readonly node: HTMLElement;
  /** `wrong`: whether there are remarks on the sheet itself. */
  readonly show: (game: GameState, wrong: boolean) => void;
}

export function createFilePanel(app: App): FilePanel {
  const said = texts.record;
  const report = make("div", { role: "status" });
  let now: GameState | null = null;
  const save = button(said.saveFile, () => now && saveFile(fileName(now), fileOf(now).text), { className: "main" });
  const step = button(said.step, () => {
    if (now === null) return;
    app.record.set(fileOf(now).text);
    app.show.set("step");
  });
  const node = make(
    "section",
    { className: "card" },
    make("h3", {}, said.file),
    report,
    make("div", { className: "row" }, save, step),
  );
  return {
    node,
    show: (game, wrong) => {
      now = game;
      const { text, found, unsaid } = fileOf(game);
      const lines = text.split("\n");
      const remarks = found.map((remark) => remarkOf(remark, lines[remark.line - 1] ?? ""));
      report.replaceChildren(
        ...(wrong ? [make("p", { className: "warn" }, said.wrong)] : []),
        make(
          "p",
          { className: remarks.length === 0 ? "good" : "warn" },
          remarks.length === 0 ? said.clean : said.found,
        ),
        sentences(remarks, "wrong"),
        ...(unsaid.length === 0
          ? []
          : [make("p", { className: "note" }, said.unsaid), sentences(unsaid.map(said.unsaidRemark))]),
      );
    },
  };
}
