import type { App } from "../app.ts";
import { button, field, make, sentences } from "../dom.ts";
import { saveFile } from "../files.ts";
import { codeOfLanguage } from "../language.ts";
import { texts } from "../texts.ts";
import { writeClassPage } from "./class-page.ts";

/** Saves a page for a class: the board, the words and the rules that are chosen, and names, as one file. */
export function createClassPanel(app: App): HTMLElement {
  const said = texts.forClass;
  const title = make("input", { autocomplete: "off", maxLength: 80, value: said.firstTitle });
  const names = make("textarea", { rows: 3, autocomplete: "off", value: said.firstNames });
  const state = make("div", { role: "status" });
  const save = button(said.save, async () => {
    const players = names.value.split("\n").flatMap((name) => name.trim() || []);
    if (players.length === 0 || players.length > 16)
      return state.replaceChildren(sentences([said.needsNames], "wrong"));
    // The last rules that could be made are in force, and not those that are written.
    if (app.problems.get().length > 0) return state.replaceChildren(sentences([texts.setup.wrong], "wrong"));
    save.disabled = true;
    state.replaceChildren(make("p", { className: "note" }, said.saving));
    try {
      const [{ default: library }, words] = await Promise.all([import("library:"), app.lists.text()]);
      if (words === null && app.ruleset.get().wordCheck === "on-play") throw new Error(said.needsWords);
      const html = writeClassPage({
        title: title.value.trim() || said.firstTitle,
        players,
        setup: app.setup.get(),
        words,
        language: { name: app.messages.get(), code: codeOfLanguage() },
        library,
      });
      saveFile(said.fileName, html, "text/html");
      state.replaceChildren(make("p", { className: "good" }, words === null ? said.savedWithoutWords : said.saved));
    } catch (error) {
      state.replaceChildren(sentences([said.failed((error as Error).message)], "wrong"));
    }
    save.disabled = false;
  });
  return make(
    "section",
    { className: "card" },
    make("h2", {}, said.heading),
    make("p", { className: "note" }, said.how),
    make("div", { className: "pair" }, field(said.title, title), field(said.names, names)),
    save,
    state,
  );
}
