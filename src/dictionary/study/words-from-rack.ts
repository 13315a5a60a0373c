import { refuseOption, requireIterable } from "../../read/refuse.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import { type GraphNodes, graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";

/**
 * Returns the words that use every tile on a rack, in alphabetical order. A blank (`?`) may stand for any letter. Pass
 * the tiles as a list, or as a string with one character per tile.
 *
 * @param rack - The tiles. A word must use all of them.
 *
 * @throws RangeError if a tile is not in the graph's tile set.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { anagramsOf, buildWordGraph } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["EAT", "TEA", "SEAT", "TEAM", "AT"], { tileSet: english });
 * [...anagramsOf(graph, "AET")]; // => ["EAT", "TEA"]
 * [...anagramsOf(graph, "AET?")]; // => ["SEAT", "TEAM"]
 * ```
 */
export function anagramsOf(graph: WordGraph, rack: Iterable<Tile>): IterableIterator<string> {
  const nodes = graphNodes(graph);
  return search(nodes, countsOf(nodes, rack), true);
}

/**
 * Returns the words that use some or all of the tiles on a rack, in alphabetical order. A blank (`?`) may stand for any
 * letter. Pass the tiles as a list, or as a string with one character per tile.
 *
 * @param rack - The tiles. A word may use some or all of them.
 *
 * @throws RangeError if a tile is not in the graph's tile set.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, wordsFrom } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["EAT", "TEA", "TEE", "AT"], { tileSet: english });
 * [...wordsFrom(graph, "AET")]; // => ["AT", "EAT", "TEA"]
 * ```
 */
export function wordsFrom(graph: WordGraph, rack: Iterable<Tile>): IterableIterator<string> {
  const nodes = graphNodes(graph);
  return search(nodes, countsOf(nodes, rack), false);
}

/** How many tiles of each letter are on the rack. Index 0 counts the blanks. */
function countsOf({ alphabet }: GraphNodes, rack: Iterable<Tile>): Uint32Array {
  const counts = new Uint32Array(alphabet.letters.length + 1);
  requireIterable(rack, "rack", `a list of tiles such as ["A", "${BLANK}"]`);
  for (const tile of rack) {
    const number = alphabet.numberOf(tile);
    if (number === 0 && tile !== BLANK)
      refuseOption("rack", `letters in the tile set, or "${BLANK}" for a blank`, tile);
    counts[number]!++;
  }
  return counts;
}

/**
 * A letter's own tile is taken before a blank. Trying the blank as well would only find the same words again.
 */
function* search(graph: GraphNodes, counts: Uint32Array, all: boolean): Generator<string, void, undefined> {
  const { nodes, format, alphabet } = graph;
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  let left = counts.reduce((sum, count) => sum + count, 0);
  // For each letter of the current word: the node to visit next (0 at the end of its list) and the text before it; and
  // for all but the first of these the tile taken. Why this loop is not shared: graph/walk-words.ts.
  const lists = [left === 0 ? 0 : graph.dawgRoot];
  const texts = [""];
  const taken: number[] = [];
  while (lists.length > 0) {
    const depth = lists.length - 1;
    const at = lists[depth]!;
    if (at === 0) {
      lists.pop();
      texts.pop();
      const tile = taken.pop() ?? 0;
      counts[tile]!++;
      left++;
      continue;
    }
    const node = nodes[at]!;
    lists[depth] = (node & end) === 0 ? at + 1 : 0;
    const letter = (node >>> tileShift) & tileMask;
    const tile = counts[letter] === 0 ? 0 : letter;
    if (counts[tile] === 0) continue;
    counts[tile]!--;
    left--;
    const word = `${texts[depth]}${alphabet.pieces[letter - 1]}`;
    lists.push(left === 0 ? 0 : (node >>> arcShift) & arcMask);
    texts.push(word);
    taken.push(tile);
    if ((node & accepts) !== 0 && (left === 0 || !all)) yield alphabet.wordOf(word);
  }
}
