import { isList, propertiesOf } from "../read/is-object.ts";
import { refuseOption, requireThat } from "../read/refuse.ts";
import type { Letter } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { Dictionary, WordLabel } from "./dictionary.ts";
import { entriesOf, type ListEntry, type WordSource } from "./list/entries.ts";
import { createLeftOutReport, type LeftOut, type LeftOutReason } from "./list/left-out.ts";
import { namesAside } from "./list/names-aside.ts";
import { createSpeller } from "./list/spelling.ts";

/**
 * A list of words with the labels of their entries, and a report of the entries that were left out.
 *
 * `has` finds every word, labelled or not, spelled as the tile set spells it. `labels` returns the labels of a word's
 * entries, so that the ruleset can judge them. `size` and `words` exclude words that no edition allows: those whose
 * entries are all labelled as proper names, abbreviations, or words with a hyphen or an apostrophe.
 */
export interface WordList extends Dictionary {
  /**
   * Returns whether the list contains a word. `letters` matters only if the word can be split in more than one way.
   *
   * @param word - The word, spelled as in the tile set.
   * @param letters - The same word, letter by letter. By default, the word is split as `parseLetters` splits it,
   * longest letters first.
   */
  has(word: string, letters?: readonly Letter[]): boolean;
  /**
   * Returns one list of labels for each of the word's entries; the list is `[]` for an entry without labels. Returns an
   * empty list for an unknown word.
   *
   * @param word - The word, spelled as in the tile set.
   * @param letters - The same word, letter by letter. By default, the word is split as `parseLetters` splits it,
   * longest letters first.
   */
  labels(word: string, letters?: readonly Letter[]): readonly (readonly WordLabel[])[];
  /** The number of `words`. */
  readonly size: number;
  /**
   * Returns the words that at least one edition allows, in the order of the source. A word that is not split into the
   * longest letters has brackets where needed, as a source may write it: `LLO[N]GYFARCH` in Welsh.
   */
  words(): IterableIterator<string>;
  /** Returns all words with the labels of their entries, as returned by `labels`. The words in `words` come first. */
  entries(): IterableIterator<readonly [word: string, labels: readonly (readonly WordLabel[])[]]>;
  /** The entries that were left out, by reason. Empty if there are none. Blank lines and comments are not counted. */
  readonly leftOut: readonly LeftOut[];
}

/** Clause W1, on which all five editions agree. */
const neverAllowed: readonly WordLabel[] = ["proper", "abbreviation", "hyphenated", "apostrophe"];

/** Labels that say how an entry is written. Such an entry may have capitals and marks, and is spelled without them. */
const formLabels: readonly WordLabel[] = ["proper", "abbreviation", "acronym", "affix", "hyphenated", "apostrophe"];

