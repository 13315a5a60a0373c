import { propertiesOf } from "../../read/is-object.ts";
import { requireThat } from "../../read/refuse.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { WordLabel } from "../dictionary.ts";
import { alphabetOf } from "../graph/alphabet.ts";
import { packWords } from "../graph/packed-words.ts";
import type { WordList } from "../word-list.ts";
import { frontCode, mostIn } from "./front-code.ts";

/** A word list as text that compresses well, in plain JSON. `unpackWordList` unpacks it with the same tile set. */
export interface PackedWordList {
  /** The words of `WordList.words`. */
  readonly words: string;
  /** For each list of labels the words with such an entry. Words that have only an unlabelled entry are not here. */
  readonly labelled: readonly { readonly labels: readonly WordLabel[]; readonly words: string }[];
}

/**
 * Packs a word list and its labels into short texts, which `unpackWordList` reads with the same tile set. A word with
 * several entries may get them back in another order: the one in which their labels first occur in the list.
 *
 * The form of the texts may change with any version of this package: keep the list, and pack it anew.
 *
 * @param options - The tile set with which the list was made.
 *
 * @throws RangeError if the tile set has more than 63 letters. Also if millions of words follow a simple pattern, such
 * as all combinations of five letters: `unpackWordList` would reject such a short text.
 */
export function packWordList(list: WordList, options: { readonly tileSet: TileSet }): PackedWordList {
  const { words, entries } = propertiesOf(list) as Partial<WordList>;
  requireThat(
    typeof words === "function" && typeof entries === "function",
    "list",
    "a word list (from wordList)",
    list,
  );
  const alphabet = alphabetOf(propertiesOf<typeof options>(options).tileSet);
  const pack = (words: Iterable<string>): string => {
    const { letters, ...sorted } = packWords(words, alphabet);
    const text = frontCode({ letters, ...sorted }, alphabet.letters.length);
    if (letters.length <= mostIn(text.length)) return text;
    throw new RangeError(`list: these ${sorted.starts.length} words follow too simple a pattern to be packed`);
  };
  const byLabels = new Map<string, string[]>();
  for (const [word, entries] of list.entries()) {
    if (entries.length === 1 && entries[0]?.length === 0) continue;
    for (const labels of entries) {
      const key = JSON.stringify(labels);
      const words = byLabels.get(key);
      if (words === undefined) byLabels.set(key, [word]);
      else words.push(word);
    }
  }
  return {
    words: pack(list.words()),
    labelled: [...byLabels].map(([key, words]) => ({
      labels: JSON.parse(key) as readonly WordLabel[],
      words: pack(words),
    })),
  };
}
