import { requireText } from "../../read/refuse.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";
import { intersect } from "./intersect.ts";
import { patternMachine } from "./pattern.ts";

/**
 * The words that match a pattern, in alphabetical order. Letters stand for themselves, `?` for any one letter, and `*`
 * for any number of letters, even none. `"?A??"` matches the words of four letters with A in second place, `"*ING"`
 * those that end with ING.
 *
 * A pattern with a letter that the tile set does not have matches nothing.
 *
 * @param pattern - Letters and signs for letters that are not known.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, wordsMatching } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["BAT", "BOAT", "BREATH", "TAB"], { tileSet: english });
 * [...wordsMatching(graph, "B*AT")]; // => ["BAT", "BOAT"]
 * [...wordsMatching(graph, "?A?")]; // => ["BAT", "TAB"]
 * ```
 */
export function wordsMatching(graph: WordGraph, pattern: string): IterableIterator<string> {
  const nodes = graphNodes(graph);
  requireText(pattern, "pattern");
  const machine = patternMachine(pattern, nodes.alphabet.spell);
  return machine === null ? [].values() : intersect(nodes, machine);
}
