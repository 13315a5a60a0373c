import type { WordGraph } from "../dictionary/word-graph.ts";
import { setUp } from "./engine/create-search.ts";
import { nothingFound } from "./engine/play-table.ts";
import { searchAll } from "./engine/search-all.ts";
import type { RackedPosition } from "./generated-play.ts";

/**
 * The number of legal plays, with nothing kept of them.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function countPlays(position: RackedPosition, graph: WordGraph): number {
  const setting = setUp(position, graph);
  return searchAll(setting, nothingFound(setting, "none")).count;
}
