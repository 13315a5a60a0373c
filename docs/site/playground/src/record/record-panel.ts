import { createTableGame, defineRuleset, type GameState, type Placement, type Ruleset } from "tilewright";
import { us2021 } from "tilewright/rulesets";
import type { App } from "../app.ts";
import { button, choice, field, fold, make } from "../dom.ts";
import { language } from "../language.ts";
import { createPicture } from "../picture.ts";
import { createRoom } from "../tabs.ts";
import { texts } from "../texts.ts";
import { createEntryForm } from "./entry-form.ts";
import { createFilePanel } from "./file-panel.ts";
import { isSheet, keepSheet, keptSheet } from "./keep.ts";
import { createRacksForm } from "./racks-form.ts";
import { type Counted, countSheet, type Entry, firstSheet, type Sheet } from "./sheet.ts";
import { sheetTable } from "./sheet-table.ts";

/** Records a game from its score sheet. */
export function createRecordPanel(app: App): HTMLElement {
  const said = texts.record;
  let sheet = keptSheet();
  /** Why the sheet is not counted by the rules that are chosen; empty: it is. */
  let unfit = "";
  const rules = (): Ruleset => {
    try {
      const chosen = rulesForPaper(app.ruleset.get(), sheet.players.length);
      createTableGame({ players: sheet.players, ruleset: chosen, first: 0 });
      unfit = "";
      return chosen;
    } catch (error) {
      unfit = said.unfit((error as Error).message);
      return rulesForPaper(us2021, sheet.players.length);
    }
  };
  let counted: Counted = countSheet(sheet, rules());
  /** The turn that is being changed; `null`: a new one is asked for. */
  let changing: number | null = null;
  let laid: readonly Placement[] = [];

  const picture = createPicture();
  const table = make("div");
  const status = make("p", { className: "state", role: "status" });
  const form = createEntryForm({
    write: (entry) =>
      put((entries) =>
        changing === null ? [...entries, entry] : entries.map((old, index) => (index === changing ? entry : old)),
      ),
    insert: (entry) => put((entries) => [...entries.slice(0, changing ?? 0), entry, ...entries.slice(changing ?? 0)]),
    remove: () => put((entries) => entries.filter((_, index) => index !== changing)),
    cancel: () => change(null),
    preview: (placements) => {
      laid = placements;
      showBoard();
    },
  });
  const racks = createRacksForm((written) => update({ ...sheet, racks: written }));
  const file = createFilePanel(app);
  const players = createPlayers(
    () => sheet,
    (part) => update({ ...sheet, ...part }),
  );

  const put = (make: (entries: readonly Entry[]) => readonly Entry[]): void => {
    const entries = make(sheet.entries);
    changing = null;
    update({ ...sheet, entries }, false);
    form.focus();
  };
  const change = (index: number | null): void => {
    changing = index;
    show(false);
    form.focus();
  };
  const update = (next: Sheet, keep = true): void => {
    if (!isSheet(next)) return;
    sheet = next;
    keepSheet(sheet);
    show(keep);
  };
  /** The game before the turn that is asked for. */
  const before = () =>
    changing === null
      ? open().game
      : countSheet({ ...sheet, entries: sheet.entries.slice(0, changing), racks: null }, rules()).game;
  /** The sheet as it stands without its end, so that there is a player on turn. */
  const open = () => (sheet.racks === null ? counted : countSheet({ ...sheet, racks: null }, rules()));

  const showBoard = (): void => picture.show(changing === null ? counted.game : before(), laid);
  const show = (keep: boolean): void => {
    counted = countSheet(sheet, rules());
    const { game, wrong } = counted;
    const asked = before();
    const entry = changing === null ? null : (sheet.entries[changing] ?? null);
    form.ask(asked, entry, changing === null ? asks(asked) : said.change(changing + 1), keep);
    // Nobody has a turn any more, but an earlier one can still be changed.
    const ended = game.status.kind === "over" || game.status.kind === "racks-needed";
    form.node.hidden = ended && changing === null;
    status.textContent = `${unfit} ${statusOf(counted)}`.trim();
    table.replaceChildren(sheetTable(sheet, counted, change), totals(sheet, counted));
    racks.show(open().game, sheet.racks, wrong);
    file.show(
      game,
      sheet,
      counted.lines.flatMap((line, index) => line.wrong.map((why) => said.turnWrong(index + 1, why))),
    );
    players.show();
    showBoard();
  };

  const anew = button(said.anew, () => {
    if (!confirm(said.sure)) return;
    changing = null;
    update({ ...firstSheet, players: sheet.players, list: sheet.list }, false);
    players.node.open = true;
    racks.node.open = false;
  });

  app.ruleset.watch(() => show(true));
  language.watch(() => show(true));
  const side = make(
    "section",
    { className: "side", "aria-label": said.beside },
    make(
      "div",
      { className: "shelf" },
      status,
      form.node,
      make("p", { className: "note" }, said.how),
      table,
      players.node,
      racks.node,
      file.node,
      make("p", { className: "note" }, said.kept),
      anew,
    ),
  );
  return createRoom([picture.node], side);
}

