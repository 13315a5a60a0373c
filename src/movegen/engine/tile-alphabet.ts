import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { Pile } from "../../tiles/pile.ts";
import { BLANK, type Letter, type Tile } from "../../tiles/tile.ts";

/** The letters of a tile set as numbers from 0, in the tile set's order. */
export interface Letters {
  readonly letters: readonly Letter[];
  /** What a natural tile of each letter scores. */
  readonly values: Int32Array;
  readonly blankValue: number;
  /** The number of a letter, -1 for what is none of the tile set. */
  numberOf(letter: Letter): number;
}

/** The number that stands for {@link BLANK} on a rack. */
export const blankNumber = -2;

/** The letters of a ruleset's tile set. */
export const lettersOf: (rules: IndexedRules) => Letters = /* @__PURE__ */ cached(makeLetters);

function makeLetters({ points, blankPoints }: IndexedRules): Letters {
  const letters = [...points.keys()];
  const numbers = new Map(letters.map((letter, number) => [letter, number]));
  // An index beats a hash, and nearly all letters are a single character of a small alphabet.
  const byCode = new Int16Array(1024).fill(-1);
  for (const [letter, number] of numbers) if (letter.length === 1) byCode[letter.charCodeAt(0)] = number;
  return {
    letters,
    values: Int32Array.from(points.values()),
    blankValue: blankPoints,
    numberOf(letter) {
      const code = letter.charCodeAt(0);
      return letter.length === 1 && code < byCode.length ? byCode[code]! : (numbers.get(letter) ?? -1);
    },
  };
}

/**
 * The tiles of a rack as numbers, {@link blankNumber} for a blank.
 *
 * @throws RangeError for a tile that the tile set has not.
 */
export function numberRack(rack: readonly Tile[], { numberOf }: Letters): readonly number[] {
  return rack.map((tile, i) => {
    const number = tile === BLANK ? blankNumber : typeof tile === "string" ? numberOf(tile) : -1;
    if (number === -1)
      throw new RangeError(`position.rack[${i}]: expected a tile of the tile set, found ${JSON.stringify(tile)}`);
    return number;
  });
}

/**
 * The tiles of a rack that is known, at least in part.
 *
 * @throws TypeError if it is not.
 */
export function knownTiles(rack: Pile | null): readonly Tile[] {
  if (rack === null) throw new TypeError("position.rack: expected a list of tiles, found none");
  return rack.tiles;
}
