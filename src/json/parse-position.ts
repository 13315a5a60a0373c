import { type Board, emptyBoard } from "../board/board.ts";
import type { Parsed } from "../checked.ts";
import { readEach } from "../read/shape.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Tile } from "../tiles/tile.ts";
import { readCells, readRows } from "./board.ts";
import { caps } from "./caps.ts";
import { type ReadContext, readContext } from "./context.ts";
import { parse } from "./parse.ts";
import { readRack } from "./tiles.ts";
import { readText } from "./values.ts";

/**
 * Reads `board`, `rack` and `wordsPlayed` of an object. Its other properties are ignored, so you can hand in a whole
 * request.
 *
 * `board` is a list of strings, one for each row: `.` is an empty square, `H` a tile, `h` a blank standing for H,
 * `[CH]` a letter of several characters. It may also be a `Board`. Left out or `null`, the board is empty. `rack` is a
 * list of tiles. Left out or `null`, the rack is not known. `wordsPlayed` is a list of words, for rules under which
 * none may be formed twice. Letters that are not in the tile set, tiles on holes and a
 * board of the wrong size are problems.
 *
 * @param input - A string with JSON, or the value it stands for.
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
 * // => [{ code: "unknown-letter", path: "rack[2]", expected: "a letter of the tile set english", found: '"!"' }]
 * ```
 */
export function parsePosition(
  input: unknown,
  ruleset: Ruleset,
): Parsed<{
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly rack: readonly Tile[] | null;
  readonly wordsPlayed?: readonly string[];
}> {
  return parse(input, (reader, value) => {
    const context = readContext(reader, ruleset);
    const found = reader.record(value, "", ["board", "rack", "wordsPlayed"], true);
    if (found === null) return null;
    const board = readBoard(context, found["board"] ?? null);
    const rack = (found["rack"] ?? null) === null ? null : readRack(context, found["rack"], "rack");
    const said = found["wordsPlayed"] ?? null;
    const wordsPlayed = said === null ? null : readEach(context, said, "wordsPlayed", caps.events, readText);
    return board && { ruleset, board, rack, ...(wordsPlayed === null ? {} : { wordsPlayed }) };
  });
}

function readBoard(context: ReadContext, value: unknown): Board | null {
  if (value === null) return emptyBoard(context.ruleset.layout);
  const list = context.reader.list(value, "board", caps.squares);
  if (list === null) return null;
  return typeof list[0] === "string" ? readRows(context, list, "board") : readCells(context, list, "board");
}
