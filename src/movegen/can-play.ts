import type { WordGraph } from "../dictionary/word-graph.ts";
import type { AnyPosition, Position } from "../play/position.ts";
import { setUp } from "./engine/create-search.ts";
import { nothingFound } from "./engine/play-table.ts";
import { requireGaddag } from "./engine/require-graph.ts";
import { searchAll } from "./engine/search-all.ts";

/**
 * Whether any play is possible: the search ends with the first one found.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function canPlay(position: AnyPosition, graph: WordGraph): boolean {
  const setting = setUp(position, graph);
  return searchAll(setting, nothingFound(setting, "none", { enough: 1 })).count > 0;
}

/**
 * `canPlay` with its graph, as `applyMove` and `endGame` want it for the end when nobody can play (clause E3, decisions
 * D25 and D30).
 *
 * A position whose rack is not known cannot be answered for: it throws a TypeError. The game asks for known racks only.
 *
 * @throws RangeError for a graph without a GADDAG.
 */
export function canPlayWith(graph: WordGraph): (position: Position) => boolean {
  requireGaddag(graph);
  return (position) => canPlay(position, graph);
}
