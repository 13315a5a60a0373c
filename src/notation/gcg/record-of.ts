import type { GameState } from "../../game/model/state.ts";
import { requireGame } from "../../game/table/require-game.ts";
import { isList, propertiesOf } from "../../read/is-object.ts";
import { requireParts, requireThat } from "../../read/refuse.ts";
import type { GcgGame } from "./gcg-game.ts";

/** Returns a recorded game as it is, and any other game as one without a record. Throws a `TypeError` otherwise. */
export function recordOf(game: GcgGame | GameState): GcgGame {
  if ((propertiesOf(game) as Partial<GameState>).kind === "game") {
    requireGame(game as GameState, "game");
    return withoutExtras(game as GameState);
  }
  const record = game as GcgGame;
  const lists = ["names", "pragmas", "lines", "notes"];
  requireParts(record, "game", "a game, or the `game` that parseGcg returns", lists, ["state"]);
  requireGame(record.state, "game.state");
  const { misfits = [], record: lines = [], title = null, lexicon = null } = record;
  requireThat(isList(misfits), "game.misfits", "a list of lines that did not fit", misfits);
  requireThat(isList(lines), "game.record", "a list of recorded lines", lines);
  for (const [field, text] of Object.entries({ title, lexicon }))
    requireThat(text === null || typeof text === "string", `game.${field}`, "a string or null", text);
  return record;
}

function withoutExtras(state: GameState): GcgGame {
  const { dictionary = null } = state;
  requireThat(dictionary === null || typeof dictionary === "string", "game.dictionary", "a string or null", dictionary);
  const names = state.players.map(({ name }) => name);
  return { state, title: null, lexicon: state.dictionary ?? null, names, pragmas: [], lines: [], notes: [] };
}
