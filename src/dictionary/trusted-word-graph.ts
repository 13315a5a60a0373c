import { bytesOf } from "../read/bytes.ts";
import { mismatch } from "../read/describe.ts";
import { propertiesOf } from "../read/is-object.ts";
import { refuseOption } from "../read/refuse.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { graphOf, nodesOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { childrenFirst, extentOf } from "./graph/node-order.ts";
import type { WordGraph } from "./word-graph.ts";

/**
 * Reads a word graph from bytes that you trust: your own file, another KWG file, or bytes posted to a worker. The bytes
 * are copied, and node 1 determines whether there is a GADDAG.
 *
 * For untrusted bytes, use `parseWordGraph`. A wrong `nodeBits` or tile set is not always detected, because the file
 * does not record them. An anagram file (KAD) has the same layout, so it is read as a list of words whose letters are
 * in alphabetical order.
 *
 * @param bytes - The contents of a KWG file.
 * @param options - The tile set that defines the letter numbers in the file.
 *
 * @throws RangeError if the bytes cannot be a word graph, if `nodeBits` is invalid, or if the tile set has more than 63
 * letters.
 */
export function trustedWordGraph(
  bytes: ArrayBuffer | Uint8Array,
  options: { readonly tileSet: TileSet; readonly nodeBits?: 22 | 24 },
): WordGraph {
  const { tileSet, nodeBits = 22 } = propertiesOf(options) as typeof options;
  const read = bytesOf(bytes);
  if (read === null) throw new TypeError(mismatch("bytes", "an ArrayBuffer or a Uint8Array", bytes));
  if (read.byteLength === 0 || read.byteLength % 4 !== 0)
    refuseOption("bytes", "a multiple of 4 bytes", read.byteLength);
  const format = nodeFormat(nodeBits);
  const nodes = nodesOf(read);
  const order = childrenFirst(nodes, format, [0], (_code, from) => {
    throw new RangeError(`bytes: the arcs of this word graph never end after node ${from}`);
  });
  return graphOf(nodes, format, alphabetOf(tileSet), extentOf(nodes, format, order).words);
}
