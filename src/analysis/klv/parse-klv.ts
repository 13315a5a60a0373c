import type { Parsed } from "../../checked.ts";
import { alphabetOf } from "../../dictionary/graph/alphabet.ts";
import { nodeFormat } from "../../dictionary/graph/node-format.ts";
import { childrenFirst } from "../../dictionary/graph/node-order.ts";
import { bytesOf } from "../../read/bytes.ts";
import { propertiesOf } from "../../read/is-object.ts";
import { type Problem, type ProblemValues, shortFoundOf } from "../../read/problem.ts";
import { keptOf, type RackLattice, rackLattice, sizesOf } from "../../tiles/rack-lattice.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { Leaves } from "../leaves/leaves.ts";

// The layout of KLV2, as `wolges` publishes it under the MIT licence and other programs read it: a number of nodes, the
// nodes, a number of values, the values. All numbers have 32 bits, little-endian; values are floats. The nodes are a
// DAWG of leaves in the layout of word graphs, with tiles in ascending order and 0 for the blank. A leave's value has
// the leave's number: how many leaves come before it when each letter is followed by what continues it.

/** More problems than this are not listed. */
const mostProblems = 100;

/** Leaves are worth no more points than this, nor less than as much below 0: then sums of hundredths stay exact. */
export const mostValue = 1_000_000;

/**
 * Parses a file of leave values in the KLV2 format, which other crossword game programs use. Never throws because of
 * the bytes, and takes time proportional to their number.
 *
 * A leave that is not in the file is worth 0, as in other programs. A leave with more tiles than any in the file is
 * worth as much as the worst leave left after removing one of its tiles, so that keeping the whole rack has a value.
 *
 * Problems are: too few or too many bytes; paths that form a cycle or lead outside the file; tiles that are not in the
 * tile set or are out of order; a number of values that differs from the number of leaves; and values that are not
 * numbers or exceed a million. If the file numbers its letters by a different tile set, this cannot be detected.
 *
 * @param bytes - The contents of a KLV2 file.
 * @param options - The tile set by which the file numbers letters, from 1; 0 is the blank.
 *
 * @throws RangeError if the tile set has more than 63 letters.
 */
export function parseKlv(
  bytes: ArrayBuffer | Uint8Array,
  options: { readonly tileSet: TileSet },
): Parsed<{ readonly leaves: Leaves }> {
  const { letters } = alphabetOf(propertiesOf<typeof options>(options).tileSet);
  const refuse = (problem: Problem): Parsed<{ readonly leaves: Leaves }> => ({ ok: false, problems: [problem] });
  const read = bytesOf(bytes);
  if (read === null) return refuse({ code: "type", path: "", type: "bytes", found: shortFoundOf(bytes) });
  const { byteLength } = read;
  if (byteLength < 8 || byteLength % 4 !== 0)
    return refuse({ code: "truncated", path: "", of: "node", found: byteLength });
  const all = new DataView(read.buffer, read.byteOffset, byteLength);
  const words = byteLength / 4 - 2;
  const nodeCount = all.getUint32(0, true);
  if (nodeCount < 1 || nodeCount > words)
    return refuse({ code: "range", path: "nodes", min: 1, max: words, found: nodeCount });
  const valueCount = all.getUint32(4 + 4 * nodeCount, true);
  const room = words - nodeCount;
  if (valueCount !== room) return refuse({ code: "range", path: "values", min: room, max: room, found: valueCount });
  const nodes = Uint32Array.from({ length: nodeCount }, (_, i) => all.getUint32(4 + 4 * i, true));
  const values = Float64Array.from({ length: valueCount }, (_, i) => all.getFloat32(8 + 4 * (nodeCount + i), true));

  const problems: Problem[] = [];
  const note = <C extends Problem["code"]>(code: C, path: string, of: ProblemValues[C], found: number | null): void => {
    if (problems.length < mostProblems) problems.push({ code, path, ...of, found } as Problem);
  };
  const { order, counts, most } = countLeaves(nodes, (code, from, to) => {
    if (code === "cycle") note(code, `nodes[${from}]`, {}, to);
    else if (code === "truncated") note(code, `nodes[${from}]`, { of: "list" }, null);
    else note("arc", `nodes[${from}]`, { nodes: nodeCount }, to);
  });
  for (const at of order) {
    const tile = nodes[at]! >>> 24;
    if (tile > letters.length) note("letter-number", `nodes[${at}]`, { letters: letters.length }, tile);
    if ((nodes[at]! & end) !== 0 || at + 1 >= nodeCount) continue;
    const next = nodes[at + 1]! >>> 24;
    if (next <= tile) note("order", `nodes[${at + 1}]`, { after: tile }, next);
  }
  const leaves = counts[nodes[0]! & arcMask] ?? 0;
  if (problems.length === 0 && leaves !== valueCount) note("range", "values", { min: leaves, max: leaves }, valueCount);
  values.forEach((value, i) => {
    if (!(Math.abs(value) <= mostValue))
      note("range", `values[${i}]`, { min: -mostValue, max: mostValue }, Number.isFinite(value) ? value : null);
  });
  const [problem, ...more] = problems;
  if (problem !== undefined) return { ok: false, problems: [problem, ...more] };

  const tiles = [...letters, BLANK];
  const numberOf = new Map(tiles.map((tile, i) => [tile, tile === BLANK ? 0 : i + 1]));
  const valuesOn = (lattice: RackLattice): Float64Array => {
    const numbers = lattice.tiles.map((tile) => numberOf.get(tile)!);
    return valuesIn({ nodes, counts, values, most }, lattice, numbers);
  };
  const valueOfLeave = (leave: readonly Tile[]): number => valuesOn(rackLattice(leave, tiles)).at(-1)!;
  return { ok: true, leaves: { tiles, valuesOn, valueOf: valueOfLeave } };
}

