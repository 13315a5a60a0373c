import type { WordGraph } from "../dictionary/word-graph.ts";
import { resolve } from "../play/resolve.ts";
import { propertiesOf } from "../read/is-object.ts";
import { refuseOption, requireOptions, requireThat } from "../read/refuse.ts";
import { createSearch } from "./engine/create-search.ts";
import { createCollector, type RawPlays } from "./engine/play-collector.ts";
import { knownTiles } from "./engine/rack.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";

/**
 * Returns all legal plays as a compact table with no object per play, for bots and simulations. The plays are in no
 * particular order.
 *
 * Pass a table that you no longer need as `reuse` to reuse its memory.
 *
 * @param options - An earlier table whose memory may be reused.
 *
 * @throws TypeError and RangeError as `generatePlays` does, including for more than 2,097,152 plays.
 */
export function rawPlays(
  position: RackedPosition,
  graph: WordGraph,
  options: { readonly reuse?: RawPlays | undefined } = {},
): RawPlays {
  requireOptions(options, ["reuse"]);
  const search = createSearch(position, graph);
  const { count, points, tiles, width } = searchAll(search, createCollector(search, "all", options));
  giveBack(search);
  return { count, points, tiles, width };
}

/**
 * Returns one play from a table, in the form that `generatePlays` returns. Pass the position that the table was made
 * for.
 *
 * @param index - The index of the play, from 0 and less than the number of plays in the table.
 *
 * @throws RangeError if the index is out of range, TypeError if the position's rack is not known.
 */
export function playAt(position: RackedPosition, plays: RawPlays, index: number): GeneratedPlay {
  const { points, tiles } = propertiesOf(plays) as Partial<RawPlays>;
  const isTable = points instanceof Float64Array && tiles instanceof Int32Array;
  requireThat(isTable, "plays", "the plays that rawPlays returns", plays);
  const range = `a number from 0 to ${plays.count - 1}`;
  if (!Number.isInteger(index) || index < 0 || index >= plays.count)
    refuseOption("index", plays.count === 0 ? "no index, because there are no plays" : range, index);
  const { rules, rack } = resolve(position);
  return playMaker(plays, { rules, rack: knownTiles(rack) })(index);
}
