import { alphabetOf } from "../../dictionary/graph/alphabet.ts";
import { nodeFormat } from "../../dictionary/graph/node-format.ts";
import { refuseOption, requireOptions, requireThat } from "../../read/refuse.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { type Leaves, requireLeaves } from "../leaves/leaves.ts";
import { mostValue } from "./parse-klv.ts";

/** A file has at most this many values: 16 million bytes. */
const mostValues = 4_000_000;

/**
 * Formats leave values as a file in the KLV2 format, which other crossword game programs read. It contains the value of
 * every leave possible with the tile set, as a 32-bit float.
 *
 * @param leaves - The leave values to write: see `leavesOf`.
 * @param options - `tileSet`: the letters are numbered in its order, and no leave has more copies of a tile than it
 * does. `size`: the maximum number of tiles in a leave, one fewer than on a full rack.
 *
 * @throws TypeError if `leaves` was not returned by `leavesOf`; RangeError if `size` is not from 1 to 15, if `leaves`
 * has no value for a tile of the set, if the tile set has more than 63 letters, if there are more than 4,000,000
 * leaves, or if a leave is worth more than a million points, positive or negative, which `parseKlv` would reject.
 */
export function formatKlv(leaves: Leaves, options: { readonly tileSet: TileSet; readonly size: number }): Uint8Array {
  requireLeaves(leaves);
  requireOptions(options, ["tileSet", "size"]);
  const { tileSet, size } = options;
  if (!(Number.isInteger(size) && size >= 1 && size <= 15)) refuseOption("options.size", "1 to 15", size);
  // The blank comes first, as number 0.
  const tiles: readonly Tile[] = [BLANK, ...alphabetOf(tileSet).letters];
  const counts = [tileSet.blanks.count, ...tileSet.letters.map(({ count }) => count)];
  const unknown = tiles.find((tile, i) => counts[i]! > 0 && !leaves.tiles.includes(tile));
  if (unknown !== undefined) refuseOption("options.tileSet", "only tiles that have leave values", unknown);
  const { nodes, leaveCount } = layOut(counts, size);
  if (leaveCount > mostValues)
    refuseOption("options.size", `at most ${mostValues.toLocaleString("en")} leaves`, leaveCount);

  const bytes = new DataView(new ArrayBuffer(8 + 4 * (nodes.length + leaveCount)));
  bytes.setUint32(0, nodes.length, true);
  nodes.forEach((node, i) => {
    bytes.setUint32(4 + 4 * i, node, true);
  });
  bytes.setUint32(4 + 4 * nodes.length, leaveCount, true);
  let at = 8 + 4 * nodes.length;
  const leave: Tile[] = [];
  const left = counts.slice();
  const go = (first: number): void => {
    for (let kind = first; kind < tiles.length; kind++) {
      if (left[kind] === 0) continue;
      left[kind]!--;
      leave.push(tiles[kind]!);
      const value: unknown = leaves.valueOf(leave);
      requireThat(typeof value === "number", "leaves.valueOf", "a number", value);
      if (!(Math.abs(value as number) <= mostValue))
        refuseOption(`leaves.valueOf(${leave.join(" ")})`, `a number from ${-mostValue} to ${mostValue}`, value);
      bytes.setFloat32(at, value as number, true);
      at += 4;
      if (leave.length < size) go(kind);
      leave.pop();
      left[kind]!++;
    }
  };
  go(0);
  return new Uint8Array(bytes.buffer);
}

const { accepts, end } = nodeFormat(22);

/**
 * The nodes of all leaves: lists of tiles that may follow. There is a list for each kind that came last, how many of it
 * are left, and how many tiles may follow in all.
 */
function layOut(counts: readonly number[], size: number): { readonly nodes: Uint32Array; readonly leaveCount: number } {
  const nodes: number[] = [0];
  const known = new Map<string, { readonly list: number; readonly leaves: number }>();
  const none = { list: 0, leaves: 0 };
  /** The list with `first`, if any of it are left, and all kinds after it. */
  const listOf = (first: number, left: number, most: number): { readonly list: number; readonly leaves: number } => {
    const usable = Math.min(left, most);
    const name = `${first} ${usable} ${most}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const kinds = counts.flatMap((count, kind) => {
      const usableOf = kind === first ? usable : Math.min(count, most);
      return kind < first || usableOf === 0 ? [] : [{ kind, left: usableOf }];
    });
    if (kinds.length === 0 || most === 0) return none;
    const children = kinds.map(({ kind, left: usableOf }) => listOf(kind, usableOf - 1, most - 1));
    const list = nodes.length;
    children.forEach((child, i) => {
      const mark = i === children.length - 1 ? end : 0;
      nodes.push(((kinds[i]!.kind << 24) | accepts | mark | child.list) >>> 0);
    });
    const made = { list, leaves: children.reduce((sum, child) => sum + 1 + child.leaves, 0) };
    known.set(name, made);
    return made;
  };
  const all = listOf(0, counts[0]!, size);
  nodes[0] = (end | all.list) >>> 0;
  return { nodes: Uint32Array.from(nodes), leaveCount: all.leaves };
}
