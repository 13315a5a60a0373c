import type { Placed } from "../../play/placement.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import type { PlayTable } from "./found.ts";
import type { Letters } from "./letters.ts";
import type { Setting } from "./set-up.ts";

/**
 * A function that makes plays of a table, given by index.
 *
 * A play is one object and one list: its placements are shared by all plays that lay the same tile on the same square, and
 * so is the list of tiles they leave. Both are frozen.
 */
export function playMaker(
  { points, tiles, width }: PlayTable,
  { letters, rack, cols }: Pick<Setting, "letters" | "rack" | "cols">,
): (index: number) => GeneratedPlay {
  const placedAs = placementsOf(letters);
  const leaves = leavesOf(rack, letters);
  const laid: Placed[] = new Array<Placed>(width);
  return (index) => {
    const first = index * width;
    let count = 0;
    let left = leaves.whole;
    for (; count < width; count++) {
      const tile = tiles[first + count]!;
      if (tile === 0) break;
      left -= leaves.weights[(tile & 1) !== 0 ? 0 : (tile & 255) >> 1]!;
      laid[count] = placedAs[tile] ?? remember(placedAs, tile, letters, cols);
    }
    return { type: "play", placements: laid.slice(0, count), points: points[index]!, leave: leaves.of(left) };
  };
}

/** A cache of what never changes: placements by the number that stands for a tile on a square, by a ruleset's letters. */
const placementsOfLetters = new WeakMap<Letters, Record<number, Placed>>();

function placementsOf(letters: Letters): Record<number, Placed> {
  let placements = placementsOfLetters.get(letters);
  if (placements === undefined) {
    placements = [];
    placementsOfLetters.set(letters, placements);
  }
  return placements;
}

function remember(placements: Record<number, Placed>, tile: number, { letters }: Letters, cols: number): Placed {
  const square = tile >> 8;
  const col = square % cols;
  const letter = letters[((tile & 255) >> 1) - 1]!;
  const placed = Object.freeze({ row: (square - col) / cols, col, letter, blank: (tile & 1) !== 0 });
  placements[tile] = placed;
  return placed;
}

/** What plays leave on a rack, which is told by a number: each tile played takes its weight off that of the whole rack. */
interface Leaves {
  readonly whole: number;
  /** By number of the letter from 1; the blank's is the first. */
  readonly weights: Float64Array;
  of(left: number): readonly Tile[];
}

/** The weights are those of a number whose digits count the tiles of each kind, so that no two leaves share a number. */
function leavesOf(rack: readonly Tile[], { letters }: Letters): Leaves {
  const kinds = [...letters, BLANK].map((tile, i) => ({ tile, number: i === letters.length ? 0 : i + 1 }));
  const weights = new Float64Array(letters.length + 1);
  const held: { readonly tile: Tile; readonly weight: number; readonly count: number }[] = [];
  let weight = 1;
  for (const { tile, number } of kinds) {
    const count = rack.filter((other) => other === tile).length;
    if (count === 0) continue;
    held.push({ tile, weight, count });
    weights[number] = weight;
    weight *= count + 1;
  }
  const known = new Map<number, readonly Tile[]>();
  const spell = (left: number): readonly Tile[] =>
    held.flatMap((kind) => new Array<Tile>(Math.floor(left / kind.weight) % (kind.count + 1)).fill(kind.tile));
  return {
    whole: weight - 1,
    weights,
    of(left) {
      let leave = known.get(left);
      if (leave === undefined) {
        leave = Object.freeze(spell(left));
        known.set(left, leave);
      }
      return leave;
    },
  };
}
