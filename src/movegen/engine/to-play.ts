import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { Placed } from "../../play/placement.ts";
import { tilesWith } from "../../tiles/rack-lattice.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import { isBlankKind, kindOfTile, kindsOfLetters, letterOfKind, squareOfTile } from "./packed-tile.ts";
import type { RawPlays } from "./play-collector.ts";
import { countRack } from "./rack.ts";
import { type RackNumbers, rackNumbers } from "./rack-numbers.ts";
import { type TileAlphabet, tileAlphabetOf } from "./tile-alphabet.ts";

/** A rack of thirty kinds of tiles and more has more leaves, and each leave is spelt out each time. */
const mostNumbers = 0x7fffffff;

/**
 * A function that makes the plays of a table, given by index, for a rack under these rules.
 *
 * A play is one object and one list. It shares its placements with all plays that lay the same tile on the same
 * square, and its leave with those that leave the same tiles. Both are frozen.
 */
export function playMaker(
  { points, tiles, width }: RawPlays,
  { rules, rack }: { readonly rules: IndexedRules; readonly rack: readonly Tile[] },
): (index: number) => GeneratedPlay;
/**
 * The same for plays with more fields: `make` makes an object of the fields it receives. `taken` is the number of what
 * the play takes from the rack (see `RackNumbers`).
 */
export function playMaker<T>(
  { points, tiles, width }: RawPlays,
  { rules, rack }: { readonly rules: IndexedRules; readonly rack: readonly Tile[] },
  make: (placements: readonly Placed[], points: number, leave: readonly Tile[], taken: number) => T,
): (index: number) => T;
export function playMaker(
  { points, tiles, width }: RawPlays,
  { rules, rack }: { readonly rules: IndexedRules; readonly rack: readonly Tile[] },
  make: (placements: readonly Placed[], points: number, leave: readonly Tile[], taken: number) => unknown = plainPlay,
): (index: number) => unknown {
  const alphabet = tileAlphabetOf(rules);
  const kinds = kindsOfLetters(alphabet.letters.length);
  const placements = placementsOf(rules);
  const numbers = rackNumbers(countRack(rack, alphabet), alphabet.tiles);
  const { lattice, weights } = numbers;
  /** The leaves found so far, by number; none of a rack of so many kinds of tiles that numbers don't reach. */
  const known: (readonly Tile[])[] | null = lattice.size > mostNumbers ? null : [];
  const laid = new Array<Placed>(width);
  return (index) => {
    const first = index * width;
    let count = 0;
    let taken = 0;
    for (; count < width; count++) {
      const tile = tiles[first + count]!;
      if (tile === 0) break;
      const kind = kindOfTile(tile);
      taken += weights[kind]!;
      const square = squareOfTile(tile);
      laid[count] = placements[square * kinds + kind] ??= place(square, kind, alphabet, rules.cols);
    }
    let leave = known?.[taken];
    if (leave === undefined) {
      leave = leftOf(numbers, tiles, first, first + count);
      if (known !== null) known[taken] = leave;
    }
    return make(laid.slice(0, count), points[index]!, leave, taken);
  };
}

export function plainPlay(placements: readonly Placed[], points: number, leave: readonly Tile[]): GeneratedPlay {
  return { type: "play", placements, points, leave };
}

function place(square: number, kind: number, { letters }: TileAlphabet, cols: number): Placed {
  const col = square % cols;
  return Object.freeze({
    row: (square - col) / cols,
    col,
    letter: letters[letterOfKind(kind)]!,
    blank: isBlankKind(kind),
  });
}

/** The placements made so far, by square and kind of tile. */
const placementsOf = /* @__PURE__ */ cached(
  (rules: IndexedRules): Placed[] =>
    new Array(rules.rows * rules.cols * kindsOfLetters(tileAlphabetOf(rules).letters.length)),
);

/** What some tiles of a table, `from` to before `end`, leave on the rack. */
function leftOf({ lattice, indices }: RackNumbers, tiles: Int32Array, from: number, end: number): readonly Tile[] {
  const left = lattice.counts.slice();
  for (let i = from; i < end; i++) left[indices[kindOfTile(tiles[i]!)]!]!--;
  return Object.freeze(tilesWith(lattice, left));
}
