import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { Placed } from "../../play/placement.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import { isBlankKind, kindOfTile, kindsOfLetters, letterOfKind, naturalKind, squareOfTile } from "./packed-tile.ts";
import type { RawPlays } from "./play-collector.ts";
import { countRack } from "./rack.ts";
import { type TileAlphabet, tileAlphabetOf } from "./tile-alphabet.ts";

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
/** The same for plays with more fields: `make` makes an object of those that it is handed. */
export function playMaker<T>(
  { points, tiles, width }: RawPlays,
  { rules, rack }: { readonly rules: IndexedRules; readonly rack: readonly Tile[] },
  make: (placements: readonly Placed[], points: number, leave: readonly Tile[], index: number) => T,
): (index: number) => T;
export function playMaker(
  { points, tiles, width }: RawPlays,
  { rules, rack }: { readonly rules: IndexedRules; readonly rack: readonly Tile[] },
  make: (placements: readonly Placed[], points: number, leave: readonly Tile[], index: number) => unknown = plainPlay,
): (index: number) => unknown {
  const alphabet = tileAlphabetOf(rules);
  const kinds = kindsOfLetters(alphabet.letters.length);
  const placements = placementsOf(rules);
  const { weights, known, spell } = leavesByPlay(rack, alphabet);
  const laid = new Array<Placed>(width);
  return (index) => {
    const first = index * width;
    let count = 0;
    let played = 0;
    for (; count < width; count++) {
      const tile = tiles[first + count]!;
      if (tile === 0) break;
      const kind = kindOfTile(tile);
      played += weights[kind]!;
      const square = squareOfTile(tile);
      laid[count] = placements[square * kinds + kind] ??= place(square, kind, alphabet, rules.cols);
    }
    let leave = known?.[played];
    if (leave === undefined) {
      leave = spell(tiles, first, first + count);
      if (known !== null) known[played] = leave;
    }
    return make(laid.slice(0, count), points[index]!, leave, index);
  };
}

function plainPlay(placements: readonly Placed[], points: number, leave: readonly Tile[]): GeneratedPlay {
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

/** What tiles leave on a rack, found by the tiles that are played. */
interface LeavesByPlay {
  /** What a tile adds to the number of a play, by its kind. Plays of the same number leave the same tiles. */
  readonly weights: Float64Array;
  /** The leaves found so far, by that number; `null` for a rack of so many kinds of tiles that numbers don't reach. */
  readonly known: Record<number, readonly Tile[]> | null;
  /** The tiles that those of a table `from` to before `end` leave. */
  readonly spell: (tiles: Int32Array, from: number, end: number) => readonly Tile[];
}

/** The number of a play has a digit for each kind of tile on the rack, which counts how many of them are played. */
function leavesByPlay(rack: readonly Tile[], alphabet: TileAlphabet): LeavesByPlay {
  const { counts: naturals, blanks } = countRack(rack, alphabet);
  const held: Tile[] = [];
  const counts: number[] = [];
  const digits = new Uint8Array(kindsOfLetters(alphabet.letters.length));
  const weights = new Float64Array(digits.length);
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
    if (naturals[letter] !== 0) hold(alphabet.letters[letter]!, naturals[letter]!, naturalKind(letter), digits.length);
  if (blanks > 0) hold(BLANK, blanks, 1, 2);

  const spell = (tiles: Int32Array, from: number, end: number): readonly Tile[] => {
    const left = counts.slice();
    for (let i = from; i < end; i++) left[digits[kindOfTile(tiles[i]!)]!]!--;
    const leave: Tile[] = [];
    for (let digit = 0; digit < held.length; digit++) for (let n = 0; n < left[digit]!; n++) leave.push(held[digit]!);
    return Object.freeze(leave);
  };
  // A rack of thirty kinds of tiles and more is spelt each time.
  return { weights, known: weight > 0x7fffffff ? null : [], spell };
}
