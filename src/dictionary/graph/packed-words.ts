import type { Alphabet } from "./alphabet.ts";
import { sortPointers } from "./sort-pointers.ts";

/**
 * Words as letter numbers in one array, a 0 before and after each, so that a word (or a beginning of one) is told by a
 * single index: read forwards from its first letter or backwards from its last, to the 0.
 */
export interface PackedWords {
  readonly letters: Uint8Array;
  /** Where each word begins, in alphabetical order, each word once. */
  readonly starts: Uint32Array;
  /** Length of the longest word. */
  readonly longest: number;
}

/** Packs words that the alphabet can spell. */
export function packWords(words: Iterable<string>, alphabet: Alphabet): PackedWords {
  const { units } = alphabet;
  let letters = new Uint8Array(1 << 16);
  let starts = new Uint32Array(1 << 13);
  let count = 0;
  let longest = 0;
  let end = 1;
  for (const word of words) {
    // Room for a letter a character, at most, and for the 0 after the word.
    while (end + word.length >= letters.length) letters = grown(letters, new Uint8Array(letters.length * 2));
    if (count === starts.length) starts = grown(starts, new Uint32Array(count * 2));
    const start = end;
    starts[count++] = start;
    if (units !== null) {
      for (let i = 0; i < word.length; i++) letters[end++] = units[word.charCodeAt(i)] as number;
    } else {
      for (const number of alphabet.spell(word) as readonly number[]) letters[end++] = number;
    }
    longest = Math.max(longest, end - start);
    end++;
  }
  return { letters: letters.slice(0, end), starts: sorted(letters, starts.slice(0, count)), longest };
}

function grown<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Most lists come sorted: one pass then says so. */
function sorted(letters: Uint8Array, starts: Uint32Array): Uint32Array {
  if (isAscending(letters, starts)) return starts;
  sortPointers(letters, starts, 1);
  let kept = 0;
  for (const start of starts) {
    if (kept === 0 || compare(letters, starts[kept - 1] as number, start) !== 0) starts[kept++] = start;
  }
  return starts.slice(0, kept);
}

function isAscending(letters: Uint8Array, starts: Uint32Array): boolean {
  for (let i = 1; i < starts.length; i++) {
    if (compare(letters, starts[i - 1] as number, starts[i] as number) >= 0) return false;
  }
  return true;
}

function compare(letters: Uint8Array, first: number, second: number): number {
  let offset = 0;
  while (letters[first + offset] !== 0 && letters[first + offset] === letters[second + offset]) offset++;
  return (letters[first + offset] as number) - (letters[second + offset] as number);
}
