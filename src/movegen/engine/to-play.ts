import type { Placed } from "../../play/placement.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import type { PlayTable } from "./found.ts";
import type { Letters } from "./letters.ts";
import type { Setting } from "./set-up.ts";

/** A function that makes plays of a table, given by index. */
export function playMaker(
  { points, tiles, width }: PlayTable,
  { letters, rack, cols }: Pick<Setting, "letters" | "rack" | "cols">,
): (index: number) => GeneratedPlay {
  const leaveOf = leaveMaker(rack, letters);
  return (index) => {
    const placements: Placed[] = [];
    const first = index * width;
    let end = first;
    for (; end < first + width && tiles[end] !== 0; end++) {
      const tile = tiles[end]!;
      const square = tile >> 8;
      const col = square % cols;
      placements.push({
        row: (square - col) / cols,
        col,
        letter: letters.letters[((tile & 255) >> 1) - 1]!,
        blank: (tile & 1) !== 0,
      });
    }
    return { type: "play", placements, points: points[index]!, leave: leaveOf(tiles, first, end) };
  };
}

/** A function that gives what tiles leave on the rack; plays that leave the same share one list. */
function leaveMaker(
  rack: readonly Tile[],
  letters: Letters,
): (tiles: Int32Array, from: number, end: number) => readonly Tile[] {
  const held = [...letters.letters, BLANK].map((tile) => rack.filter((other) => other === tile).length);
  const known = new Map<string, readonly Tile[]>();
  return (tiles, from, end) => {
    const left = held.slice();
    for (let i = from; i < end; i++) {
      const tile = tiles[i]!;
      left[(tile & 1) !== 0 ? letters.letters.length : ((tile & 255) >> 1) - 1]!--;
    }
    const key = left.join();
    let leave = known.get(key);
    if (leave === undefined) {
      leave = left.flatMap((count, number) => new Array<Tile>(count).fill(letters.letters[number] ?? BLANK));
      known.set(key, leave);
    }
    return leave;
  };
}
