import type { Parsed } from "../checked.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { checkNodes } from "./graph/check-nodes.ts";
import { graphOf, nodesOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { countWords } from "./graph/node-order.ts";
import type { WordGraph } from "./word-graph.ts";

/** A graph can spell more words than anybody could read; one with more than this is no dictionary. */
const mostWords = 100_000_000;

/**
 * The graph of bytes from anywhere, or what is wrong with them: bytes cut short or too many, in the wrong order, ways
 * that lead in a circle or out of the file, letters that the tile set has not or that are out of order, separators of
 * the GADDAG where none may be. Each problem tells its node, `nodes[12]` beginning at byte 48; of very many problems
 * the first 100 are told. Takes time in proportion to the bytes, whatever they are.
 *
 * What cannot be seen: that letters are numbered as in another tile set, and that a GADDAG holds other words than the
 * DAWG beside it.
 *
 * @throws RangeError for a wrong `nodeBits`, or a tile set of more than 63 letters.
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
  if (byteLength === 0 || byteLength % 4 !== 0) return refuse("truncated", "4 bytes a node", `${byteLength} bytes`);
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
