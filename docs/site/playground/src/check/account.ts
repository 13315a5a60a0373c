import type { App } from "../app.ts";
import type { Asking } from "../ask-worker.ts";
import { button, make, sentences } from "../dom.ts";
import { saveFile } from "../files.ts";
import { codeOfLanguage, language } from "../language.ts";
import { createStore } from "../store.ts";
import { createSide } from "../tabs.ts";
import { texts } from "../texts.ts";
import type { Account, CheckedFile, Questions } from "./checker.ts";

/** What there is to say about the file that was chosen: remarks, sheet, story, and the page to step through. */
export function createAccount(app: App, checker: Asking<Questions>) {
  const said = texts.check;
  const note = make("p", { className: "note", role: "status" }, said.none);
  const remarks = make("div");
  const sheet = make("div", { className: "scroll", tabIndex: 0 });
  const story = make("ol", { className: "story" });
  const frame = make("iframe", { title: said.frame, hidden: true, sandbox: "allow-scripts" });
  let chosen: File | null = null;
  let page = "";

  const named = (): string => `${(chosen?.name ?? "game").replace(/\.\w+$/, "")}.html`;
  const open = button(said.open, () => {
    window.open(URL.createObjectURL(new Blob([page], { type: "text/html;charset=utf-8" })));
  });
  const save = button(said.save, () => saveFile(named(), page, "text/html"));
  const step = button(said.step, async () => {
    if (chosen === null) return;
    app.record.set(new Uint8Array(await chosen.arrayBuffer()));
    app.show.set("step");
  });

  const fill = (account: Account | null): void => {
    page = account?.page ?? "";
    for (const each of [open, save, step]) each.disabled = account === null;
    for (const part of [remarks, sheet, story]) part.lang = codeOfLanguage();
    remarks.replaceChildren(
      ...(account === null
        ? []
        : account.remarks.length === 0
          ? [make("p", { className: "good" }, said.clean)]
          : [sentences(account.remarks, "wrong")]),
    );
    // Nothing in a record becomes markup: the library says so, and its tests.
    sheet.innerHTML = account?.sheet ?? "";
    story.replaceChildren(
      ...(account?.story ?? []).map(({ head, lines }) =>
        make("li", {}, head, ...lines.map((line) => make("small", {}, line))),
      ),
    );
    frame.srcdoc = page;
    frame.hidden = account === null;
  };

  const tell = async (file: File): Promise<void> => {
    chosen = file;
    note.textContent = said.reading;
    fill(null);
    try {
      const account = await checker.ask("tell", { file, language: app.messages.get() });
      if (chosen !== file) return;
      fill(account);
      note.textContent = file.name;
    } catch (error) {
      note.textContent = said.notRead((error as Error).message);
    }
  };
  const show = (file: File, checked: CheckedFile): void => {
    if (checked.ok) return void tell(file);
    chosen = null;
    fill(null);
    note.textContent = said.notRead(checked.problem);
  };
  const clear = (): void => {
    chosen = null;
    fill(null);
    note.textContent = said.none;
  };
  language.watch(() => chosen && void tell(chosen));
  fill(null);

  const { node } = createSide(
    said.beside,
    said.tabs,
    {
      remarks: make("div", {}, remarks, make("div", { className: "row" }, step)),
      sheet,
      story: make("div", {}, story),
      page: make("div", {}, make("div", { className: "row" }, open, save), frame),
    },
    createStore<"remarks" | "sheet" | "story" | "page">("remarks"),
    "check-",
    [note],
  );
  return { node, show, clear };
}
