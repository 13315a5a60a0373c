import { requireThat } from "../../read/refuse.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";
import { intersect } from "./intersect.ts";

/**
 * Returns the words of a given length, in alphabetical order. The lists of two- and three-letter words are the first
 * ones to learn. Each tile counts as one letter, so PERRO has four letters in Spanish.
 *
 * @param length - The number of letters.
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
  // From the expert tips of H21 and ONX.
  requireThat(Number.isInteger(length), "length", "a number of letters", length);
  return intersect(graphNodes(graph), {
    start: 0,
    step: (count) => (count < length ? count + 1 : null),
    accepts: (count) => count === length,
  });
}
