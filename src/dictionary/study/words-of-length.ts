import { graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";
import { intersect } from "./intersect.ts";

/**
 * The words of so many letters, in order: of two and of three are the lists to learn first (expert tips of H21, ONX).
 * Letters are tiles: in Spanish PERRO has four.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, wordsOfLength } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["AT", "TEA", "EAT", "EATEN"], { tileSet: english });
 * [...wordsOfLength(graph, 3)]; // => ["EAT", "TEA"]
 * ```
 */
export function wordsOfLength(graph: WordGraph, length: number): IterableIterator<string> {
  return intersect(graphNodes(graph), {
    start: 0,
    step: (count) => (count < length ? count + 1 : null),
    accepts: (count) => count === length,
  });
}
