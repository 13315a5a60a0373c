import type { App } from "../app.ts";
import { button, field, make } from "../dom.ts";
import { filesField } from "../files.ts";
import { createStore } from "../store.ts";
import { createRoom, createTabs } from "../tabs.ts";
import { texts } from "../texts.ts";
import { createAccount } from "./account.ts";
import { type CheckedFile, createChecker } from "./checker.ts";
import { createFileRows, createStandings } from "./lists.ts";

/** The most files that are read at a time. */
const most = 5000;

/** What is known of no file. `cut`: of more than `most` only the first are read. */
const nothing = { files: 0, done: 0, games: 0, remarks: 0, cut: false };

/** Recorded games that are dropped or chosen: each is checked in a worker and gets a row, and the players a table. */
export function createCheckPanel(app: App): HTMLElement {
  const said = texts.check;
  const checker = createChecker();
  const account = createAccount(app, checker);
  const input = filesField({ multiple: true, accept: ".gcg,.json,.txt" }, (files) => take(files));
  const bar = make("progress", { max: 1, value: 0, hidden: true, "aria-label": said.bar });
  const state = make("p", { className: "note", role: "status" });
  const rows = createFileRows((file, checked) => account.show(file, checked));
  const standings = createStandings();

  /** Counts what was read so far. Forgetting everything makes the answers that are still waited for void. */
  let counts = nothing;
  let visit = 0;
  const waiting: (readonly [file: File, checked: CheckedFile])[] = [];

  const take = (given: readonly File[]): void => {
    const own = visit;
    const files = given.slice(0, most);
    counts = { ...counts, files: counts.files + files.length, cut: counts.cut || given.length > most };
    forget.disabled = false;
    show();
    // A few at a time: the worker never waits, and what is forgotten meanwhile is not read.
    const queue = files.values();
    const work = async (): Promise<void> => {
      for (const file of queue) {
        const checked = await checker
          .ask("check", { file })
          .catch((error: Error): CheckedFile => ({ ok: false, problem: error.message }));
        if (own !== visit) return;
        waiting.push([file, checked]);
        if (waiting.length === 1) setTimeout(flush, 60);
      }
    };
    for (let i = 0; i < 3; i++) void work();
  };

  /** Shows what was read lately, some rows at a time: each change of a long table takes a moment. */
  const flush = (): void => {
    const read = waiting.splice(0, 20);
    if (waiting.length > 0) setTimeout(flush, 60);
    const games = read.flatMap(([, checked]) => (checked.ok ? [checked] : []));
    counts = {
      ...counts,
      done: counts.done + read.length,
      games: counts.games + games.length,
      remarks: counts.remarks + games.reduce((sum, { remarks }) => sum + remarks, 0),
    };
    rows.add(read);
    standings.add(games.flatMap(({ figures }) => figures));
    show();
  };

  const show = (): void => {
    const { files, done, games, remarks, cut } = counts;
    const busy = done < files;
    bar.hidden = !busy;
    bar.max = Math.max(1, files);
    bar.value = done;
    const sentence = busy ? said.progress(done, files) : said.done(games, remarks, done - games);
    state.textContent = files === 0 ? "" : cut ? `${sentence} ${said.tooMany(most)}` : sentence;
  };

  const forget = button(
    said.forget,
    () => {
      visit++;
      checker.stop();
      waiting.splice(0);
      counts = nothing;
      rows.clear();
      standings.clear();
      account.clear();
      input.value = "";
      forget.disabled = true;
      show();
    },
    { disabled: true },
  );

  const { label, ...names } = said.lists;
  const listed = createStore<"files" | "players">("files");
  const { list, panels } = createTabs(
    label,
    names,
    { files: rows.node, players: standings.node },
    listed,
    "check-list-",
  );
  const chooser = make("div", { className: "drop" }, make("p", {}, said.how), field(said.choose, input));
  const room = createRoom(
    [chooser, make("div", { className: "row" }, bar, state, forget), list, ...panels],
    account.node,
  );
  room.classList.add("files");
  for (const type of ["dragenter", "dragover"] as const)
    room.addEventListener(type, (event) => {
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      chooser.classList.add("over");
    });
  room.addEventListener("dragleave", () => chooser.classList.remove("over"));
  room.addEventListener("drop", (event) => {
    event.preventDefault();
    chooser.classList.remove("over");
    take([...(event.dataTransfer?.files ?? [])]);
  });
  return room;
}
