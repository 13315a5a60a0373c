import type { WordGraph } from "../dictionary/word-graph.ts";
import { resolve } from "../play/resolve.ts";
import { mismatch } from "../read/describe.ts";
import { propertiesOf } from "../read/is-object.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { createSearch } from "./engine/create-search.ts";
import { createCollector, type RawPlays } from "./engine/play-collector.ts";
import { knownTiles } from "./engine/rack.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";

/**
 * All legal plays without an object for each, for bots and simulations. They are in no particular order.
 *
 * Pass an earlier table that you no longer need as `reuse`, and its memory is used again.
 *
 * @param options - An earlier table whose memory may be used again.
 *
 * @throws TypeError and RangeError as `generatePlays` does: also for more than 2,097,152 plays.
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
 * One of the plays of a table, as `generatePlays` returns it. Pass the position that the table was made for.
 *
 * @param index - From 0 up to the number of plays in the table.
 *
 * @throws RangeError for an index that the table does not have, TypeError for a position whose rack is not known.
 */
export function playAt(position: RackedPosition, plays: RawPlays, index: number): GeneratedPlay {
  const { points, tiles } = propertiesOf(plays) as Partial<RawPlays>;
  const isTable = points instanceof Float64Array && tiles instanceof Int32Array;
  requireThat(isTable, "plays", "the plays that rawPlays returns", plays);
  if (!Number.isInteger(index) || index < 0 || index >= plays.count)
    throw new RangeError(
      mismatch("index", plays.count === 0 ? "no index, because there are no plays" : `0 to ${plays.count - 1}`, index),
    );
  const { rules, rack } = resolve(position);
  return playMaker(plays, { rules, rack: knownTiles(rack) })(index);
}
