import { propertiesOf } from "../../read/is-object.ts";
import { requireThat } from "../../read/refuse.ts";
import { letterJoiner, letterSplitter } from "../../tiles/letters.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { wordList } from "../word-list.ts";
import { entriesOf, type WordSource } from "./entries.ts";
import { createSpeller } from "./spelling.ts";

/**
 * A word that can be split into letters in more than one way, with two of the possible splits as a list may write them.
 */
export interface AmbiguousWord {
  readonly word: string;
  /** The word, split into the longest possible letters, as a list would write it: `PÁ[CS]Ó`. */
  readonly together: string;
  /** The word, split into the shortest possible letters: `PÁ[C]SÓ`. */
  readonly apart: string;
}

/**
 * Returns the words in a list that can be split into letters in more than one way, in source order. `wordList` always
 * splits words into the longest possible letters. A word that the source writes with brackets is not ambiguous, whether
 * it is listed with one split or with both. In most languages, the longest letters are always right; to find out
 * whether a language is an exception, use `languageOf` in `tilewright/tile-sets`.
 *
 * @param source - Any source that `wordList` accepts.
 * @param options - The tile set of the words.
 *
 * @throws TypeError if `wordList` cannot read the source
 *
 * @example
 * ```ts
 * import { ambiguousWords } from "tilewright/dictionary";
 * import { hungarian } from "tilewright/tile-sets";
 *
 * ambiguousWords("pácsó\nól", { tileSet: hungarian });
 * // => [{ word: "PÁCSÓ", together: "PÁ[CS]Ó", apart: "PÁ[C]SÓ" }]
 * ```
 */
export function ambiguousWords(source: WordSource, options: { readonly tileSet: TileSet }): readonly AmbiguousWord[] {
  const { tileSet } = propertiesOf(options) as typeof options;
  requireThat(Symbol.iterator in propertiesOf(source), "source", "a string, a list of words or a Map", source);
  const again = typeof source === "string" || "get" in source ? source : [...source]; // it is read twice
  const list = wordList(again, { tileSet });
  const { spell } = createSpeller(tileSet);
  /** The words, without their brackets, whose source says how they are split. */
  const told = new Set<string>();
  for (const { text } of entriesOf(again)) if (text.includes("[")) told.add(withoutBrackets(spell(text)?.word ?? ""));
  const find = splitFinder(tileSet);
  return [...list.words()].flatMap((word) => (told.has(withoutBrackets(word)) ? [] : (find(word) ?? [])));
}

function withoutBrackets(word: string): string {
  return word.replace(/[[\]]/g, "");
}

/** Returns a function that says how else a word may be split; `null` if there is no other way. */
function splitFinder(tileSet: TileSet): (word: string) => AmbiguousWord | null {
  const letters = tileSet.letters.map(({ letter }) => letter);
  const longest = Math.max(...letters.map(({ length }) => length));
  const known = new Set(letters);
  const split = letterSplitter(letters);
  const join = letterJoiner(letters);
  return (word) => {
    const together = split(word).letters;
    if (together.length === word.length) return null; // every letter is one character
    const shortest = shortestSplit(word, known, longest);
    if (shortest.length === together.length) return null;
    const bracketed = together.map((letter) => (letter.length > 1 ? `[${letter}]` : letter)).join("");
    return { word, together: bracketed, apart: join(shortest) };
  };
}

/** The split that takes the shortest letter wherever the rest can be split, too. */
function shortestSplit(word: string, known: ReadonlySet<string>, longest: number): readonly Letter[] {
  // For each index the length of the letter to take there; 0: the rest cannot be split.
  const steps = new Uint8Array(word.length + 1);
  steps[word.length] = 1;
  for (let at = word.length - 1; at >= 0; at--) {
    for (let length = 1; length <= longest && at + length <= word.length; length++) {
      if (steps[at + length] === 0 || !known.has(word.slice(at, at + length))) continue;
      steps[at] = length;
      break;
    }
  }
  const found: Letter[] = [];
  for (let at = 0; at < word.length; at += steps[at]!) found.push(word.slice(at, at + steps[at]!));
  return found;
}
