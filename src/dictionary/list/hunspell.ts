import { requireText } from "../../read/refuse.ts";

/** A `.dic` of Hunspell as lines for `wordList`, and what was not read of it. */
export interface HunspellWords {
  /** The words as they stand in the file, without flags and other data. */
  readonly words: readonly string[];
  /**
   * The entries with affixes, whose other forms are not among the words: how many there are, up to five of them, and
   * their lines.
   */
  readonly affixes: {
    readonly count: number;
    readonly examples: readonly string[];
    readonly places: readonly number[];
  };
}

/**
 * Returns the words of a `.dic` of Hunspell without its affixes, for `wordList`: `walk/DGS` is the word walk alone,
 * because what D, G and S add stands in the `.aff` beside the file. For a list with all forms, let `unmunch` of
 * Hunspell write them first.
 *
 * A number in the first line is that of the words, and is skipped. Words that only a spelling checker needs, such as
 * stems that never stand alone, are words here.
 *
 * @param text - The text of the file.
 *
 * @throws TypeError if `text` is not a text
 *
 * @example
 * ```ts
 * import { hunspellWords } from "tilewright/dictionary";
 *
 * const { words, affixes } = hunspellWords("2\nwalk/DGS po:verb\nwell");
 * words; // => ["walk", "well"]
 * affixes; // => { count: 1, examples: ["walk/DGS"], places: [2] }
 * ```
 */
export function hunspellWords(text: string): HunspellWords {
  requireText(text, "text");
  const words: string[] = [];
  const examples: string[] = [];
  const places: number[] = [];
  let count = 0;
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    const entry = line
      .split(/\s(?=[a-z]{2}:)|\t/, 1)
      .join("")
      .trim();
    if (entry === "" || (i === 0 && /^\d+$/.test(entry))) return;
    const slash = /(?<=[^\\])\//.exec(entry)?.index ?? entry.length;
    words.push(entry.slice(0, slash).replaceAll("\\/", "/"));
    if (slash === entry.length) return;
    count++;
    if (examples.length === 5) return;
    examples.push(entry);
    places.push(i + 1);
  });
  return { words, affixes: { count, examples, places } };
}
