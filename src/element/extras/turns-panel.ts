import { describeNews } from "../../compose/describe-news.ts";
import type { PlayerIndex } from "../../game/model/event.ts";
import type { GameView } from "../../game/model/view.ts";
import { requireView } from "../../game/table/require-game.ts";
import { englishNews } from "../../messages/english/news.ts";
import { englishAdjustments, englishEnds } from "../../messages/english/words.ts";
import type { LanguageName, Messages } from "../../messages/types/messages.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { definePanel } from "./panel.ts";

/** A list of all turns: an element whose properties a page sets. */
export interface TurnsPanel extends HTMLElement {
  /** The view whose turns are listed. `null`: none. */
  get view(): GameView | null;
  set view(view: GameView | null);
  /** The seat of the reader, whom the sentences address as "you". `null`, as at first: everybody has their name. */
  get you(): PlayerIndex | null;
  set you(you: PlayerIndex | null);
  /** A language. At first it is English. */
  get messages(): Pick<Messages, "news" | "ends" | "adjustments"> & Partial<LanguageName>;
  set messages(messages: Pick<Messages, "news" | "ends" | "adjustments"> & Partial<LanguageName>);
}

/**
 * Registers `<tilewright-turns>`: what has happened in a game, a sentence for each event, and how it stands. Set its
 * `view`. It is as high as the page says, scrolls, and shows the end. Its parts are `turns` and `turn`.
 *
 * @param name - Another tag, with a hyphen in it.
 */
export function defineTurns(name = "tilewright-turns"): void {
  const messages = { news: englishNews, ends: englishEnds, adjustments: englishAdjustments, language: "en" };
  definePanel<Pick<TurnsPanel, "view" | "you" | "messages">>(name, {
    given: { view: null, you: null, messages },
    style: "li{padding:.25em 0}",
    draw({ view, you, messages: { language, ...said } }) {
      if (view === null) return [];
      requireView(view);
      const turns = describeNews(view, { you, messages: said }).map(
        (text): Drawn => ["li", { part: "turn", dir: "auto" }, [text]],
      );
      return [["ol", { part: "turns", ...(language !== undefined && { lang: language }) }, turns]];
    },
    drawn(panel) {
      panel.scrollTop = panel.scrollHeight;
    },
  });
}
