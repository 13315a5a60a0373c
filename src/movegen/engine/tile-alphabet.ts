import { cached } from "../../cached.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import { BLANK, type Letter, type Tile } from "../../tiles/tile.ts";

/** The letters of a tile set as numbers from 0, in the tile set's order, and what their tiles score. */
export interface TileAlphabet {
  readonly letters: readonly Letter[];
  /** The letters, and the blank. */
  readonly tiles: readonly Tile[];
  /** What a natural tile of each letter scores. */
  readonly values: Int32Array;
  readonly blankValue: number;
  /** What blanks can stand for if nothing is known: all letters (see `BlankLetters`). */
  readonly any: Int32Array;
  /** The number of a letter; -1 if the tile set does not have it. */
  numberOf(letter: Letter): number;
}

/** The alphabet of a ruleset's tile set. */
export const tileAlphabetOf: (rules: IndexedRules) => TileAlphabet = /* @__PURE__ */ cached(makeAlphabet);

function makeAlphabet({ points, blankPoints }: IndexedRules): TileAlphabet {
  const letters = [...points.keys()];
  const numbers = new Map(letters.map((letter, number) => [letter, number]));
  // An index beats a hash, and nearly all letters are a single character of a small alphabet.
  const byCode = new Int16Array(1024).fill(-1);
  for (const [letter, number] of numbers) if (letter.length === 1) byCode[letter.charCodeAt(0)] = number;
  return {
    letters,
    tiles: [...letters, BLANK],
    // From a list: Hermes, the engine of React Native, makes an empty array of an iterator.
    values: Int32Array.from([...points.values()]),
    blankValue: blankPoints,
    any: new Int32Array(letters.length + 1).fill(-1),
    numberOf(letter) {
      const code = letter.charCodeAt(0);
      return letter.length === 1 && code < byCode.length ? byCode[code]! : (numbers.get(letter) ?? -1);
    },
  };
}
