import { describeNews } from "../compose/describe-news.ts";
import type { GameView } from "../game/model/view.ts";
import type { Messages } from "../messages/types/messages.ts";

/** Says what is new in a view since another one, or only how the game stands if that was of another game or none. */
export function newsSince(
  before: GameView | undefined,
  view: GameView,
  messages: Pick<Messages, "news" | "ends" | "adjustments">,
): string {
  const known = before && isLater(before, view) ? before.history.length : view.history.length;
  return describeNews(view, { from: Math.max(known, lastRound(view)), messages }).join(" ");
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
  const turns = history.flatMap(({ type }, i) => (["played", "exchanged", "passed"].includes(type) ? [i] : []));
  return turns.at(-players.length) ?? 0;
}
