import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { Placed } from "../../play/placement.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import type { PlayTable } from "./play-table.ts";
import { countRack } from "./rack.ts";
import { type TileAlphabet, tileAlphabetOf } from "./tile-alphabet.ts";

/**
 * A function that makes the plays of a table, given by index, for a rack under these rules.
 *
 * A play is one object and one list. Its placements are shared with all plays that lay the same tile on the same
 * square, and so is its leave. Both are frozen.
 */
export function playMaker(
  { points, tiles, width }: PlayTable,
  { rules, rack }: { readonly rules: IndexedRules; readonly rack: readonly Tile[] },
): (index: number) => GeneratedPlay {
  const alphabet = tileAlphabetOf(rules);
  const kinds = kindsOf(alphabet);
  const placements = placementsOf(rules);
  const leaveOf = leaveFinder(rack, alphabet);
  const laid = new Array<Placed>(width);
  return (index) => {
    const first = index * width;
    let count = 0;
    for (; count < width; count++) {
      const tile = tiles[first + count]!;
      if (tile === 0) break;
      const square = tile >> 8;
      const kind = tile & 255;
      laid[count] = placements[square * kinds + kind] ??= place(square, kind, alphabet, rules.cols);
    }
    const leave = leaveOf(tiles, first, first + count);
    return { type: "play", placements: laid.slice(0, count), points: points[index]!, leave };
  };
}

function place(square: number, kind: number, { letters }: TileAlphabet, cols: number): Placed {
  const col = square % cols;
  return Object.freeze({ row: (square - col) / cols, col, letter: letters[(kind >> 1) - 1]!, blank: (kind & 1) !== 0 });
}

/** How many kinds of tiles a table tells apart: natural tiles and blanks of each letter, whose numbers begin at 1. */
function kindsOf({ letters }: TileAlphabet): number {
  return 2 * letters.length + 2;
}

/** The placements made so far, by square and kind of tile. */
const placementsOf = /* @__PURE__ */ cached(
  (rules: IndexedRules): Placed[] => new Array(rules.rows * rules.cols * kindsOf(tileAlphabetOf(rules))),
);

/** A function that gives what some tiles of a table leave on the rack. */
type LeaveFinder = (tiles: Int32Array, from: number, end: number) => readonly Tile[];

/**
 * Each leave is looked up by a number whose digits count the tiles of each kind that were played, so each tile adds the
 * weight of its digit and no two leaves share a number.
 */
function leaveFinder(rack: readonly Tile[], alphabet: TileAlphabet): LeaveFinder {
  const { counts: naturals, blanks } = countRack(rack, alphabet);
  const held: Tile[] = [];
  const counts: number[] = [];
  const digits = new Uint8Array(kindsOf(alphabet));
  const weights = new Int32Array(digits.length);
  let weight = 1;
  /** Gives a tile of the rack the next digit. Tables call it by the kinds from `first` on, `step` apart. */
  const hold = (tile: Tile, count: number, first: number, step: number): void => {
    for (let kind = first; kind < digits.length; kind += step) {
      digits[kind] = held.length;
      weights[kind] = weight;
    }
    held.push(tile);
    counts.push(count);
    weight *= count + 1;
  };
  for (let letter = 0; letter < naturals.length; letter++)
    if (naturals[letter] !== 0) hold(alphabet.letters[letter]!, naturals[letter]!, 2 * letter + 2, digits.length);
  if (blanks > 0) hold(BLANK, blanks, 1, 2);

  const spell: LeaveFinder = (tiles, from, end) => {
    const left = counts.slice();
    for (let i = from; i < end; i++) left[digits[tiles[i]! & 255]!]!--;
    const leave: Tile[] = [];
    for (let digit = 0; digit < held.length; digit++) for (let n = 0; n < left[digit]!; n++) leave.push(held[digit]!);
    return Object.freeze(leave);
  };
  if (weight > 0x7fffffff) return spell; // a rack of thirty kinds of tiles and more

  const known: Record<number, readonly Tile[]> = [];
  return (tiles, from, end) => {
    let key = 0;
    for (let i = from; i < end; i++) key += weights[tiles[i]! & 255]!;
    const leave = known[key] ?? spell(tiles, from, end);
    known[key] = leave;
    return leave;
  };
}
