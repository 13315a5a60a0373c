import { requireText } from "../../read/refuse.ts";

/** A Hunspell `.dic` file as lines for `wordList`, with the entries whose affixes were ignored. */
export interface HunspellWords {
  /** The words as written in the file, without flags and other data. */
  readonly words: readonly string[];
  /**
   * The entries with affixes, whose inflected forms are not among the words: their number, up to five examples, and the
   * line numbers of those examples.
   */
  readonly affixes: {
    readonly count: number;
    readonly examples: readonly string[];
    readonly places: readonly number[];
  };
}

/**
 * Returns the words of a Hunspell `.dic` file without affixes, for `wordList`: `walk/DGS` yields only the word `walk`,
 * because the forms that D, G and S add are defined in the accompanying `.aff` file. To get a list with all forms,
 * expand the file with Hunspell's `unmunch` first.
 *
 * A number on the first line is the word count and is skipped. Entries that only a spelling checker needs (stems that
 * are not words in their own right, for example) are returned as words.
 *
 * @param text - The contents of the file.
 *
 * @throws TypeError if `text` is not a string
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
