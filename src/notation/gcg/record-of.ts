import type { GameState } from "../../game/model/state.ts";
import { requireGame } from "../../game/table/require-game.ts";
import { requireParts } from "../../read/refuse.ts";
import type { GcgGame } from "./gcg-game.ts";

/** Returns a recorded game as it is, and any other game as one without a record. Throws a `TypeError` otherwise. */
export function recordOf(game: GcgGame | GameState): GcgGame {
  if ((Object(game) as Partial<GameState>).kind === "game") {
    requireGame(game as GameState, "game");
    return withoutExtras(game as GameState);
  }
  const record = game as GcgGame;
  const lists = ["names", "pragmas", "lines", "notes"];
  requireParts(record, "game", "a game, or the `game` that parseGcg gives", lists, ["state"]);
  requireGame(record.state, "game.state");
  return record;
}

function withoutExtras(state: GameState): GcgGame {
  const names = state.players.map(({ name }) => name);
  return { state, title: null, lexicon: state.dictionary ?? null, names, pragmas: [], lines: [], notes: [] };
}
