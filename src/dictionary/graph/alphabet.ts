import { expectation } from "../../read/describe.ts";
import { letterJoiner, letterSplitter } from "../../tiles/letters.ts";
import type { Letter } from "../../tiles/tile.ts";
import { requireTileSet, type TileSet } from "../../tiles/tile-set.ts";
import { mostLetters } from "./node-format.ts";

/** The letters of a tile set as numbers from 1, in the tile set's order. */
export interface Alphabet {
  readonly letters: readonly Letter[];
  /** The number of a letter; 0 if the tile set does not have it. */
  numberOf(letter: Letter): number;
  /** The numbers of a word's letters, the longest first unless brackets say otherwise; `null` if it has none. */
  spell(word: string): readonly number[] | null;
  /**
   * The numbers by UTF-16 code unit, if every letter is a single unit; a unit beyond the array is not a letter. `null`
   * if a letter has several units, so that words must be split.
   */
  readonly units: Uint8Array | null;
  /**
   * The letters as walks through a graph string them together. Each ends with a new line if a letter has several units,
   * so that `wordOf` knows how the word is split.
   */
  readonly pieces: readonly string[];
  /** The word of a text of `pieces`, with brackets where `spell` needs them. */
  wordOf(pieces: string): string;
}

/**
 * The alphabet of a tile set.
 *
 * @throws TypeError if it is not a tile set. RangeError if it has more letters than a word graph can number (63).
 */
export function alphabetOf(tileSet: TileSet): Alphabet {
  requireTileSet(tileSet, "options.tileSet");
  const letters = tileSet.letters.map((entry) => entry.letter);
  if (letters.length > mostLetters) {
    const found = `${letters.length} in ${tileSet.id}`;
    throw new RangeError(expectation("tileSet", `at most ${mostLetters} letters`, found));
  }
  const numbers = new Map(letters.map((letter, i) => [letter, i + 1]));
  const numberOf = (letter: Letter): number => numbers.get(letter) ?? 0;
  if (letters.every((letter) => letter.length === 1)) {
    const units = unitTable(letters);
    return { letters, numberOf, spell: unitSpeller(units), units, pieces: letters, wordOf: (word) => word };
  }
  const join = letterJoiner(letters);
  const split = letterSplitter(letters);
  return {
    letters,
    numberOf,
    spell(word) {
      const found = split(word);
      return found.end === word.length ? found.letters.map(numberOf) : null;
    },
    units: null,
    pieces: letters.map((letter) => `${letter}\n`),
    wordOf: (pieces) => join(pieces.split("\n").slice(0, -1)),
  };
}

function unitSpeller(units: Uint8Array): Alphabet["spell"] {
  return (word) => {
    const numbers: number[] = [];
    for (let i = 0; i < word.length; i++) {
      const number = units[word.charCodeAt(i)] ?? 0;
      if (number === 0) return null;
      numbers.push(number);
    }
    return numbers;
  };
}

function unitTable(letters: readonly Letter[]): Uint8Array {
  const units = letters.map((letter) => letter.charCodeAt(0));
  const table = new Uint8Array(Math.max(...units) + 1);
  units.forEach((unit, i) => {
    table[unit] = i + 1;
  });
  return table;
}
