import { formatRack } from "tilewright/notation";
import type { App } from "../app.ts";
import { button, make, markCurrent, tableHead } from "../dom.ts";
import { texts } from "../texts.ts";
import type { FoundPlay } from "../words/finder.ts";

/** How many plays are shown. */
const most = 200;

/** By what the list can be sorted. */
const columns = ["play", "keeps", "points"] as const;
type Column = (typeof columns)[number];

/** Shows a play on the board for as long as it is looked at. `null`: what lay there before. */
export type Peek = (play: FoundPlay | null) => void;

/** Finds plays, and lists them. */
export interface PlaysPanel {
  readonly find: () => void;
  readonly list: HTMLElement;
}

/**
 * Finds every play for the rack, in the worker. A play is shown on the board while the pointer is on it or it has the
 * focus, and stays there when it is pressed.
 */
export function createPlaysPanel(app: App, peek: Peek, lay: (play: FoundPlay) => void): PlaysPanel {
  const said = texts.position;
  const state = make("p", { className: "note", role: "status" });
  const body = make("tbody");
  let plays: readonly FoundPlay[] = [];
  let pinned: FoundPlay | null = null;
  let sorted: { readonly by: Column; readonly down: boolean } = { by: "points", down: true };
  /** The search whose answer is waited for. Another position makes it void. */
  let search = 0;

  const head = tableHead(columns.map((name) => button(said.columns[name], () => sortBy(name))));
  const heads = head.querySelectorAll("th");
  const table = make("table", { className: "plays" }, head, body);
  table.addEventListener("pointerleave", () => peek(null));

  const find = async (): Promise<void> => {
    const { ruleset, spot } = app.table.get();
    const { rack } = spot;
    forget();
    const own = search;
    const say = (words: string): void => {
      if (own === search) state.textContent = words;
    };
    if (rack === null || rack.length === 0) return say(said.needsRack);
    if (app.lists.words.get().dictionary === null) return say(said.needsWords);
    say(said.finding);
    try {
      await app.lists.ready();
      const found = await app.finder.ask("plays", { position: { ruleset, ...spot, rack }, top: most });
      if (own !== search) return;
      plays = found.plays;
      say(said.found(found.count, plays.length));
      show();
    } catch (error) {
      say(said.notFound((error as Error).message));
    }
  };

  const show = (): void => {
    table.hidden = plays.length === 0;
    columns.forEach((name, i) => {
      if (name !== sorted.by) heads[i]?.removeAttribute("aria-sort");
      else heads[i]?.setAttribute("aria-sort", sorted.down ? "descending" : "ascending");
    });
    const keyOf = ({ text, points, leave }: FoundPlay): string | number =>
      ({ play: text, keeps: leave.join(""), points })[sorted.by];
    const rows = [...plays].sort((a, b) => {
      const [first, second] = sorted.down ? [keyOf(b), keyOf(a)] : [keyOf(a), keyOf(b)];
      return typeof first === "number"
        ? first - Number(second)
        : first.localeCompare(`${second}`, "en", { numeric: true });
    });
    body.replaceChildren(...rows.map(rowOf));
  };
  const sortBy = (by: Column): void => {
    // Points begin with the most, words with A.
    sorted = { by, down: sorted.by === by ? !sorted.down : by === "points" };
    show();
  };
  const rowOf = (play: FoundPlay): HTMLElement => {
    const press = button(play.text, () => pin(play, press), {
      className: "play",
      onfocus: () => peek(play),
      onblur: () => peek(null),
    });
    if (play === pinned) press.setAttribute("aria-current", "true");
    return make(
      "tr",
      { onpointerenter: () => peek(play) },
      make("td", {}, press),
      make("td", {}, formatRack(play.leave, app.ruleset.get().tileSet)),
      make("td", { className: "number" }, `${play.points}`),
    );
  };
  const pin = (play: FoundPlay, press: HTMLElement): void => {
    pinned = play;
    markCurrent(body, press);
    lay(play);
  };
  const forget = (): void => {
    search++;
    plays = [];
    pinned = null;
    state.textContent = "";
    show();
  };
  app.table.watch(forget);
  app.lists.words.watch(forget);
  return {
    find: () => void find(),
    list: make(
      "section",
      { className: "found", "aria-label": said.plays },
      state,
      make("div", { className: "listed" }, table),
    ),
  };
}