const { arcMask, accepts, end } = nodeFormat(22);

/** How many leaves each list of nodes has from a node on, and how many tiles the largest leave has. */
function countLeaves(
  nodes: Uint32Array,
  fault: Parameters<typeof childrenFirst>[3],
): { readonly order: Uint32Array; readonly counts: Float64Array; readonly most: number } {
  const order = childrenFirst(nodes, nodeFormat(22), [0], fault);
  const counts = new Float64Array(nodes.length);
  const depths = new Float64Array(nodes.length);
  for (const at of order) {
    const node = nodes[at]!;
    const arc = node & arcMask;
    const next = (node & end) === 0 ? at + 1 : 0;
    counts[at] = ((node & accepts) === 0 ? 0 : 1) + (counts[arc] ?? 0) + (counts[next] ?? 0);
    depths[at] = Math.max(1 + (depths[arc] ?? 0), depths[next] ?? 0);
  }
  return { order, counts, most: depths[nodes[0]! & arcMask] ?? 0 };
}

/** A file that has been checked. */
interface Klv {
  readonly nodes: Uint32Array;
  /** By node: how many leaves its list has from it on. */
  readonly counts: Float64Array;
  readonly values: Float64Array;
  /** The most tiles of a leave. */
  readonly most: number;
}

function valuesIn(
  { nodes, counts, values, most }: Klv,
  lattice: RackLattice,
  numbers: readonly number[],
): Float64Array {
  const { counts: held, weights, size } = lattice;
  const found = new Float64Array(size);
  // Ascending as in the file, where the blank comes first.
  const order = [...numbers.keys()].sort((a, b) => numbers[a]! - numbers[b]!);
  const left = order.map((i) => held[i]!);
  /** Looks up what continues a leave: `list` has the letters that may follow, and `before` leaves come before them. */
  const go = (list: number, before: number, leave: number, first: number): void => {
    let at = list;
    let skipped = before;
    for (let i = first; i < order.length && at !== 0; i++) {
      const number = numbers[order[i]!]!;
      while (at !== 0 && nodes[at]! >>> 24 < number) {
        const next = (nodes[at]! & end) === 0 ? at + 1 : 0;
        skipped += counts[at]! - (next === 0 ? 0 : counts[next]!);
        at = next;
      }
      if (at === 0 || nodes[at]! >>> 24 !== number || left[i] === 0) continue;
      const isLeave = (nodes[at]! & accepts) !== 0;
      const kept = leave + weights[order[i]!]!;
      if (isLeave) found[kept] = values[skipped]!;
      left[i]!--;
      go(nodes[at]! & arcMask, skipped + (isLeave ? 1 : 0), kept, i);
      left[i]!++;
    }
  };
  go(nodes[0]! & arcMask, 0, 0, 0);
  // Larger leaves than the file has.
  sizesOf(lattice).forEach((tilesIn, leave) => {
    if (tilesIn <= most) return;
    const parts = weights.map((weight, i) => (keptOf(lattice, leave, i) > 0 ? found[leave - weight]! : Infinity));
    found[leave] = Math.min(...parts);
  });
  return found;
}
