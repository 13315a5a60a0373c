import type { Parsed } from "../checked.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { checkNodes } from "./graph/check-nodes.ts";
import { graphOf, nodesOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { countWords } from "./graph/node-order.ts";
import type { WordGraph } from "./word-graph.ts";

/** A small graph can spell more words than anybody could read. One with more than this is not a dictionary. */
const mostWords = 100_000_000;

/**
 * Checks untrusted bytes: returns their word graph, or a list of what is wrong with them.
 *
 * Problems are: too few or too many bytes; bytes in reverse order; ways that lead in a circle or out of the file;
 * letters that the tile set does not have, or out of order; separators of the GADDAG in a wrong place. Each problem
 * names its node: `nodes[12]` begins at byte 48. You get the first 100 problems. The time is proportional to the number
 * of bytes, whatever they are.
 *
 * Two things cannot be noticed: letters numbered as in another tile set, and a GADDAG with other words than the DAWG
 * beside it.
 *
 * @throws RangeError for a wrong `nodeBits`, or if the tile set has more than 63 letters.
 */
export function parseWordGraph(
  bytes: ArrayBuffer | Uint8Array,
  options: { readonly tileSet: TileSet; readonly nodeBits?: 22 | 24 },
): Parsed<{ readonly graph: WordGraph }> {
  const { tileSet, nodeBits = 22 } = options;
  const format = nodeFormat(nodeBits);
  const alphabet = alphabetOf(tileSet);
  const refuse = (code: string, expected: string, found: string): Parsed<{ readonly graph: WordGraph }> => ({
    ok: false,
    problems: [{ code, path: "", expected, found }],
  });

  if (!(bytes instanceof ArrayBuffer) && !ArrayBuffer.isView(bytes)) return refuse("type", "bytes", typeof bytes);
  const { byteLength } = bytes;
  if (byteLength === 0 || byteLength % 4 !== 0)
    return refuse("truncated", "4 bytes for each node", `${byteLength} bytes`);
  if (byteLength / 4 > format.mostNodes) {
    return refuse(
      "too-large",
      `at most ${format.mostNodes} nodes with nodeBits: ${nodeBits}`,
      `${byteLength / 4} nodes`,
    );
  }
  const nodes = nodesOf(bytes);
  const { order, problems } = checkNodes(nodes, format, alphabet.letters.length);
  const [problem, ...more] = problems;
  if (problem !== undefined) return { ok: false, problems: [problem, ...more] };
  const size = countWords(nodes, format, order);
  if (size > mostWords) return refuse("too-large", `at most ${mostWords} words`, `${size}`);
  return { ok: true, graph: graphOf(nodes, format, alphabet, size) };
}
