import { isInside, type Layout } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { describe, expectation } from "../read/describe.ts";
import { refuseOption, requireOptions } from "../read/refuse.ts";
import { choosePlays } from "./engine/choose-plays.ts";
import { createSearch } from "./engine/create-search.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import { requireNumber, requireValue, type ValueOptions } from "./value.ts";
import { requireWhere, type WhereOptions } from "./where.ts";

/**
 * Which plays to generate, and in which order. Without any of these: all of them, best first. With a `value`, the plays
 * with the highest sum of points and value are the best.
 */
export interface GenerateOptions extends ValueOptions, WhereOptions {
  /** Only this number of plays, the first in the order asked for. */
  readonly top?: number | undefined;
  /** `points`: best first. `board`: by the squares of their tiles, whatever they score. */
  readonly order?: "points" | "board" | undefined;
  /** Only plays that score at least this much. */
  readonly minPoints?: number | undefined;
  /** Only plays whose main word has at least this many letters. For a single tile the longer of its words counts. */
  readonly minLength?: number | undefined;
  /** Only plays that lay at least this many tiles. */
  readonly minTiles?: number | undefined;
  /** Only plays whose main word covers this square with a new tile or an old one. Both words of a single tile count. */
  readonly through?: Square | undefined;
}

/**
 * Every legal play with its points, each once.
 *
 * A play is a set of tiles on squares: a tile that forms words in both directions is one play, but a blank and a
 * natural tile make two. The words are those of the graph. Forbidden labels of the ruleset are not looked at, so leave
 * out of the graph any word that must not be played. If a rack is partly hidden, you get the plays of its known tiles.
 *
 * The order is complete and depends only on the plays. With `order: "points"` the best come first. Plays of equal
 * points, and all plays with `order: "board"`, are compared tile by tile in reading order: by square, then by letter in
 * the tile set's order, then natural tile before blank. A play that is the beginning of another comes before it.
 *
 * @throws TypeError if `position` is not a position, if anything but tiles of the tile set lies on its board, if
 * its rack is not known, or if `graph` is not a word graph; RangeError for a board of another size than the layout's,
 * for a graph without a GADDAG or with the letters of another tile set, for a rack with tiles that the tile set does
 * not have, for an option out of range, for a value that exceeds `mostValue`, and for more than 2,097,152 plays: then
 * `countPlays` counts them, and `top`, up to a million, returns the first of them.
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
  return choosePlays(search, graph, options);
}

function checkOptions({ order, minPoints, through, ...counts }: GenerateOptions, { ruleset }: RackedPosition): void {
  for (const name of ["top", "minLength", "minTiles"] as const) {
    const value = counts[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= 0))
      refuseOption(`options.${name}`, "0 or more", value);
  }
  requireNumber("minPoints", minPoints);
  if (order !== undefined && order !== "points" && order !== "board")
    refuseOption("options.order", "points or board", order);
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
