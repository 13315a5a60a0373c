import type { Placed } from "../../play/placement.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import type { Setting } from "./create-search.ts";
import type { PlayTable } from "./play-table.ts";
import type { Letters } from "./tile-alphabet.ts";

/**
 * A function that makes plays of a table, given by index.
 *
 * A play is one object and one list: its placements are shared by all plays that lay the same tile on the same square, and
 * so is the list of tiles they leave. Both are frozen.
 */
export function playMaker(
  { points, tiles, width }: PlayTable,
  { letters, rack, rows, cols }: Pick<Setting, "letters" | "rack" | "rows" | "cols">,
): (index: number) => GeneratedPlay {
  const kinds = 2 * letters.letters.length + 2;
  const placedAs = placementsOf(letters, rows * cols * kinds);
  const leaveOf = leaveFinder(rack, letters);
  const laid = new Array<Placed>(width);
  return (index) => {
    const first = index * width;
    let count = 0;
    for (; count < width; count++) {
      const tile = tiles[first + count]!;
      if (tile === 0) break;
      const square = tile >> 8;
      const kind = tile & 255;
      laid[count] = placedAs[square * kinds + kind] ??= place(square, kind, letters, cols);
    }
    const leave = leaveOf(tiles, first, first + count);
    return { type: "play", placements: laid.slice(0, count), points: points[index]!, leave };
  };
}

function place(square: number, kind: number, { letters }: Letters, cols: number): Placed {
  const col = square % cols;
  return Object.freeze({ row: (square - col) / cols, col, letter: letters[(kind >> 1) - 1]!, blank: (kind & 1) !== 0 });
}

/** A cache of something immutable: what tile lies where, by square and kind of tile, for the letters of a ruleset. */
const placementsOfLetters = new WeakMap<Letters, Record<number, Placed>>();

function placementsOf(letters: Letters, size: number): Record<number, Placed> {
  const known = placementsOfLetters.get(letters);
  if (known !== undefined) return known;
  const made = new Array<Placed>(size);
  placementsOfLetters.set(letters, made);
  return made;
}

/** A function that tells what some tiles of a table leave on the rack. */
type LeaveFinder = (tiles: Int32Array, from: number, end: number) => readonly Tile[];

/**
 * Each leave is looked up by a number whose digits count the tiles of each kind: so no two leaves share one, and each tile
 * played adds the weight of its digit.
 */
function leaveFinder(rack: readonly Tile[], { letters }: Letters): LeaveFinder {
  const rankOf = (tile: Tile): number => (tile === BLANK ? letters.length : letters.indexOf(tile));
  const held = [...new Set(rack)].sort((a, b) => rankOf(a) - rankOf(b));
  const counts = held.map((tile) => rack.filter((other) => other === tile).length);
  const digits = new Uint8Array(2 * letters.length + 2);
  const weights = new Int32Array(digits.length);
  let weight = 1;
  held.forEach((tile, digit) => {
    const blank = tile === BLANK;
    for (let kind = blank ? 1 : 2 * rankOf(tile) + 2; kind < digits.length; kind += blank ? 2 : digits.length) {
      digits[kind] = digit;
      weights[kind] = weight;
    }
    weight *= counts[digit]! + 1;
  });

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
