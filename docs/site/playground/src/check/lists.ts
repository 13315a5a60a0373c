import { addPlayer, type PlayerFigures, standingsOf } from "../../../../../src/cli/season/players.ts";
import { button, make, markCurrent, tableHead } from "../dom.ts";
import { texts } from "../texts.ts";
import type { CheckedFile } from "./checker.ts";

/** The table of the files: one row each, also for a file that is not a game. */
export function createFileRows(choose: (file: File, checked: CheckedFile) => void) {
  const { columns, notOver } = texts.check;
  const body = make("tbody");
  const head = tableHead([columns.file, columns.game, columns.remarks], (place) => place === 2);
  const table = make("table", {}, head, body);
  const none = make("p", { className: "note" }, texts.check.noFiles);
  const node = make("div", { className: "listed", tabIndex: 0 }, table, none);

  const rowOf = ([file, checked]: readonly [File, CheckedFile]): HTMLElement => {
    const open = button(
      file.name,
      () => {
        markCurrent(body, open);
        choose(file, checked);
      },
      { className: "play" },
    );
    const words = checked.ok
      ? `${checked.players.map(({ name, score }) => `${name} ${score}`).join(" : ")}${checked.over ? "" : `, ${notOver}`}`
      : checked.problem;
    const found = checked.ok ? `${checked.remarks}` : "-";
    return make(
      "tr",
      {},
      make("td", {}, open),
      make("td", { className: checked.ok ? "" : "wrong" }, words),
      make("td", { className: checked.ok && checked.remarks > 0 ? "number wrong" : "number" }, found),
    );
  };
  const add = (files: readonly (readonly [File, CheckedFile])[]): void => {
    body.append(...files.map(rowOf));
    none.hidden = true;
  };
  const clear = (): void => {
    body.replaceChildren();
    none.hidden = false;
  };
  return { node, add, clear };
}

/** The table of the players: most wins first, then the best spread. */
export function createStandings() {
  const players = new Map<string, PlayerFigures>();
  const body = make("tbody");
  const table = make(
    "table",
    {},
    tableHead(texts.check.standings, (place) => place > 0),
    body,
  );
  const none = make("p", { className: "note" }, texts.check.noPlayers);
  const node = make("div", { className: "listed", tabIndex: 0 }, table, none);
  let waits = false;

  const show = (): void => {
    waits = false;
    const lines = standingsOf(players).map((of) => [
      ...[of.player, of.games, of.won, of.drawn, of.lost].map(String),
      `${of.spread > 0 ? "+" : ""}${of.spread}`,
      (of.points / of.games).toFixed(1),
      `${of.highest}`,
    ]);
    none.hidden = lines.length > 0;
    body.replaceChildren(
      ...lines.map((cells) =>
        make("tr", {}, ...cells.map((cell, i) => make("td", { className: i === 0 ? "" : "number" }, cell))),
      ),
    );
  };
  const add = (figures: readonly (readonly [string, PlayerFigures])[]): void => {
    for (const [name, more] of figures) {
      const known = players.get(name);
      players.set(name, known === undefined ? more : addPlayer(known, more));
    }
    // Once for many files: the table is made anew.
    if (!waits) setTimeout(show, 250);
    waits = true;
  };
  const clear = (): void => {
    players.clear();
    show();
  };
  return { node, add, clear };
}
