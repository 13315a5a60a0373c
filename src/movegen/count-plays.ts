import type { WordGraph } from "../dictionary/word-graph.ts";
import { createSearch } from "./engine/create-search.ts";
import { createCollector } from "./engine/play-collector.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";
import type { RackedPosition } from "./generated-play.ts";

/**
 * The number of legal plays. The plays themselves are not kept.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function countPlays(position: RackedPosition, graph: WordGraph): number {
  const search = createSearch(position, graph);
  const { count } = searchAll(search, createCollector(search, "none"));
  giveBack(search);
  return count;
}
