import { type Board, emptyBoard } from "../board/board.ts";
import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { readField, readObject } from "../read/shape.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";
import { type ParserFor, parserFor } from "./parser.ts";
import { cells, gridRow, readGrid, readRows } from "./shapes/board.ts";
import { caps } from "./shapes/caps.ts";
import { readContext, type TableContext } from "./shapes/context.ts";
import type { Shape } from "./shapes/shape.ts";
import { rack } from "./shapes/tiles.ts";
import { text } from "./shapes/values.ts";

/**
 * Parses a position from an object's `board`, `rack` and `wordsPlayed`. Other properties are ignored, so you can pass a
 * whole request.
 *
 * `board` is a list of strings, one per row: `.` is an empty square, `H` a tile, `h` a blank played as H, and `[CH]` a
 * multi-character letter. It may also be a list of lists, one per row, with a letter in the same notation or `null` for
 * each square; or a `Board`. If omitted or `null`, the board is empty. `rack` is a list of tiles. If omitted or `null`,
 * the rack is unknown. `wordsPlayed` is a list of words, for rules under which no word may be formed twice. Letters
 * that are not in the tile set, tiles on holes and boards of the wrong size are problems.
 *
 * @param input - A JSON string, or the value it encodes.
 *
 * @throws TypeError if `ruleset` is not a ruleset.
 *
 * @example
 * ```ts
 * import { parsePosition } from "tilewright/json";
 * import { us2021 } from "tilewright/rulesets";
 *
 * const rows = Array.from({ length: 15 }, (_, row) => (row === 7 ? "...HoRN?A......." : "..............."));
 * parsePosition({ board: rows, rack: ["E", "?", "!"] }, us2021).problems;
 * // => [{ code: "unknown-letter", path: "rack[2]", tileSet: "english", empty: null, found: "!" }]
 * ```
 */
export const parsePosition: ParserFor<Ruleset, ParsedPosition, ParsedPosition, object | string> =
  /* @__PURE__ */ parserFor(
    requireRuleset,
    (input, ruleset) => parse(input, (reader, value) => readPosition(reader, value, ruleset)),
    ({ ruleset, board, rack, wordsPlayed }) => ({ ruleset, board, rack, ...(wordsPlayed && { wordsPlayed }) }),
  );

/** A parsed position, with the rules under which it was read. */
export interface ParsedPosition {
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly rack: readonly Tile[] | null;
  /** The words already played; present only if the input has them. */
  readonly wordsPlayed?: readonly string[];
}

function readPosition(reader: Reader, value: unknown, ruleset: Ruleset): ParsedPosition | null {
  const found = readObject(readContext(reader, ruleset), value, "", positionShape, true);
  if (found === null) return null;
  const { board, rack, wordsPlayed } = found;
  const words = (wordsPlayed ?? null) === null ? {} : { wordsPlayed: wordsPlayed as readonly string[] };
  return { ruleset, board: board ?? emptyBoard(ruleset.layout), rack: rack ?? null, ...words };
}

/** What is read of a position. */
interface SaidPosition {
  readonly board?: Board | null;
  readonly rack?: readonly Tile[] | null;
  readonly wordsPlayed?: readonly string[] | null;
}

const leftOutOrNull = { orNull: true, optional: true } as const;

/** The properties of a position that are read. It may have others. */
export const positionShape: Shape<SaidPosition> = {
  board: {
    read: readBoard,
    like: [cells, { list: caps.squares, of: text }, { list: caps.squares, of: gridRow }],
    ...leftOutOrNull,
  },
  rack: { ...rack, ...leftOutOrNull },
  wordsPlayed: { list: caps.events, of: text, ...leftOutOrNull },
};

function readBoard(context: TableContext, value: unknown, path: string): Board | null {
  const list = context.reader.list(value, path, caps.squares);
  if (list === null) return null;
  if (typeof list[0] === "string") return readRows(context, list, path);
  if (Array.isArray(list[0])) return readGrid(context, list, path);
  return readField<Board, TableContext>(context, list, path, cells);
}
