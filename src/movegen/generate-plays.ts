import { isInside } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { WordGraph } from "../dictionary/word-graph.ts";
import { describe } from "../read/describe.ts";
import { requireOptions } from "../read/refuse.ts";
import { setUp } from "./engine/create-search.ts";
import { choosePlays } from "./engine/filter-plays.ts";
import { nothingFound } from "./engine/play-table.ts";
import { searchAll } from "./engine/search-all.ts";
import { sortPlays } from "./engine/sort-plays.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";

/** Which plays to generate, and in which order. Without any of these: all of them, best first. */
export interface GenerateOptions {
  /** At most so many: the first ones in order. */
  readonly top?: number | undefined;
  /** `points`: those that score most first. `board`: as their tiles lie on the board, whatever they score. */
  readonly order?: "points" | "board" | undefined;
  /** Only plays that score at least so much. */
  readonly minPoints?: number | undefined;
  /** Only plays whose main word has at least so many letters; for a single tile the longer of its words counts. */
  readonly minLength?: number | undefined;
  /** Only plays of at least so many tiles. */
  readonly minTiles?: number | undefined;
  /** Only plays whose main word lies over this square, by a new tile or an old one; a single tile's words both count. */
  readonly through?: Square | undefined;
}

/**
 * Every legal play with its points, each once.
 *
 * A play is a set of tiles on squares: a tile that forms words in both directions is one play, a blank and a natural tile
 * make two. Words are those of the graph; labels that a ruleset forbids are no concern of it, so leave out of the graph
 * what must not be played. Where a rack is partly hidden, the plays of the tiles that are known are generated.
 *
 * The order is complete and depends on nothing but the plays: with `order: "points"` those that score most come first.
 * Plays of equal points, and all with `order: "board"`, come as their tiles do: compared tile by tile in reading order, by
 * square, then by letter in the tile set's order, then natural tile before blank; a play that is the beginning of another
 * comes before it.
 *
 * @throws TypeError for what is no position, a board with something else than tiles of the tile set, a rack that is not
 * known, and what is no word graph; RangeError for a board of another size than the layout's, a graph without a GADDAG or of another tile set's letters, a rack with tiles the tile set has not, and an option out of range.
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
  requireOptions(options, ["top", "order", "minPoints", "minLength", "minTiles", "through"]);
  const setting = setUp(position, graph);
  checkOptions(options, position);
  const found = searchAll(setting, nothingFound(setting, "all", { minPoints: options.minPoints }));
  const chosen = choosePlays(found, setting, options);
  const sorted = sortPlays(found, chosen, options.order !== "board");
  const playOf = playMaker(found, setting);
  const plays = new Array<GeneratedPlay>(Math.min(sorted.length, options.top ?? sorted.length));
  for (let i = 0; i < plays.length; i++) plays[i] = playOf(sorted[i]!);
  return plays;
}

function checkOptions({ order, minPoints, through, ...counts }: GenerateOptions, { ruleset }: RackedPosition): void {
  const expect = (name: keyof GenerateOptions, expected: string, found: unknown, fine: boolean): void => {
    if (found === undefined || fine) return;
    const told = typeof found === "object" ? JSON.stringify(found) : describe(found);
    throw new RangeError(`options.${name}: expected ${expected}, found ${told}`);
  };
  for (const name of ["top", "minLength", "minTiles"] as const) {
    const value = counts[name];
    expect(name, "0 or more", value, Number.isInteger(value) && value! >= 0);
  }
  expect("minPoints", "a number", minPoints, typeof minPoints === "number" && minPoints > Number.NEGATIVE_INFINITY);
  expect("order", "points or board", order, order === "points" || order === "board");
  expect(
    "through",
    "a square",
    through,
    typeof through === "object" && through !== null && isInside(ruleset.layout, through),
  );
}
