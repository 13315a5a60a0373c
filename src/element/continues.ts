import type { GameView } from "../game/model/view.ts";

/**
 * Whether two views are of one game, seen from one seat: the same rules and players, and one has only more events than
 * the other. After an undo a game is the same as long as nobody has played on in another way.
 */
export function continues(before: GameView, after: GameView): boolean {
  if (before.viewer !== after.viewer || before.ruleset.id !== after.ruleset.id) return false;
  const length = Math.min(before.history.length, after.history.length);
  // A view of a game that is over may show tiles that were hidden before.
  const isOver = before.status.kind === "over" || after.status.kind === "over";
  const pastOf = ({ players, history }: GameView): string =>
    JSON.stringify([players.map(({ name }) => name), history.slice(0, length)], (_, value) =>
      isOver && Object(value).hidden !== undefined ? null : value,
    );
  return pastOf(before) === pastOf(after);
}
