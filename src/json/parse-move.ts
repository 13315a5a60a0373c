import { mostListed } from "../game/judging/limits.ts";
import type { Move } from "../game/model/move.ts";
import { parse } from "../read/parse.ts";
import { readField } from "../read/shape.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";
import { type ParserFor, parserFor } from "./parser.ts";
import { readContext, type TableContext } from "./shapes/context.ts";
import { placements } from "./shapes/placements.ts";
import type { Field, Shapes } from "./shapes/shape.ts";
import { rack } from "./shapes/tiles.ts";
import { count, score, square } from "./shapes/values.ts";

/**
 * Parses a player's move, sent by a client as untrusted JSON. It does not check whether the move is legal: `applyMove`
 * does that.
 *
 * The parser checks its shape, and that every letter is in the tile set and every square is on the board. Rulings
 * (which players may not make) and unknown properties are also reported as problems, so nothing a client sends is
 * silently ignored.
 *
 * @param input - A JSON string, or the value it encodes.
 *
 * @throws TypeError if `ruleset` is not a ruleset.
 */
export const parseMove: ParserFor<Ruleset, { readonly move: Move }, Move> = /* @__PURE__ */ parserFor(
  requireRuleset,
  (input, ruleset) =>
    parse(input, (reader, value) => {
      const read = readField<Move, TableContext>(readContext(reader, ruleset), value, "", move);
      return read && { move: read };
    }),
  (answer) => answer.move,
);

const howMany: Field<number> = { integer: [0, mostListed] };

/** The tiles of an exchange, or how many there are. */
const exchanged: Field<readonly Tile[] | number> = {
  read: (context, value, path) =>
    typeof value === "number"
      ? readField<number, TableContext>(context, value, path, howMany)
      : readField<readonly Tile[], TableContext>(context, value, path, rack),
  like: [rack, howMany],
};

const moves: Shapes<Move, "type"> = {
  play: { placements, points: { ...score, optional: true } },
  exchange: { tiles: exchanged },
  pass: {},
  challenge: { words: { list: mostListed, of: count, optional: true } },
  accept: {},
  "exchange-blank": { square },
  resign: {},
};

/** What a player may say. */
export const move: Field<Move> = { tagged: "type", shapes: moves };
