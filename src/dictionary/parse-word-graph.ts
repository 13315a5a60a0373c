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
 * Reads a word graph from untrusted bytes, or returns a list of problems if the bytes are not valid.
 *
 * Problems are: too few or too many bytes; reversed byte order; paths that are circular or lead outside the file;
 * letters that are not in the tile set or are out of order; letters from which no word can be completed; misplaced
 * GADDAG separators; more than 10,000,000 word prefixes per million bytes or part thereof, which no real word list has;
 * 10,000 or more words, if all of them have their letters in alphabetical order, as in an anagram file (KAD). A problem
 * with a node gives the node's path: `nodes[12]` begins at byte 48. At most 100 problems are returned. Checking takes
 * time proportional to the number of bytes, whatever they contain. In a valid graph, every query takes time
 * proportional to the number of words involved.
 *
 * Three errors cannot be detected: letters numbered for a different tile set, a GADDAG whose words differ from those of
 * its DAWG, and an anagram file with fewer than 10,000 entries.
 *
 * @param bytes - The contents of a KWG file.
 * @param options - The tile set that defines the letter numbers in the file.
 *
 * @throws RangeError if `nodeBits` is invalid, or if the tile set has more than 63 letters.
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
