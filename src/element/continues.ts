import type { GameView } from "../game/model/view.ts";
import { canonicalText } from "../game/table/canonical-text.ts";

/**
 * Whether two views are of one game, seen from one seat: one has only more events than the other. What the viewer drew
 * is among them, so another game with the same players is another one. Names are not: they may change during a game.
 * After an undo a game is the same as long as nobody has played on in another way.
 */
export function continues(before: GameView, after: GameView): boolean {
  if (before.viewer !== after.viewer || before.ruleset.id !== after.ruleset.id) return false;
  const length = Math.min(before.history.length, after.history.length);
  // As a digest takes it: the order of properties says nothing.
  const pastOf = ({ players, history }: GameView): string => canonicalText([players.length, history.slice(0, length)]);
  return pastOf(before) === pastOf(after);
}
