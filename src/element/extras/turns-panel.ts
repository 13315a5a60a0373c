import { englishForNews, newsByEvent } from "../../compose/describe-news.ts";
import type { GameEvent, PlayerIndex } from "../../game/model/event.ts";
import type { GameView } from "../../game/model/view.ts";
import { requireView } from "../../game/table/require-game.ts";
import type { LanguageName, Messages } from "../../messages/types/messages.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { insideOf } from "../inside.ts";
import { definePanel } from "./panel.ts";

/** An element that lists all turns, controlled by setting its properties. */
export interface TurnsPanel extends HTMLElement {
  /**
   * The board to follow: the panel uses the board's current view, the player it addresses, and its language. While a
   * curtain is closed, it addresses nobody. Defaults to `null`: no board is followed, and the other properties apply.
   */
  get board(): HTMLElement | null;
  set board(board: HTMLElement | null);
  /** The view whose turns are listed; `null` for none. */
  get view(): GameView | null;
  set view(view: GameView | null);
  /**
   * The seat of the reader, addressed as "you" in the sentences. Defaults to `null`: every player is called by name.
   */
  get you(): PlayerIndex | null;
  set you(you: PlayerIndex | null);
  /** The language. Defaults to English. */
  get messages(): Pick<Messages, "news" | "ends" | "adjustments"> & Partial<LanguageName>;
  set messages(messages: Pick<Messages, "news" | "ends" | "adjustments"> & Partial<LanguageName>);
}

/**
 * Registers `<tilewright-turns>`, which shows the events of a game, one sentence for each with its player's new total,
 * and the current standings. Set its `board`, or its `view` if there is no board. It has the height set by the page,
 * scrolls, and keeps the end in view. Its parts are `turns`, containing a `turn` for each event, which contains the
 * `total`.
 *
 * @param name - A different tag name, which must contain a hyphen.
 */
export function defineTurns(name = "tilewright-turns"): void {
  const messages = { ...englishForNews, language: "en" };
  definePanel<Pick<TurnsPanel, "board" | "view" | "you" | "messages">>(name, {
    given: { board: null, view: null, you: null, messages },
    style: "li{display:flex;gap:.75em;justify-content:space-between;padding:.25em 0}b{font-weight:600}",
    draw(given) {
      const { view, you, messages } = given.board === null ? given : insideOf(given.board).shown();
      if (view === null) return [];
      requireView(view);
      const { language, ...said } = messages;
      const { events, stands } = newsByEvent(view, { you, messages: said });
      const totals = totalsIn(view);
      const turns = [...events, stands].flatMap((text, i): readonly Drawn[] => {
        const total = totals[i];
        const more: readonly Drawn[] = total == null ? [] : [["b", { part: "total" }, [`${total}`]]];
        return text === "" ? [] : [["li", { part: "turn" }, [["span", { dir: "auto" }, [text]], " ", ...more]]];
      });
      return [["ol", { part: "turns", ...(language !== undefined && { lang: language }) }, turns]];
    },
    drawn(panel) {
      panel.scrollTop = panel.scrollHeight;
    },
    follow({ board }, show, until) {
      if (board === null) return;
      const inside = insideOf(board);
      let before = inside.shown();
      // A board shows itself anew with each tile that is laid; whoever reads an earlier turn meanwhile stays there.
      const showNews = (): void => {
        const now = inside.shown();
        const isNew = now.view !== before.view || now.messages !== before.messages;
        before = now;
        if (isNew) show();
      };
      inside.on("shown", showNews, until);
    },
  });
}

/** For each event the score of its player after it; `null` where it has changed none. */
function totalsIn({ history, players }: GameView): readonly (number | null)[] {
  // From the end, where the scores are known.
  const scores = players.map(({ score }) => score);
  const totals = [...history].reverse().map((event) => {
    const change = changeBy(event);
    if (change === 0 || event.player === null) return null;
    const total = scores[event.player] ?? 0;
    scores[event.player] = total - change;
    return total;
  });
  return totals.reverse();
}

/** By how much an event changes the score of its player. */
function changeBy(event: GameEvent): number {
  if (event.type === "phony-returned") return -event.points;
  return event.type === "played" || event.type === "adjusted" ? event.points : 0;
}
