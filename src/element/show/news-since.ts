import { describeNews, type NewsOptions } from "../../compose/describe-news.ts";
import type { GameView } from "../../game/model/view.ts";
import { isTurnTaken } from "../../game/table/turns.ts";
import type { OverDetail } from "../details.ts";
import type { ElementMessages } from "../element-messages.ts";

/**
 * In which words the news are said, and who is addressed as "you".
 *
 * @internal
 */
export interface SpokenTo extends Pick<NewsOptions, "you"> {
  readonly messages: ElementMessages;
}

/**
 * Says what is new in a view since another one, or only how the game stands if that was of another game or none. How a
 * game has ended is not among it: that is shown by itself.
 */
export function newsSince(before: GameView | null, view: GameView, { you, messages }: SpokenTo): string {
  const { length } = view.history;
  const known = before && isLater(before, view) ? before.history.length : length;
  const all = describeNews(view, { from: Math.max(known, lastRound(view)), you, messages });
  const stands = describeNews(view, { from: length, you, messages });
  return (view.status.kind === "over" ? all.slice(0, all.length - stands.length) : all).join(" ");
}

/** Says how a game has ended. Empty: it goes on. */
export function resultOf(view: GameView, { you, messages }: SpokenTo): string {
  const from = view.history.length;
  return view.status.kind === "over" ? describeNews(view, { from, you, messages }).join(" ") : "";
}

/** How a game ended that another view showed as it went on. `null`: it did not. */
export function endSince(before: GameView | null, view: GameView | null): OverDetail | null {
  if (before === null || before.status.kind === "over" || view?.status.kind !== "over") return null;
  const { reason, winners } = view.status;
  return isLater(before, view) ? { reason, winners } : null;
}

/** Whether a view shows the same game as another, and no fewer events. */
function isLater(before: GameView, { history, players }: GameView): boolean {
  const isSame = before.players.every(({ name }, seat) => name === players[seat]?.name);
  return history.length >= before.history.length && isSame;
}

/**
 * Where the last round of turns begins in the history. Whoever has been away for longer, or sees a saved game in place
 * of a new one, is not read a whole game: that would be 900 characters after 30 turns.
 */
function lastRound({ history, players }: GameView): number {
  const turns = history.flatMap(({ type }, i) => (isTurnTaken(type) ? [i] : []));
  return turns.at(-players.length) ?? 0;
}
