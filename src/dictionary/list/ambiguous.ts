import { letterJoiner, letterSplitter } from "../../tiles/letters.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";

/** A word that can be split into letters in more than one way, and two of these ways as a list may write them. */
export interface AmbiguousWord {
  readonly word: string;
  /** With the longest letters, as the list has it: `PÁ[CS]Ó`. */
  readonly together: string;
  /** With the shortest: `PÁ[C]SÓ`. */
  readonly apart: string;
}

/** Returns a function that says how else a word may be split; `null` if there is no other way. */
export function splitFinder(tileSet: TileSet): (word: string) => AmbiguousWord | null {
  const letters = tileSet.letters.map(({ letter }) => letter);
  const longest = Math.max(...letters.map(({ length }) => length));
  const known = new Set(letters);
  const split = letterSplitter(tileSet);
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
