import type { EventOf, GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState, Table } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { finisherOf } from "../game/table/last-play.ts";
import { isPlayer } from "../game/table/players.ts";
import { requireTable } from "../game/table/require-game.ts";
import { englishNews } from "../messages/english/news.ts";
import { englishAdjustments, englishEnds } from "../messages/english/words.ts";
import { costOf, rulingText, saidEnd } from "../messages/pieces.ts";
import { messagesOr, say } from "../messages/say.ts";
import type { SaidCost } from "../messages/types/cost.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { NewsSentences } from "../messages/types/news.ts";
import { refuseOption, requireOptions } from "../read/refuse.ts";

/** What says the news, in English. */
export const englishForNews: Pick<Messages, "news" | "ends" | "adjustments"> = {
  news: englishNews,
  ends: englishEnds,
  adjustments: englishAdjustments,
};

/** Options for describing news. */
export interface NewsOptions {
  /** The number of initial events to skip because they are already known. Defaults to 0. */
  readonly from?: number | undefined;
  /**
   * The seat of the reader, who is addressed as "you". `null` addresses no one. By default, a view's viewer is
   * addressed, but only in sentences about what they may do now.
   */
  readonly you?: PlayerIndex | null | undefined;
  /** The messages of a language. Defaults to English. */
  readonly messages?: Pick<Messages, "news" | "ends" | "adjustments"> | undefined;
}

/**
 * Returns sentences that describe what has happened in a game, event by event, followed by whose turn it is, which
 * players the game is waiting for, or who has won: the announcements for a board to make when a move arrives. Events
 * without a sentence are omitted.
 *
 * @param game - A game, or a view of it; information hidden from the view is not revealed.
 * @throws TypeError if `game` is neither a game nor a view, `options` has an unknown key, or `messages` lacks a section
 * or a sentence
 * @throws RangeError if `you` is not a player's seat
 */
export function describeNews(game: GameState | GameView, options: NewsOptions = {}): readonly string[] {
  const { events, stands } = newsByEvent(game, options);
  return [...events, stands].filter(Boolean);
}

/** What has happened, and how the game stands. */
export interface News {
  /** A sentence for each event; an empty one where nothing is said. */
  readonly events: readonly string[];
  readonly stands: string;
}

/** The same as `describeNews`, event by event. */
export function newsByEvent(game: GameState | GameView, options: NewsOptions): News {
  requireTable(game);
  requireOptions(options, ["from", "you", "messages"]);
  const messages = messagesOr(options.messages, englishForNews, "options.messages");
  const { history, players, status } = game;
  const { you = null } = options;
  if (you !== null && !isPlayer(game, you)) refuseOption("you", "the seat of a player, or null", you);
  const tell = (key: keyof NewsSentences, values: object): string => say(messages.news[key], values, messages);
  const name = (player: number): string => players[player]?.name ?? "";
  const since: readonly GameEvent[] = history.slice(options.from);
  const events = since.map((event, i) => {
    if (event.type === "decided") return say(messages.news.decided, { ruling: rulingText(event, players) });
    const { player } = event;
    const by = { player: player === null ? "" : name(player), you: player !== null && player === you };
    return tell(event.type, {
      ...event,
      ...by,
      ...(event.type === "challenged" && costSaid(event, game, since[i + 1])),
    });
  });
  const asked = options.you === undefined && game.kind === "view" ? game.viewer : you;
  const { kind, turn } = status;
  const stands =
    kind === "over"
      ? tell("over", saidEnd(status, players, finisherOf(game, status.reason), you))
      : kind === "last-challenge"
        ? tell("waiting", {
            players: status.waitingFor.map(name),
            you: status.waitingFor.some((seat) => seat === asked),
          })
        : turn !== null
          ? tell("turn", { player: name(turn), you: turn === asked })
          : "";
  return { events, stands };
}

/** What a challenge has cost, as far as the event after it does not say so. A game that is over costs no more turns. */
function costSaid({ price }: EventOf<"challenged">, { status }: Table, next: GameEvent | undefined): SaidCost {
  const isSaid = price === "lose-turn" && (next?.type === "turn-lost" || status.kind === "over");
  return costOf(price === null || isSaid ? "nothing" : price);
}
