import type { Parsed } from "../checked.ts";
import { bytesOf } from "../read/bytes.ts";
import { propertiesOf } from "../read/is-object.ts";
import { type Problem, shortFoundOf } from "../read/problem.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { alphabetOf } from "./graph/alphabet.ts";
import { checkNodes } from "./graph/check-nodes.ts";
import { graphOf, nodesOf } from "./graph/graph-of.ts";
import { nodeFormat } from "./graph/node-format.ts";
import { extentOf, spellsInOrder } from "./graph/node-order.ts";
import type { WordGraph } from "./word-graph.ts";

/**
 * A small graph can spell more words than anybody could read, and a search through them would not end. So it may have
 * this many beginnings of words for each million bytes begun. Each takes about 0.1 microseconds to visit. An English
 * list of 173,000 words has 400,000 beginnings.
 */
const mostBeginnings = 10_000_000;

/**
 * No language has 10,000 words whose letters are in alphabetical order: an English list of 173,000 words has 642 of
 * them. So such a list is one of anagrams, which other programs keep in files of the same format (KAD).
 */
const leastAnagrams = 10_000;

/**
 * Checks untrusted bytes: returns their word graph, or a list of what is wrong with them.
 *
 * Problems are: too few or too many bytes; bytes in reverse order; ways that lead in a circle or out of the file;
 * letters that the tile set does not have, or out of order; letters after which no word can end; separators of the
 * GADDAG in a wrong place; more than 10,000,000 beginnings of words for each million bytes begun, as no list of words
 * has; 10,000 words or more that all have their letters in alphabetical order, as a file of anagrams (KAD) has. Each
 * problem with a node names it: `nodes[12]` begins at byte 48. You get the first 100 problems. The time is proportional
 * to the number of bytes, whatever they are. In a graph without problems, every question takes time in proportion to
 * its words.
 *
 * Three things cannot be noticed: letters numbered as in another tile set, a GADDAG with other words than the DAWG
 * beside it, and fewer anagrams than that.
 *
 * @param bytes - The content of a KWG file.
 * @param options - The tile set whose letters the file numbers.
 *
 * @throws RangeError for a wrong `nodeBits`, or if the tile set has more than 63 letters.
 */
export function parseWordGraph(
  bytes: ArrayBuffer | Uint8Array,
  options: { readonly tileSet: TileSet; readonly nodeBits?: 22 | 24 },
): Parsed<{ readonly graph: WordGraph }> {
  const { tileSet, nodeBits = 22 } = propertiesOf(options) as typeof options;
  const format = nodeFormat(nodeBits);
  const alphabet = alphabetOf(tileSet);
  const refuse = (problem: Problem): Parsed<{ readonly graph: WordGraph }> => ({ ok: false, problems: [problem] });

  const read = bytesOf(bytes);
  if (read === null) return refuse({ code: "type", path: "", type: "bytes", found: shortFoundOf(bytes) });
  const { byteLength } = read;
  if (byteLength === 0 || byteLength % 4 !== 0)
    return refuse({ code: "truncated", path: "", of: "node", found: byteLength });
  const { mostNodes } = format;
  if (byteLength / 4 > mostNodes)
    return refuse({ code: "too-large", path: "", of: "nodes", most: mostNodes, nodeBits, found: byteLength / 4 });
  const nodes = nodesOf(read);
  const { order, problems } = checkNodes(nodes, format, alphabet.letters.length);
  const [problem, ...more] = problems;
  if (problem !== undefined) return { ok: false, problems: [problem, ...more] };
  const { words, beginnings } = extentOf(nodes, format, order);
  const most = mostBeginnings * Math.ceil(byteLength / 1_000_000);
  if (beginnings > most)
    return refuse({ code: "too-large", path: "", of: "beginnings", most, found: shortFoundOf(beginnings) });
  if (words >= leastAnagrams && spellsInOrder(nodes, format, order))
    return refuse({ code: "anagrams", path: "", found: words });
  return { ok: true, graph: graphOf(nodes, format, alphabet, words) };
}
