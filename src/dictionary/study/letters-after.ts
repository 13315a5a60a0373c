import { requireText } from "../../read/refuse.ts";
import type { Letter } from "../../tiles/tile.ts";
import { descend } from "../graph/descend.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";

/** A letter that may follow a prefix. */
export interface NextLetter {
  readonly letter: Letter;
  /** Whether the prefix plus this letter is a word. */
  readonly isWord: boolean;
  /** Whether longer words begin with the prefix plus this letter. */
  readonly isBeginning: boolean;
}

/**
 * Returns the letters that may follow a prefix, in alphabetical order. The list is empty if no word begins with the
 * prefix.
 *
 * @param beginning - The prefix.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, lettersAfter } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["TEA", "TEAM"], { tileSet: english });
 * lettersAfter(graph, "TE"); // => [{ letter: "A", isWord: true, isBeginning: true }]
 * ```
 */
export function lettersAfter(graph: WordGraph, beginning: string): readonly NextLetter[] {
  const nodes = graphNodes(graph);
  requireText(beginning, "beginning");
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = nodes.format;
  const tiles = nodes.alphabet.spell(beginning);
  const found: NextLetter[] = [];
  let at = tiles === null ? 0 : (descend(nodes, nodes.dawgRoot, tiles)?.list ?? 0);
  while (at !== 0) {
    const node = nodes.nodes[at]!;
    const letter = nodes.alphabet.letters[((node >>> tileShift) & tileMask) - 1]!;
    found.push({ letter, isWord: (node & accepts) !== 0, isBeginning: ((node >>> arcShift) & arcMask) !== 0 });
    at = (node & end) === 0 ? at + 1 : 0;
  }
  return found;
}
