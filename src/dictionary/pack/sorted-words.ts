import type { Letter } from "../../tiles/tile.ts";
import type { Alphabet } from "../graph/alphabet.ts";
import type { PackedWords } from "../graph/packed-words.ts";

/** Whether sorted words have the word with these letters. A hundred thousand words take seventeen steps. */
export function hasWord({ letters, starts }: PackedWords, tiles: readonly number[]): boolean {
  let from = 0;
  let to = starts.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const start = starts[middle]!;
    let same = 0;
    while (same < tiles.length && letters[start + same] === tiles[same]) same++;
    const left = letters[start + same]!; // 0 after a word
    const right = tiles[same] ?? 0;
    if (left === right) return true;
    if (left < right) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** The numbers of a word's letters; `null` if the alphabet cannot spell it. `letters` say how the word is split. */
export function tilesOf(alphabet: Alphabet, word: string, letters?: readonly Letter[]): readonly number[] | null {
  const tiles =
    letters === undefined || alphabet.units !== null ? alphabet.spell(word) : letters.map(alphabet.numberOf);
  return tiles === null || tiles.length === 0 || tiles.includes(0) ? null : tiles;
}

/** All words, in order. */
export function* spellWords({ letters, starts }: PackedWords, alphabet: Alphabet): Generator<string, void, undefined> {
  for (const start of starts) {
    let word = "";
    for (let at = start; letters[at] !== 0; at++) word += alphabet.pieces[letters[at]! - 1];
    yield alphabet.wordOf(word);
  }
}
