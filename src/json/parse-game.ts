import type { GameState, Table } from "../game/model/state.ts";
import { join } from "../read/describe.ts";
import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import type { Pile } from "../tiles/pile.ts";
import { type Parser, parser } from "./parser.ts";
import type { Shape } from "./shapes/shape.ts";
import { readTable } from "./shapes/table.ts";
import { textOrNull } from "./shapes/values.ts";
import { readVersion } from "./shapes/version.ts";

/**
 * Reads a saved game.
 *
 * It is checked for shape and ranges, for letters that are not in the tile set, squares off the board and players who
 * are not there, for references to events that do not exist, and for hidden tiles in a game with a seed. If the ruleset
 * is wrong, nothing else is read. An unknown property is a problem too, so that nothing is lost in silence, unless it
 * is `null` or `false`: a newer version may have written that for something the game does not use.
 *
 * Whether the game was played by the rules, its scores are right and all its tiles are there is not checked:
 * `auditGame` does that. So a game still loads after a mistake in scoring has been corrected.
 *
 * @param input - A string with JSON, or the value it stands for.
 */
export const parseGame: Parser<{ readonly state: GameState }, GameState> = /* @__PURE__ */ parser(
  (input) => parse(input, readGame, { maybeNewer: true }),
  ({ state }) => state,
);

function readGame(reader: Reader, value: unknown): { readonly state: GameState } | null {
  const found = reader.snapshot(value, "");
  if (found === null || readVersion(reader, found["version"], "version") === null) return null;
  const state = readTable<GameState>(reader, found, ownOfGame);
  if (state === null) return null;
  if (state.seed !== null) checkDealt(reader, state);
  return { state };
}

/** The properties that a view does not have. */
export const ownOfGame: Shape<Omit<GameState, keyof Table>> = { kind: { oneOf: ["game"] }, seed: textOrNull };

/** A game with a seed was dealt by it, so every tile is known. */
function checkDealt(reader: Reader, { bag, players, history }: GameState): void {
  const check = (pile: Pile | undefined, path: string): void => {
    if (pile !== undefined && pile.hidden > 0) reader.fail("hidden", join(path, "hidden"), {}, pile.hidden);
  };
  check(bag, "bag");
  for (const [i, { rack }] of players.entries()) check(rack, `players[${i}].rack`);
  for (const [i, event] of history.entries()) {
    for (const name of pileNames) check((event as Partial<Record<PileName, Pile>>)[name], `history[${i}].${name}`);
  }
}

/** The names of the piles in events. */
type PileName = "drawn" | "returned" | "rack" | "tiles";
const pileNames: readonly PileName[] = ["drawn", "returned", "rack", "tiles"];