const apostrophe = /['’‘ʼ´`′]/u;
const hyphen = /[-‐‑‒–—−\u00ad]/u;
const marks = /['’‘ʼ´`′.‐‑‒–—−\u00ad-]/gu;

/**
 * Reads a word list in any of the usual forms.
 *
 * A string has one word per line. Upper or lower case, the Unicode normalisation form and the spelling of letters do
 * not matter (docs/tile-sets.md). Blank lines, a byte order mark and anything after `#` are skipped. A word may be
 * followed by a tab and the labels of its entry, which are single words separated by commas: `china` and
 * `China<tab>proper` are two entries for one word. Anything else after a tab is treated as a definition and ignored. An
 * iterable yields such lines one by one. A `Map` maps words to their labels, with one list for each entry.
 * `hunspellWords` converts a Hunspell `.dic` file to such lines.
 *
 * Words are split into the tile set's letters, taking the longest match first; brackets override this:
 * `LLO[N][G]YFARCH` has separate N and G. Letters are read as everywhere else (docs/tile-sets.md): an accent is dropped
 * if no tile has it. A mixed-case entry is treated as a name and left out, unless all entries are written that way. It
 * is kept if a label explains its spelling ("proper", "abbreviation", "acronym", "affix", "hyphenated", "apostrophe");
 * its punctuation is then removed: `can't<tab>apostrophe` is the word CANT with the label `apostrophe`.
 *
 * Any input is read in linear time. `maxLetters` (2 to 64, default 64, the longest side of a board) and `maxWords`
 * (default 10,000,000) limit the words that are kept. The rest are counted in the report.
 *
 * @param options - The tile set of the words.
 *
 * @throws RangeError if a limit is out of range, TypeError if the source has an unsupported type.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { wordList } from "tilewright/dictionary";
 *
 * const list = wordList("cat\ndog\nParis\ncan't", { tileSet: english });
 * list.has("CAT"); // => true
 * list.leftOut.map((left) => `${left.reason}: ${left.examples}`); // => ["capitalised: Paris", "apostrophe: can't"]
 * ```
 */
export function wordList(
  source: WordSource,
  options: { readonly tileSet: TileSet; readonly maxWords?: number; readonly maxLetters?: number },
): WordList {
  // Other keys are fine: a ruleset has a tile set too.
  const { tileSet, maxWords = 10_000_000, maxLetters = 64 } = propertiesOf(options) as typeof options;
  checkLimit("maxWords", maxWords, 0, 2 ** 24 - 1); // a Set can hold no more
  checkLimit("maxLetters", maxLetters, 2, 64);
  requireThat(isList(tileSet?.letters), "options.tileSet", "a tile set", tileSet);
  const { spell, respell } = createSpeller(tileSet);
  const report = createLeftOutReport();
  const words = new Set<string>();
  const labelled = new Map<string, (readonly WordLabel[])[]>();
  /** The entries of words that come again, each as one text: there may be too many to compare them one by one. */
  const again = new Map<string, Set<string>>();
  let known = 0;

  const keep = (word: string, { text, labels, place }: ListEntry): void => {
    const entries = labelled.get(word);
    const isKnown = entries !== undefined || words.has(word);
    if (entries && !again.has(word)) again.set(word, new Set(entries.map(labelsText)));
    const texts = again.get(word);
    if (texts ? texts.has(labelsText(labels)) : isKnown && labels.length === 0) report.add("duplicate", text, place);
    else if (!isKnown && known === maxWords) report.add("over-limit", text, place);
    else {
      if (!isKnown) known++;
      texts?.add(labelsText(labels));
      if (entries) entries.push(labels);
      else if (labels.length > 0) labelled.set(word, isKnown ? [[], labels] : [labels]);
      if (!labels.some((label) => neverAllowed.includes(label))) words.add(word);
    }
  };

  const read = (entry: ListEntry): void => {
    const text = hasFormLabel(entry) ? entry.text.replace(marks, "") : entry.text;
    // A letter has at most 8 characters, and a few more if it is written decomposed.
    const spelled = text.length > maxLetters * 32 ? "too-long" : (spell(text) ?? reasonFor(text));
    if (typeof spelled === "string") report.add(spelled, entry.text, entry.place);
    else if (spelled.length < 2 || spelled.length > maxLetters)
      report.add(spelled.length < 2 ? "too-short" : "too-long", entry.text, entry.place);
    else keep(spelled.word, entry);
  };

  // If the tile set spells a letter "Lj", capitals among small letters are not the sign of a name.
  const anyCase = tileSet.letters.some(({ letter }) => /\p{Ll}/u.test(letter));
  const isExempt = (entry: ListEntry): boolean => anyCase || hasFormLabel(entry);
  for (const entry of namesAside(entriesOf(source), isExempt, ({ text, place }) =>
    report.add("capitalised", text, place),
  ))
    read(entry);

  const has = (word: string, letters?: readonly Letter[]): boolean => {
    const kept = respell(word, letters);
    return words.has(kept) || labelled.has(kept);
  };

  return Object.freeze({
    has,
    labels(word: string, letters?: readonly Letter[]) {
      const kept = respell(word, letters);
      return labelled.get(kept) ?? (words.has(kept) ? [[]] : []);
    },
    size: words.size,
    words: () => words.values(),
    *entries(): IterableIterator<readonly [string, readonly (readonly WordLabel[])[]]> {
      for (const word of words) yield [word, labelled.get(word) ?? [[]]];
      for (const [word, labels] of labelled) if (!words.has(word)) yield [word, labels];
    },
    leftOut: report.finish(),
  });
}

function checkLimit(name: string, value: number, least: number, most: number): void {
  if (!(Number.isInteger(value) && value >= least && value <= most))
    refuseOption(name, `an integer from ${least} to ${most}`, value);
}

function hasFormLabel({ labels }: ListEntry): boolean {
  return labels.some((label) => formLabels.includes(label));
}

function reasonFor(text: string): LeftOutReason {
  if (apostrophe.test(text)) return "apostrophe";
  return hyphen.test(text) ? "hyphen" : "unknown-letter";
}

/** The same text for the same labels in any order. */
function labelsText(labels: readonly WordLabel[]): string {
  return JSON.stringify([...labels].sort());
}
