import type { WordGraph } from "../dictionary/word-graph.ts";
import type { AnyPosition, Position } from "../play/position.ts";
import { createSearch } from "./engine/create-search.ts";
import { createCollector } from "./engine/play-collector.ts";
import { requireGaddag } from "./engine/require-graph.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";

/**
 * Returns whether any play is possible. The search stops at the first play found.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function canPlay(position: AnyPosition, graph: WordGraph): boolean {
  const search = createSearch(position, graph);
  const { count } = searchAll(search, createCollector(search, "none", { enough: 1 }));
  giveBack(search);
  return count > 0;
}

/**
 * Returns `canPlay` bound to a graph, for `applyMove` and `endGame`, which call it to decide whether the game is over
 * because no player has a play.
 *
 * The returned function throws a TypeError if the position's rack is not known. Games call it for known racks only.
 *
 * @throws TypeError if `graph` is not a word graph, RangeError if it has no GADDAG.
 */
export function canPlayWith(graph: WordGraph): (position: Position) => boolean {
  // E3, D25, D30
  requireGaddag(graph);
  return (position) => canPlay(position, graph);
}
