import type { WordGraph } from "../dictionary/word-graph.ts";
import { resolve } from "../play/resolve.ts";
import { requireOptions } from "../read/refuse.ts";
import { setUp } from "./engine/create-search.ts";
import { nothingFound, type PlayTable } from "./engine/play-table.ts";
import { searchAll } from "./engine/search-all.ts";
import { knownTiles, lettersOf } from "./engine/tile-alphabet.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";

/**
 * All legal plays without an object for each, for bots and simulations; in no particular order.
 *
 * `reuse` is an earlier answer that is not needed any more: its memory is used again.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function rawPlays(
  position: RackedPosition,
  graph: WordGraph,
  options: { readonly reuse?: PlayTable | undefined } = {},
): PlayTable {
  requireOptions(options, ["reuse"]);
  const setting = setUp(position, graph);
  const { count, points, tiles, width } = searchAll(setting, nothingFound(setting, "all", options));
  return { count, points, tiles, width };
}

/**
 * One of the plays of a table as `generatePlays` gives it. The position is the one they were found for.
 *
 * @throws RangeError for an index that the table has not, TypeError for a position whose rack is not known.
 */
export function playAt(position: RackedPosition, plays: PlayTable, index: number): GeneratedPlay {
  if (!Number.isInteger(index) || index < 0 || index >= plays.count)
    throw new RangeError(`index: expected that of one of ${plays.count} plays, found ${index}`);
  const { rules, rack } = resolve(position);
  const { rows, cols } = rules;
  return playMaker(plays, { letters: lettersOf(rules), rack: knownTiles(rack), rows, cols })(index);
}
