import type { WordLabel, WordList } from "../dictionary/index.ts";
import type { Letter } from "../tiles/tile.ts";

/** A list without the words that have an entry with one of these labels. Asks the list only when it is asked. */
export function withoutLabels(list: WordList, unwanted: readonly WordLabel[]): WordList {
  const isWanted = (entries: readonly (readonly WordLabel[])[]): boolean =>
    !entries.some((labels) => labels.some((label) => unwanted.includes(label)));
  const labels: WordList["labels"] = (word: string, letters?: readonly Letter[]) => {
    const entries = list.labels(word, letters);
    return isWanted(entries) ? entries : [];
  };
  let size: number | null = null;

  const wanted: WordList = {
    has: (word: string, letters?: readonly Letter[]) => labels(word, letters).length > 0,
    labels,
    get size() {
      size ??= [...wanted.words()].length;
      return size;
    },
    *words() {
      const unwantedWords = new Set<string>();
      for (const [word, entries] of list.entries()) if (!isWanted(entries)) unwantedWords.add(word);
      for (const word of list.words()) if (!unwantedWords.has(word)) yield word;
    },
    *entries() {
      for (const entry of list.entries()) if (isWanted(entry[1])) yield entry;
    },
    get leftOut() {
      return list.leftOut;
    },
  };
  return Object.freeze(wanted);
}
