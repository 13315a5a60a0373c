import type { TileSet } from "../tiles/tile-set.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { graphOf, nodesOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { childrenFirst, countWords } from "./graph/node-order.ts";
import type { WordGraph } from "./word-graph.ts";

/**
 * The graph of trusted bytes: a file of your own or of the KWG world, or what a worker was sent. They are copied. Node 1
 * tells whether there is a GADDAG.
 *
 * @throws RangeError if these cannot be the bytes of a word graph. That is no check: for bytes from anywhere there is
 * `parseWordGraph`. A wrong `nodeBits` or tile set is not always noticed, because the layout does not tell them.
 */
export function readWordGraph(
  bytes: ArrayBuffer | Uint8Array,
  options: { readonly tileSet: TileSet; readonly nodeBits?: 22 | 24 },
): WordGraph {
  const { tileSet, nodeBits = 22 } = options;
  if (bytes.byteLength === 0 || bytes.byteLength % 4 !== 0) {
    throw new RangeError(`bytes: expected 4 bytes a node, found ${bytes.byteLength}`);
  }
  const format = nodeFormat(nodeBits);
  const nodes = nodesOf(bytes);
  const order = childrenFirst(nodes, format, [0], (_code, from) => {
    throw new RangeError(`bytes: expected a word graph, found a way that does not end at node ${from}`);
  });
  return graphOf(nodes, format, alphabetOf(tileSet), countWords(nodes, format, order));
}
