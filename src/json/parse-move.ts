import type { Parsed } from "../checked.ts";
import type { Move } from "../game/model/move.ts";
import { readEach, readTagged } from "../read/shape.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";
import { caps } from "./caps.ts";
import { type ReadContext, readContext } from "./context.ts";
import { parse } from "./parse.ts";
import { readPlacements } from "./placements.ts";
import type { Shapes } from "./shape.ts";
import { readRack } from "./tiles.ts";
import { readCount, readScore, readSquare } from "./values.ts";

/**
 * Reads what a player wants to do. Whether the move is legal is for `applyMove` to say.
 *
 * It is checked for shape, for letters that are not in the tile set and for squares off the board. Rulings, which no
 * player may make, and unknown properties are problems too, so that nothing a client says is ignored in silence.
 *
 * @param input - A string with JSON, or the value it stands for.
 *
 * @throws TypeError if `ruleset` is not a ruleset.
 */
export function parseMove(input: unknown, ruleset: Ruleset): Parsed<{ readonly move: Move }> {
  return parse(input, (reader, value) => {
    const move = readTagged<Move, "type", ReadContext>(readContext(reader, ruleset), value, "", "type", moves);
    return move && { move };
  });
}

const moves: Shapes<Move, "type"> = {
  play: {
    placements: readPlacements,
    points: (context, value, path) => (value === undefined ? undefined : readScore(context, value, path)),
  },
  exchange: { tiles: readExchange },
  pass: {},
  challenge: {
    words: (context, value, path) =>
      value === undefined ? undefined : readEach(context, value, path, caps.few, readCount),
  },
  accept: {},
  "exchange-blank": { square: readSquare },
  resign: {},
};

/** The tiles, or how many there are. */
function readExchange(context: ReadContext, value: unknown, path: string): readonly Tile[] | number | null {
  if (typeof value !== "number") return readRack(context, value, path);
  return context.reader.integer(value, path, 0, caps.rack);
}
