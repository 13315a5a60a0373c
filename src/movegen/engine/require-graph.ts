import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import { expectation } from "../../read/describe.ts";
import type { TileSet } from "../../tiles/tile-set.ts";

/**
 * Rejects a graph that plays cannot be generated from.
 *
 * @throws TypeError if `graph` is not a word graph, RangeError if it has no GADDAG.
 */
export function requireGaddag(graph: WordGraph): void {
  if (graphNodes(graph).gaddagRoot !== null) return;
  throw new RangeError("graph: expected a GADDAG (use buildWordGraph(words, { tileSet, gaddag: true }))");
}

/**
 * Rejects a graph whose words are spelled with other letters.
 *
 * @throws TypeError if `graph` is not a word graph, RangeError if it has other letters, or the same in another order.
 */
export function requireLetters(graph: WordGraph, tileSet: TileSet): void {
  const known = graphNodes(graph).alphabet.letters;
  const { id, letters } = tileSet;
  if (known.length !== letters.length || letters.some(({ letter }, i) => letter !== known[i]))
    throw new RangeError(expectation("graph", `the letters of the ${id} tile set`, known.join(" ")));
}
