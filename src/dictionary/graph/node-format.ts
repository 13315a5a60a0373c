import { refuseOption } from "../../read/refuse.ts";

/**
 * Where the fields of a node lie in its 32 bits. A word graph is one array of nodes in the KWG layout (Kurnia Word
 * Graph, published with `wolges` under the MIT licence), so that files of that world can be read and written.
 *
 * A list of siblings lies in consecutive nodes, letters ascending, the last one marked `end`. `tile` is the letter's
 * number (1 for the first letter of the tile set). `accepts` says that a word ends with it. `arc` is the index of the
 * list of letters that may follow, 0 for no list. Node 0 points to the list of first letters. In a graph with a GADDAG,
 * node 1 points to the GADDAG's first list, and tile 0 is its separator. Lists may share their tails.
 */
export interface NodeFormat {
  readonly arcBits: 22 | 24;
  readonly tileShift: number;
  readonly tileMask: number;
  readonly accepts: number;
  readonly end: number;
  readonly arcShift: number;
  readonly arcMask: number;
  /** The most nodes an arc can reach. */
  readonly mostNodes: number;
}

/** The usual layout: 8 bits of tile, then the two marks, then 22 bits of arc. */
const format22: NodeFormat = {
  arcBits: 22,
  tileShift: 24,
  tileMask: 0xff,
  accepts: 0x800000,
  end: 0x400000,
  arcShift: 0,
  arcMask: 0x3fffff,
  mostNodes: 2 ** 22,
};

/** The layout for large lists: 24 bits of arc, then the two marks, then 6 bits of tile. */
const format24: NodeFormat = {
  arcBits: 24,
  tileShift: 0,
  tileMask: 0x3f,
  accepts: 0x80,
  end: 0x40,
  arcShift: 8,
  arcMask: 0xffffff,
  mostNodes: 2 ** 24,
};

/** The most letters of an alphabet in a word graph: a tile has 6 bits, and tile 0 is the separator. */
export const mostLetters = 63;

/**
 * The layout with this many bits for an arc.
 *
 * @throws RangeError if it is neither 22 nor 24.
 */
export function nodeFormat(nodeBits: 22 | 24): NodeFormat {
  if (nodeBits === 22) return format22;
  if (nodeBits === 24) return format24;
  return refuseOption("nodeBits", "22 or 24", nodeBits);
}
