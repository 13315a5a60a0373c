import type { GameState } from "tilewright";
import type { App } from "../app.ts";
import { button, make, sentences } from "../dom.ts";
import { saveFile } from "../files.ts";
import { remarkOf, unsaidOf } from "../language.ts";
import { texts } from "../texts.ts";
import { type About, fileName, fileOf } from "./gcg.ts";

/** The game as a file: what a check finds in it, and the button that saves it. */
export interface FilePanel {
  readonly node: HTMLElement;
  /** `wrong`: the remarks on the sheet itself, with the number of the turn. */
  readonly show: (game: GameState, about: About, wrong: readonly string[]) => void;
}

export function createFilePanel(app: App): FilePanel {
  const said = texts.record;
  const report = make("div", { role: "status" });
  let now: GameState | null = null;
  let about: About = {};
  const save = button(said.saveFile, () => now && saveFile(fileName(now, about), fileOf(now, about).text), {
    className: "primary",
  });
  const step = button(said.step, () => {
    if (now === null) return;
    app.record.set(fileOf(now, about).text);
    app.show.set("step");
  });
  const node = make(
    "section",
    { className: "card" },
    make("h2", {}, said.file),
    report,
    make("div", { className: "row" }, save, step),
  );
  return {
    node,
    show: (game, more, wrong) => {
      now = game;
      about = more;
      const { text, found, unsaid } = fileOf(game, about);
      const lines = text.split("\n");
      const remarks = found.map((remark) => remarkOf(remark, lines[remark.line - 1] ?? ""));
      report.replaceChildren(
        ...(wrong.length > 0 ? [make("p", { className: "warn" }, said.wrong), sentences(wrong, "wrong")] : []),
        ...(remarks.length > 0 ? [make("p", { className: "warn" }, said.found)] : []),
        // Not while the sheet itself has remarks: the file may be in order, and say something else than the paper.
        ...(remarks.length + wrong.length === 0 ? [make("p", { className: "good" }, said.clean)] : []),
        sentences(remarks, "wrong"),
        ...(unsaid.length === 0
          ? []
          : [make("p", { className: "note" }, said.unsaid), sentences(unsaid.map(unsaidOf))]),
      );
    },
  };
}
