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
 * Parses a saved game.
 *
 * The parser checks shape and ranges, and looks for letters that are not in the tile set, squares off the board,
 * non-existent players, references to non-existent events, and hidden tiles in a game with a seed. If the ruleset is
 * invalid, nothing else is read. To avoid silent data loss, an unknown property is also a problem, unless it is `null`
 * or `false`: a newer version may have written it for a feature that the game does not use.
 *
 * It does not check whether the game was played by the rules, whether its scores are correct or whether any tiles are
 * missing: use `auditGame` for that. A saved game therefore still loads after a scoring bug has been fixed.
 *
 * @param input - A JSON string, or the value it encodes.
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
    for (const name of pileNames) check((event as Partial<Record<typeof name, Pile>>)[name], `history[${i}].${name}`);
  }
}

/** The names of the piles in events. */
const pileNames = ["drawn", "returned", "rack", "tiles"] as const;
