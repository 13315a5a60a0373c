import type { WordGraph } from "../word-graph.ts";
import type { Alphabet } from "./alphabet.ts";
import { wordFinder } from "./find-word.ts";
import { type GraphNodes, withNodes } from "./graph-nodes.ts";
import type { NodeFormat } from "./node-format.ts";
import { walkWords } from "./walk-words.ts";

/** The word graph of an array of nodes with `size` words. The graph keeps the array, so it must not change. */
export function graphOf(nodes: Uint32Array, format: NodeFormat, alphabet: Alphabet, size: number): WordGraph {
  const { end, arcMask, arcShift, tileMask, tileShift } = format;
  const root = (node: number): number => (nodes[node]! >>> arcShift) & arcMask;
  // In a graph without a GADDAG, node 1 is an ordinary node, and its tile is a letter.
  const hasGaddag = nodes.length > 1 && ((nodes[1]! >>> tileShift) & tileMask) === 0 && (nodes[1]! & end) !== 0;
  const data: GraphNodes = { nodes, format, dawgRoot: root(0), gaddagRoot: hasGaddag ? root(1) : null, alphabet };
  let copy: ArrayBuffer | null = null;
  const graph: WordGraph = {
    has: wordFinder(data),
    size,
    words: () => walkWords(data, data.dawgRoot, ""),
    get bytes() {
      // Transferred: make another.
      if (copy === null || copy.byteLength === 0) copy = nodes.slice().buffer;
      return copy;
    },
    letters: alphabet.letters,
  };
  return Object.freeze(withNodes(graph, data));
}

/** Copies the bytes of a graph into nodes, so that later changes to the bytes do not affect it. */
export function nodesOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.slice().buffer);
}
