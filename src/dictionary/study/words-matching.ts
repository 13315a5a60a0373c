import { requireText } from "../../read/refuse.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";
import { intersect } from "./intersect.ts";
import { patternMachine } from "./pattern.ts";

/**
 * Returns the words that match a pattern, in alphabetical order. Letters match themselves, `?` matches any one letter,
 * and `*` matches any number of letters, including none. `"?A??"` matches four-letter words whose second letter is A,
 * and `"*ING"` matches words that end in ING.
 *
 * A pattern with a letter that is not in the tile set matches nothing.
 *
 * @param pattern - Letters and wildcards.
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
