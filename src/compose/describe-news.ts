import type { GameEvent } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { requireTable } from "../game/table/require-game.ts";
import { englishNews } from "../messages/english/news.ts";
import { englishAdjustments, englishEnds } from "../messages/english/words.ts";
import { requireMessages, said } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { NewsSentences } from "../messages/types/news.ts";
import { requireOptions } from "../read/refuse.ts";

const english = { news: englishNews, ends: englishEnds, adjustments: englishAdjustments };

/** How news are put into words. */
export interface NewsOptions {
  /** The number of events that are known already: nothing is said of them. Left out: 0. */
  readonly from?: number | undefined;
  /** A language, or sentences of your own; those that are missing are English. */
  readonly messages?: Messages | undefined;
}

/**
 * Says what has happened in a game, event by event, and then whose turn it is, for whom the game waits or who has won:
 * what a board announces when a move arrives. Events without a sentence are left out.
 *
 * @param game - A view is enough, and what is hidden in it is not said.
 * @throws TypeError if `game` is neither a game nor a view, or `options` has an unknown key
 */
export function describeNews(game: GameState | GameView, options: NewsOptions = {}): readonly string[] {
  requireTable(game);
  requireOptions(options, ["from", "messages"]);
  const { messages = english } = options;
  requireMessages(messages, "options.messages");
  const say = (key: keyof NewsSentences, ...details: readonly unknown[]): string =>
    said(messages, english, "news", key, ...details);
  const { history, players, status } = game;
  const name = (player: number): string => players[player]?.name ?? "";
  const since: readonly GameEvent[] = history.slice(options.from);
  const events = since.map((event) => say(event.type, event, event.player === null ? "" : name(event.player)));
  const isViewer = (player: number): boolean => game.kind === "view" && game.viewer === player;
  const { kind, turn } = status;
  const stands =
    kind === "over"
      ? say("over", { reason: status.reason, winners: status.winners.map(name) })
      : kind === "last-challenge"
        ? say("waiting", { players: status.waitingFor.map(name), you: status.waitingFor.some(isViewer) })
        : turn !== null
          ? say("turn", { player: name(turn), you: isViewer(turn) })
          : "";
  return [...events, stands].filter(Boolean);
}
