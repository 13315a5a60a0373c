import type { GameEvent } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { requireTable } from "../game/table/require-game.ts";
import { englishNews } from "../messages/english/news.ts";
import { englishAdjustments, englishEnds } from "../messages/english/words.ts";
import { rulingText } from "../messages/pieces.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { NewsSentences } from "../messages/types/news.ts";
import { requireOptions } from "../read/refuse.ts";

const english: Pick<Messages, "news" | "ends" | "adjustments"> = {
  news: englishNews,
  ends: englishEnds,
  adjustments: englishAdjustments,
};

/** How news are put into words. */
export interface NewsOptions {
  /** The number of events that are known already: nothing is said of them. Left out: 0. */
  readonly from?: number | undefined;
  /** A language. Left out: English. */
  readonly messages?: Pick<Messages, "news" | "ends" | "adjustments"> | undefined;
}

/**
 * Says what has happened in a game, event by event, and then whose turn it is, for whom the game waits or who has won:
 * what a board announces when a move arrives. Events without a sentence are left out.
 *
 * @param game - A view is enough, and what is hidden in it is not said.
 * @throws TypeError if `game` is neither a game nor a view, `options` has an unknown key, or `messages` lack a part or
 * a sentence
 */
export function describeNews(game: GameState | GameView, options: NewsOptions = {}): readonly string[] {
  requireTable(game);
  requireOptions(options, ["from", "messages"]);
  const messages = messagesOr(options.messages, english, "options.messages");
  const tell = (key: keyof NewsSentences, values: object): string => say(messages.news[key], values, messages);
  const { history, players, status } = game;
  const name = (player: number): string => players[player]?.name ?? "";
  const since: readonly GameEvent[] = history.slice(options.from);
  const events = since.map((event) =>
    event.type === "decided"
      ? say(messages.news.decided, { ruling: rulingText(event) })
      : tell(event.type, { ...event, player: event.player === null ? "" : name(event.player) }),
  );
  const isViewer = (player: number): boolean => game.kind === "view" && game.viewer === player;
  const { kind, turn } = status;
  const stands =
    kind === "over"
      ? tell("over", { reason: status.reason, winners: status.winners.map(name) })
      : kind === "last-challenge"
        ? tell("waiting", { players: status.waitingFor.map(name), you: status.waitingFor.some(isViewer) })
        : turn !== null
          ? tell("turn", { player: name(turn), you: isViewer(turn) })
          : "";
  return [...events, stands].filter(Boolean);
}
