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
 * Unpacks a word list. Nothing is unpacked before the first question, and labelled words only when a word is not found
 * among the others. Words stay sorted in one array and are found by binary search. That is slower than a `Set` or a
 * graph, but it needs no time to build.
 *
 * You can unpack what strangers send. A text that `packWordList` cannot have made is rejected, whether it is cut short,
 * changed, or made to hold words without end. As nothing is unpacked before, the first question throws. A text may hold
 * 4,000,000 letters and words, and 40 more for each of its characters. Whether the words are good ones is not checked.
 *
 * @param options - The tile set with which the list was packed.
 *
 * @throws TypeError if `packed` is not a packed list.
 * @throws RangeError if the tile set has more than 63 letters. The functions of the list throw a RangeError if the text
 * was not made by `packWordList` for this tile set, as far as the text shows it.
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
      for (const { labels, words } of labelled) {
        for (const word of spellWords(words(), alphabet)) {
          const entries = labelsByWord.get(word);
          if (entries) entries.push(labels);
          else labelsByWord.set(word, [labels]);
        }
      }
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
  if (!isText(words)) throw new TypeError(mismatch("packed.words", "a text", words));
  if (!Array.isArray(packed.labelled)) throw new TypeError(mismatch("packed.labelled", "a list", packed.labelled));
  packed.labelled.forEach((entry, i) => {
    if (!isText(entry?.words) || !Array.isArray(entry.labels) || !entry.labels.every(isText))
      throw new TypeError(mismatch(`packed.labelled[${i}]`, "{ labels, words }", entry));
  });
}
