import type { Parsed } from "../checked.ts";
import type { GameState } from "../game/model/state.ts";
import { join } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import type { Pile } from "../tiles/pile.ts";
import { parse } from "./parse.ts";
import { readTable } from "./table.ts";
import { readTextOrNull } from "./values.ts";
import { migrate } from "./version.ts";

/**
 * Reads a saved game: JSON text, or the value it stands for.
 *
 * Checked are shape and ranges; that letters are of the tile set, squares on the board, seats at the table; that events
 * speak of events there are; that a dealt game hides no tile. Not checked is whether the game was played by the rules,
 * scores right and conserves its tiles: `auditGame` tells, so that a game still loads when scoring has been mended.
 *
 * A game saved by an older version is brought to this one; `savedVersion` says which it was. The answer is fresh plain
 * data. Everything else is refused with every problem and its path (the first hundred): other properties too, so that
 * nothing is lost in silence. While the ruleset is wrong nothing else is read.
 */
export function parseGame(input: unknown): Parsed<{ readonly state: GameState; readonly savedVersion: number }> {
  return parse(
    input,
    (reader, value) => {
      const found = reader.snapshot(value, "");
      const current = found && migrate(reader, found);
      const state = current && readTable<GameState>(reader, current.saved, { kind: readKind, seed: readTextOrNull });
      if (current === null || state === null) return null;
      if (state.seed !== null) checkDealt(reader, state);
      return { state, savedVersion: current.savedVersion };
    },
    { maybeNewer: true },
  );
}

function readKind({ reader }: { readonly reader: Reader }, value: unknown, path: string): "game" | null {
  return reader.oneOf(value, path, ["game"]);
}

/** A game with a seed was dealt by it: every tile is known. */
function checkDealt(reader: Reader, { bag, players, history }: GameState): void {
  const check = (pile: Pile | undefined, path: string): void => {
    if (pile !== undefined && pile.hidden > 0)
      reader.fail("hidden", join(path, "hidden"), "0: a game with a seed hides no tile", pile.hidden);
  };
  check(bag, "bag");
  for (const [i, { rack }] of players.entries()) check(rack, `players[${i}].rack`);
  for (const [i, event] of history.entries()) {
    for (const name of pileNames) check((event as Partial<Record<PileName, Pile>>)[name], `history[${i}].${name}`);
  }
}

/** What the piles of events are called. */
type PileName = "drawn" | "returned" | "rack" | "tiles";
const pileNames: readonly PileName[] = ["drawn", "returned", "rack", "tiles"];
