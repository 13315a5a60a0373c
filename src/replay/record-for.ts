import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { recordOf } from "../notation/gcg/record-of.ts";
import { propertiesOf } from "../read/is-object.ts";

/**
 * The recorded game that an account is about. A view becomes one whose hidden tiles nobody knows, as at a real
 * table: an account goes through the events, and a fold takes those of a view, too. Throws a `TypeError` for anything
 * else.
 */
export function recordFor(game: GcgGame | GameState | GameView): GcgGame {
  if (!isView(game)) return recordOf(game);
  const { viewer, rack, ...table } = game;
  return recordOf({ ...table, kind: "game", seed: null });
}

function isView(game: GcgGame | GameState | GameView): game is GameView {
  return (propertiesOf(game) as Partial<GameView>).kind === "view";
}
