import fc from "fast-check";
import { parseLetters, type TileSet, unwrap } from "tilewright";

/** An alphabet and some words of it, each as a list of letters. */
export interface SmallLexicon {
  readonly tileSet: TileSet;
  readonly alphabet: readonly string[];
  readonly words: readonly (readonly string[])[];
}

// Letters of one character, of several, of another script and beyond the basic plane; some are beginnings of others.
const pool = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZÑÅÄÖΑΒΓΔΕΖΗΘЖИЙКЛМאבגדהו",
  "CH",
  "LL",
  "RR",
  "QU",
  "D·",
  "DZS",
  "𝔸",
  "𝔹",
  "中",
  "文",
  "9",
  "Ł",
  "Ø",
  "Þ",
];

/** A tile set whose letters come in this order. */
export function tileSetOf(alphabet: readonly string[]): TileSet {
  return {
    id: "test",
    letters: alphabet.map((letter) => ({ letter, points: 1, count: 1 })),
    blanks: { count: 2, points: 0 },
  };
}

/** The letters of a word, as the tile set splits it. */
export const lettersOf = (tileSet: TileSet, word: string): readonly string[] =>
  unwrap(parseLetters(word, tileSet)).letters;

/**
 * Alphabets of 1 to 63 letters in any order, and up to 40 words of 2 to 9 letters. Some have few letters, so that words
 * share them.
 */
export const smallLexicons: fc.Arbitrary<SmallLexicon> = fc
  .tuple(
    fc.shuffledSubarray(pool, { minLength: 1, maxLength: 63 }),
    fc.array(fc.array(fc.nat(1000), { minLength: 2, maxLength: 9 }), { maxLength: 40 }),
    fc.nat(5),
  )
  .map(([alphabet, numbers, narrow]) => {
    const tileSet = tileSetOf(alphabet);
    const few = narrow === 0 ? alphabet.length : Math.min(narrow, alphabet.length);
    const texts = numbers.map((word) => word.map((number) => alphabet[number % few]!).join(""));
    // C and H typed one after the other are the letter CH, where there is one.
    const words = [...new Set(texts)].map((text) => lettersOf(tileSet, text)).filter((word) => word.length > 1);
    return { tileSet, alphabet, words };
  });
