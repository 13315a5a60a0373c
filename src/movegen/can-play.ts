import type { WordGraph } from "../dictionary/word-graph.ts";
import type { AnyPosition, Position } from "../play/position.ts";
import { createSearch } from "./engine/create-search.ts";
import { createCollector } from "./engine/play-collector.ts";
import { requireGaddag } from "./engine/require-graph.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";

/**
 * Whether any play is possible. The search ends with the first play found.
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
 * `canPlay` with its graph, ready to be passed to `applyMove` and `endGame`, which ask it whether the game is over
 * because nobody can play.
 *
 * The function returned throws a TypeError for a position whose rack is not known. The game asks it about known racks
 * only.
 *
 * @throws TypeError if `graph` is not a word graph, RangeError if it has no GADDAG.
 */
export function canPlayWith(graph: WordGraph): (position: Position) => boolean {
  // E3, D25, D30
  requireGaddag(graph);
  return (position) => canPlay(position, graph);
}