/** A game on paper was played by as many as it was, whatever the rules say of that. */
function rulesForPaper(ruleset: Ruleset, players: number): Ruleset {
  const { min, max } = ruleset.players;
  if (players >= min && players <= max) return ruleset;
  return defineRuleset(ruleset, { players: { min: Math.min(min, players), max: Math.max(max, players) } });
}

/** What the form asks for in a game as it stands. */
function asks({ status, players }: GameState): string {
  const name = status.turn === null ? "" : (players[status.turn]?.name ?? "");
  return status.kind === "last-challenge" ? texts.record.waits : texts.record.turnOf(name);
}

function statusOf({ game }: Counted): string {
  const said = texts.record;
  const { status, players } = game;
  if (status.kind !== "over") return status.kind === "racks-needed" ? said.racksNeeded : "";
  const names = status.winners.map((seat) => players[seat]?.name ?? "").join(", ");
  return `${texts.endReasons[status.reason]} ${said.over(names)}`;
}

/** What unplayed tiles cost or bring, and the scores. */
function totals(sheet: Sheet, { game }: Counted): HTMLElement {
  const said = texts.record;
  if (sheet.entries.length === 0) return make("div");
  const items = game.players.map(({ name, score }) =>
    make("li", {}, make("span", {}, name), make("b", {}, `${score}`)),
  );
  return make("ul", { className: "totals", "aria-label": said.totals }, ...items);
}

/** The names of the players, and of the word list. */
function createPlayers(sheetNow: () => Sheet, write: (part: Partial<Sheet>) => void) {
  const said = texts.record;
  const inputs = Array.from({ length: 4 }, (_, seat) => {
    const input = make("input", { autocomplete: "off", maxLength: 40 });
    input.addEventListener("input", () => {
      const names = sheetNow().players.map((name, other) => (other === seat ? input.value : name));
      write({ players: names });
    });
    return input;
  });
  const fields = inputs.map((input, seat) => field(said.player(seat), input));
  const list = make("input", { autocomplete: "off", maxLength: 60 });
  list.addEventListener("input", () => write({ list: list.value.trim() }));
  const title = make("input", { autocomplete: "off", maxLength: 100 });
  title.addEventListener("input", () => write({ title: title.value }));
  const date = make("input", { type: "date" });
  date.addEventListener("input", () => write({ date: date.value }));
  const whose = choice(said.whosePoints, "rules");
  whose.addEventListener("change", () => write({ keepPoints: whose.value === "sheet" }));
  const more = button(said.morePlayers, () => {
    const { players } = sheetNow();
    write({ players: [...players, ["Ann", "Ben", "Cho", "Dan"][players.length] ?? ""], racks: null });
  });
  const fewer = button(said.fewerPlayers, () => write({ players: sheetNow().players.slice(0, -1), racks: null }));
  const node = fold(
    said.players,
    make("div", { className: "pair" }, ...fields),
    make("div", { className: "row" }, more, fewer),
    make("div", { className: "pair" }, field(said.title, title), field(said.date, date)),
    field(said.list, list),
    field(said.whose, whose),
  );
  node.className = "card";
  node.open = sheetNow().entries.length === 0;
  return {
    node,
    show: (): void => {
      const { players, list: name } = sheetNow();
      fields.forEach((part, seat) => {
        part.hidden = seat >= players.length;
      });
      inputs.forEach((input, seat) => {
        if (document.activeElement !== input) input.value = players[seat] ?? "";
      });
      if (document.activeElement !== list) list.value = name;
      const { title: called = "", date: day = "", keepPoints = false } = sheetNow();
      if (document.activeElement !== title) title.value = called;
      if (document.activeElement !== date) date.value = day;
      whose.value = keepPoints ? "sheet" : "rules";
      more.disabled = players.length >= 4;
      fewer.disabled = players.length <= 2;
    },
  };
}
