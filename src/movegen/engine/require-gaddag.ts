import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";

/**
 * Refuses a graph that plays cannot be generated from.
 *
 * @throws TypeError for what is no word graph, RangeError for one without a GADDAG.
 */
export function requireGaddag(graph: WordGraph): void {
  if (graphNodes(graph).gaddagRoot !== null) return;
  throw new RangeError("graph: expected a GADDAG: buildWordGraph(words, { tileSet, gaddag: true })");
}
