import { addTo } from "../../grouped.ts";
import { propertiesOf } from "../../read/is-object.ts";
import { requireThat } from "../../read/refuse.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { WordLabel } from "../dictionary.ts";
import { alphabetOf } from "../graph/alphabet.ts";
import { packWords } from "../graph/packed-words.ts";
import type { WordList } from "../word-list.ts";
import { frontCode, mostIn } from "./front-code.ts";

/**
 * A word list packed into plain JSON that compresses well. To unpack it, pass it to `unpackWordList` with the same tile
 * set.
 */
export interface PackedWordList {
  /** The words that `WordList.words` returns, packed. */
  readonly words: string;
  /**
   * For each list of labels, the words that have an entry with those labels. Words whose only entry is unlabelled are
   * not included.
   */
  readonly labelled: readonly { readonly labels: readonly WordLabel[]; readonly words: string }[];
}

/**
 * Packs a word list and its labels into short strings, which `unpackWordList` reads with the same tile set. If a word
 * has several entries, their order may change: after unpacking, they are in the order that their labels first occur in
 * the list.
 *
 * The packed format may change with any version of this package, so keep the original list and repack it.
 *
 * @param options - The tile set that the list was made with.
 *
 * @throws RangeError if the tile set has more than 63 letters. It is also thrown if millions of words follow a simple
 * pattern (all combinations of five letters, for example), because the packed string would be so short that
 * `unpackWordList` would reject it.
 */
export function packWordList(list: WordList, options: { readonly tileSet: TileSet }): PackedWordList {
  const { words, entries } = propertiesOf(list) as Partial<WordList>;
  const isList = typeof words === "function" && typeof entries === "function";
  requireThat(isList, "list", "a word list (from wordList)", list);
  const alphabet = alphabetOf(propertiesOf<typeof options>(options).tileSet);
  const pack = (words: Iterable<string>): string => {
    const { letters, ...sorted } = packWords(words, alphabet);
    const text = frontCode({ letters, ...sorted }, alphabet.letters.length);
    if (letters.length <= mostIn(text.length)) return text;
    throw new RangeError(
      `list: these ${sorted.starts.length.toLocaleString("en")} words follow too simple a pattern to be packed`,
    );
  };
  const byLabels = new Map<string, string[]>();
  for (const [word, entries] of list.entries()) {
    if (entries.length === 1 && entries[0]?.length === 0) continue;
    for (const labels of entries) addTo(byLabels, JSON.stringify(labels), word);
  }
  return {
    words: pack(list.words()),
    labelled: [...byLabels].map(([key, words]) => ({
      labels: JSON.parse(key) as readonly WordLabel[],
      words: pack(words),
    })),
  };
}
