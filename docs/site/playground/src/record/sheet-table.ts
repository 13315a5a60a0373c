import { button, make, sentences } from "../dom.ts";
import { texts } from "../texts.ts";
import type { Counted, Entry, Sheet } from "./sheet.ts";

/** The score sheet as a table: a row for each turn, with what is wrong with it. */
export function sheetTable(sheet: Sheet, { lines, game }: Counted, change: (index: number) => void): HTMLElement {
  const said = texts.record;
  if (lines.length === 0) return make("p", { className: "note" }, said.empty);
  const rows = lines.flatMap((line, index) => {
    const { player, points, total, why, wrong, news } = line;
    const entry = sheet.entries[index] as Entry;
    // A challenge that has changed no score has nothing to say in the columns of numbers.
    const counts = entry.kind !== "challenge" || points !== 0;
    const row = make(
      "tr",
      { className: wrong.length > 0 ? "has-wrong" : "" },
      make("td", { className: "number" }, `${index + 1}`),
      make("th", { scope: "row" }, player === null ? "" : (game.players[player]?.name ?? "")),
      make("td", {}, whatOf(entry)),
      make("td", { className: "number" }, counts ? `${points}` : ""),
      make("td", { className: "number" }, counts ? `${total}` : ""),
      make(
        "td",
        {},
        button(said.changeTurn, () => change(index), { "aria-label": said.change(index + 1), className: "small" }),
      ),
    );
    if (why === "" && wrong.length === 0 && news.length === 0) return [row];
    const more = make("td", { colSpan: 5 }, make("small", {}, why), sentences(news), sentences(wrong, "wrong"));
    return [row, make("tr", { className: "more" }, make("td"), more)];
  });
  const heads = Object.values(said.columns).map((head) => make("th", { scope: "col" }, head));
  return make(
    "div",
    { className: "scroll", tabIndex: 0, role: "region", "aria-label": said.sheet },
    make("table", {}, make("thead", {}, make("tr", {}, ...heads, make("td"))), make("tbody", {}, ...rows)),
  );
}

function whatOf(entry: Entry): string {
  const said = texts.record;
  switch (entry.kind) {
    case "play":
      return entry.text;
    case "exchange":
      return said.exchanged(entry.tiles);
    case "pass":
      return said.passed;
    case "challenge":
      return said.challenged(entry.good);
  }
}
