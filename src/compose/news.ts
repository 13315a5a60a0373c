import type { EndReason, EventOf, GameEvent } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { requireTable } from "../game/table/require-game.ts";
import { squareName } from "../notation/coordinate.ts";
import { requireOptions } from "../read/refuse.ts";
import { counted } from "../render/counted.ts";
import { pileSize } from "../tiles/pile.ts";

/**
 * For each type of event a function that says what happened, given the name of the player; an empty text says nothing.
 * `turn`, `waiting` and `over` say how the game stands. Translate some of them, or all.
 */
export type NewsMessages = {
  readonly [T in GameEvent["type"]]: (event: EventOf<T>, player: string) => string;
} & {
  /** Whose turn it is. `you`: whether it is the viewer's. */
  readonly turn: (turn: { readonly player: string; readonly you: boolean }) => string;
  /**
   * The last play can still be challenged. `players`: who may do so, and has not accepted it yet; `you`: whether the
   * viewer is one of them.
   */
  readonly waiting: (waiting: { readonly players: readonly string[]; readonly you: boolean }) => string;
  /** The game is over. */
  readonly over: (end: { readonly reason: EndReason; readonly winners: readonly string[] }) => string;
};

const nothing = (): string => "";

/** The sentences in English. */
export const englishNewsMessages: NewsMessages = {
  "drew-for-start": nothing,
  dealt: nothing,
  played: ({ words, points }, player) => `${player} played ${words.join(", ")} for ${counted(points, "point")}.`,
  exchanged: ({ returned }, player) => `${player} exchanged ${counted(pileSize(returned), "tile")}.`,
  passed: (_, player) => `${player} passed.`,
  accepted: (_, player) => `${player} does not challenge.`,
  resigned: (_, player) => `${player} resigned.`,
  "turn-set": nothing,
  "turn-lost": (_, player) => `${player} missed a turn.`,
  challenged: ({ invalid, upheld }, player) =>
    upheld
      ? `${player} challenged, and ${invalid.join(", ")} may not be played.`
      : `${player} challenged in vain: the words are good.`,
  "phony-returned": ({ points }, player) => `${player} takes the play back and loses ${counted(points, "point")}.`,
  "blank-exchanged": ({ square, letter }, player) =>
    `${player} took the blank at ${squareName(square)} for a tile ${letter}.`,
  "rack-told": nothing,
  "excess-returned": ({ tiles }, player) => `${player} returned ${counted(pileSize(tiles), "tile")}.`,
  adjusted: ({ points }, player) => `${player}: ${points > 0 ? "+" : ""}${counted(points, "point")}.`,
  ended: nothing,
  turn: ({ player, you }) => (you ? "It is your turn." : `It is the turn of ${player}.`),
  waiting: ({ players, you }) =>
    you ? "Accept the play, or challenge it." : `The game is over unless ${players.join(" or ")} challenges.`,
  over: ({ winners }) => `The game is over.${winners.length === 0 ? "" : ` ${winners.join(" and ")} won.`}`,
};

/** How news are put into words. */
export interface NewsOptions {
  /** The number of events that are known already: nothing is said of them. Left out: 0. */
  readonly from?: number | undefined;
  readonly messages?: Partial<NewsMessages> | undefined;
}

/**
 * Says what has happened in a game, event by event, and then whose turn it is, for whom the game waits or who has won:
 * what a board announces when a move arrives. Events of which nothing is said are left out.
 *
 * @param game - A view is enough, and what is hidden in it is not said.
 * @throws TypeError if `game` is neither a game nor a view, or `options` has an unknown key
 */
export function describeNews(game: GameState | GameView, options: NewsOptions = {}): readonly string[] {
  requireTable(game);
  requireOptions(options, ["from", "messages"]);
  const messages = { ...englishNewsMessages, ...options.messages };
  const { history, players, status } = game;
  const name = (player: number): string => players[player]?.name ?? "";
  const since: readonly GameEvent[] = history.slice(options.from);
  const events = since.map((event) => {
    const message = messages[event.type] as (event: GameEvent, player: string) => string;
    return message(event, event.player === null ? "" : name(event.player));
  });
  const isViewer = (player: number): boolean => game.kind === "view" && game.viewer === player;
  const { kind, turn } = status;
  const stands =
    kind === "over"
      ? messages.over({ reason: status.reason, winners: status.winners.map(name) })
      : kind === "last-challenge"
        ? messages.waiting({ players: status.waitingFor.map(name), you: status.waitingFor.some(isViewer) })
        : turn !== null
          ? messages.turn({ player: name(turn), you: isViewer(turn) })
          : "";
  return [...events, stands].filter(Boolean);
}
