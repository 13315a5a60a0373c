import { isInside, type Layout } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { describe, expectation } from "../read/describe.ts";
import { refuseOption, requireOptions } from "../read/refuse.ts";
import { byPoints } from "./engine/by-points.ts";
import { byValue } from "./engine/by-value.ts";
import { createSearch } from "./engine/create-search.ts";
import { searchRanked } from "./engine/search-ranked.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import { requireNumber, requireValue, type ValueOptions } from "./value.ts";
import { requireWhere, type WhereOptions } from "./where.ts";

/**
 * Which plays to generate, and in which order. By default, all plays are returned, best first. With `value`, the best
 * plays are those with the highest sum of points and value.
 */
export interface GenerateOptions extends ValueOptions, WhereOptions {
  /** The maximum number of plays to return: the first ones in the requested order. */
  readonly top?: number | undefined;
  /** `points`: best first. `board`: by the squares of their tiles, regardless of score. */
  readonly order?: "points" | "board" | undefined;
  /** Only plays that score at least this many points. */
  readonly minPoints?: number | undefined;
  /**
   * Only plays whose main word has at least this many letters. If the play is a single tile, the longer of its two
   * words is the main word.
   */
  readonly minLength?: number | undefined;
  /** Only plays that use at least this many tiles from the rack. */
  readonly minTiles?: number | undefined;
  /**
   * Only plays whose main word covers this square, with either a new or an existing tile. For a single tile, either of
   * its words may cover it.
   */
  readonly through?: Square | undefined;
}

/**
 * Returns every legal play with its points, without duplicates.
 *
 * A play is a set of tiles on squares: a tile that forms words in both directions is one play, but a blank and a
 * natural tile on the same square are two different plays. A word is valid if it is in the graph. The ruleset's
 * forbidden labels are ignored, so omit words that must not be played from the graph. If a rack is partly hidden, plays
 * are generated from its known tiles.
 *
 * The order is total and depends only on the plays. With `order: "points"`, the best plays come first: with `value`,
 * those with the highest sum and, among equal sums, those with more points. Remaining ties, and all plays with
 * `order: "board"`, are compared tile by tile in reading order: by square, then by letter in the tile set's order, then
 * natural tile before blank. If all tiles of one play are the first tiles of another, the shorter play comes first.
 *
 * @throws TypeError if `position` is not a position, if its board contains anything other than tiles from the tile set,
 * if its rack is not known, or if `graph` is not a word graph; RangeError if the board's size differs from the
 * layout's, if the graph has no GADDAG or has the letters of a different tile set, if the rack has tiles that are not
 * in the tile set, if an option is out of range, if a value exceeds `mostValue`, or if there are more than 2,097,152
 * plays: in that case, use `countPlays` to count them, or `top` (up to a million) to get only the first ones.
 *
 * @example
 * ```ts
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { generatePlays } from "tilewright/movegen";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["HORN", "HORNS", "SOD"], { tileSet: ruleset.tileSet, gaddag: true });
 * const plays = generatePlays({ ruleset, rack: [..."HORNS"] }, graph, { top: 3 });
 * plays.map((play) => play.points); // => [24, 24, 18]
 * plays[0]?.placements[0]; // => { row: 3, col: 7, letter: "H", blank: false }
 * ```
 */
export function generatePlays(
  position: RackedPosition,
  graph: WordGraph,
  options: GenerateOptions = {},
): readonly GeneratedPlay[] {
  requireOptions(options, [
    "top",
    "order",
    "minPoints",
    "minLength",
    "minTiles",
    "through",
    "value",
    "mostValue",
    "where",
  ]);
  const search = createSearch(position, graph);
  checkOptions(options, position);
  const { top, order, value } = options;
  const isByValue = value !== undefined && order !== "board";
  const worth = isByValue ? byValue(search, options, top === 1) : byPoints(search, options, order === "board");
  return searchRanked(search, worth, top);
}

function checkOptions({ order, minPoints, through, ...counts }: GenerateOptions, { ruleset }: RackedPosition): void {
  for (const name of ["top", "minLength", "minTiles"] as const) {
    const value = counts[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= 0))
      refuseOption(`options.${name}`, "a whole number, 0 or greater", value);
  }
  requireNumber("minPoints", minPoints);
  if (order !== undefined && order !== "points" && order !== "board")
    refuseOption("options.order", '"points" or "board"', order);
  requireValue(counts);
  requireWhere(counts);
  if (through !== undefined) checkSquare(ruleset.layout, through);
}

function checkSquare(layout: Layout, through: Square): void {
  let found = describe(through);
  try {
    if (isInside(layout, through)) return;
    const { row, col } = through;
    if (row !== undefined && col !== undefined) found = `{"row":${describe(row)},"col":${describe(col)}}`;
  } catch {
    // null, or an object that throws: `found` says so.
  }
  throw new RangeError(expectation("options.through", "a square", found));
}
