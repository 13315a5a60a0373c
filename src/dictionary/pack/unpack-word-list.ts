import { addTo } from "../../grouped.ts";
import { mismatch } from "../../read/describe.ts";
import { propertiesOf } from "../../read/is-object.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { WordLabel } from "../dictionary.ts";
import { alphabetOf } from "../graph/alphabet.ts";
import { type PackedWords, withPackedWords } from "../graph/packed-words.ts";
import type { WordList } from "../word-list.ts";
import { readFrontCode } from "./front-code.ts";
import type { PackedWordList } from "./pack-word-list.ts";
import { hasWord, spellWords, tilesOf } from "./sorted-words.ts";

/**
 * Unpacks a word list. Unpacking is lazy: nothing is unpacked until the first lookup, and labelled words are unpacked
 * only when a word is not found among the others. Words are kept in one sorted array and found by binary search, which
 * is slower than a `Set` or a graph but takes no time to build.
 *
 * It is safe to unpack untrusted data. A string that `packWordList` cannot have produced is rejected, whether it was
 * truncated, altered, or crafted to expand without limit. Because unpacking is lazy, the error is thrown on the first
 * lookup. A string may expand to at most 4,000,000 letters and words in total, plus 40 for each of its characters. The
 * words themselves are not checked.
 *
 * @param options - The tile set that the list was packed with.
 *
 * @throws TypeError if `packed` is not a packed list.
 * @throws RangeError if the tile set has more than 63 letters. The list's methods throw a RangeError if they detect
 * that `packWordList` did not produce the string for this tile set.
 */
export function unpackWordList(packed: PackedWordList, options: { readonly tileSet: TileSet }): WordList {
  requirePacked(packed);
  const alphabet = alphabetOf((propertiesOf(options) as typeof options).tileSet);
  const lazily = (text: string): (() => PackedWords) => {
    let words: PackedWords | null = null;
    return () => {
      words ??= readFrontCode(text, alphabet.letters.length);
      return words;
    };
  };
  const playable = lazily(packed.words);
  const labelled = packed.labelled.map(({ labels, words }) => ({ labels, words: lazily(words) }));

  const labelsOf = (word: string, letters?: readonly Letter[]): readonly (readonly WordLabel[])[] => {
    const tiles = tilesOf(alphabet, word, letters);
    if (tiles === null) return [];
    const entries = labelled.filter(({ words }) => hasWord(words(), tiles)).map(({ labels }) => labels);
    return entries.length === 0 && hasWord(playable(), tiles) ? [[]] : entries;
  };

  const list = {
    has(word: string, letters?: readonly Letter[]): boolean {
      const tiles = tilesOf(alphabet, word, letters);
      return tiles !== null && (hasWord(playable(), tiles) || labelled.some(({ words }) => hasWord(words(), tiles)));
    },
    labels: labelsOf,
    get size() {
      return playable().starts.length;
    },
    words: () => spellWords(playable(), alphabet),
    *entries(): IterableIterator<readonly [string, readonly (readonly WordLabel[])[]]> {
      const labelsByWord = new Map<string, (readonly WordLabel[])[]>();
      for (const { labels, words } of labelled)
        for (const word of spellWords(words(), alphabet)) addTo(labelsByWord, word, labels);
      for (const word of spellWords(playable(), alphabet)) {
        yield [word, labelsByWord.get(word) ?? [[]]];
        labelsByWord.delete(word);
      }
      yield* labelsByWord;
    },
    leftOut: [],
  };
  return Object.freeze(withPackedWords(list, alphabet, playable));
}

function requirePacked(packed: PackedWordList): void {
  const isText = (text: unknown): boolean => typeof text === "string";
  const { words } = propertiesOf(packed) as Partial<PackedWordList>;
  if (!isText(words)) throw new TypeError(mismatch("packed.words", "a string", words));
  if (!Array.isArray(packed.labelled)) throw new TypeError(mismatch("packed.labelled", "a list", packed.labelled));
  packed.labelled.forEach((entry, i) => {
    if (!isText(entry?.words) || !Array.isArray(entry.labels) || !entry.labels.every(isText))
      throw new TypeError(mismatch(`packed.labelled[${i}]`, "{ labels, words }", entry));
  });
}
