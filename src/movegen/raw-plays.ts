import type { WordGraph } from "../dictionary/word-graph.ts";
import { resolve } from "../play/resolve.ts";
import { nothingFound, type PlayTable } from "./engine/found.ts";
import { lettersOf } from "./engine/letters.ts";
import { searchAll, setUp } from "./engine/set-up.ts";
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
  const setting = setUp(position, graph);
  const { count, points, tiles, width } = searchAll(setting, nothingFound(setting, "all", options));
  return { count, points, tiles, width };
}

/**
 * One of the plays of a table as `generatePlays` gives it. The position is the one they were found for.
 *
 * @throws RangeError for an index that the table has not.
 */
export function playAt(position: RackedPosition, plays: PlayTable, index: number): GeneratedPlay {
  if (!Number.isInteger(index) || index < 0 || index >= plays.count)
    throw new RangeError(`index: expected 0 to ${plays.count - 1}, found ${index}`);
  const { tables, rack } = resolve(position);
  const { rows, cols } = tables;
  return playMaker(plays, { letters: lettersOf(tables), rack: rack?.tiles ?? [], rows, cols })(index);
}
