import type { Letter } from "../../tiles/tile.ts";
import type { Alphabet } from "../graph/alphabet.ts";
import type { PackedWords } from "../graph/packed-words.ts";

/**
 * Whether sorted words have the word with these letters, or one that begins with them. A hundred thousand words take
 * seventeen steps.
 */
function hasWord({ letters, starts }: PackedWords, tiles: readonly number[], orLonger = false): boolean {
  let from = 0;
  let to = starts.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const start = starts[middle]!;
    let same = 0;
    while (same < tiles.length && letters[start + same] === tiles[same]) same++;
    if (orLonger && same === tiles.length) return true;
    const left = letters[start + same]!; // 0 after a word
    const right = tiles[same] ?? 0;
    if (left === right) return true;
    if (left < right) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** The words that a question means, as the numbers of their letters. `letters` say how the word is split. */
export function wordsMeant(
  words: PackedWords,
  alphabet: Alphabet,
  word: string,
  letters?: readonly Letter[],
): readonly (readonly number[])[] {
  if (letters === undefined && alphabet.units === null && !word.includes("["))
    return splitsAmong(words, alphabet, word);
  const tiles =
    letters === undefined || alphabet.units !== null ? alphabet.spell(word) : letters.map(alphabet.numberOf);
  return tiles === null || tiles.length === 0 || tiles.includes(0) || !hasWord(words, tiles) ? [] : [tiles];
}

/** The words that a text can be split into. Only beginnings of words are followed, so no text makes it take long. */
function splitsAmong(words: PackedWords, { letters }: Alphabet, text: string): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const follow = (tiles: readonly number[], index: number): void => {
    if (index === text.length && index > 0 && hasWord(words, tiles)) found.push(tiles);
    letters.forEach((letter, i) => {
      const longer = text.startsWith(letter, index) ? [...tiles, i + 1] : null;
      if (longer !== null && hasWord(words, longer, true)) follow(longer, index + letter.length);
    });
  };
  follow([], 0);
  return found;
}

/** All words, in order. */
export function* spellWords({ letters, starts }: PackedWords, alphabet: Alphabet): Generator<string, void, undefined> {
  for (const start of starts) {
    let word = "";
    for (let at = start; letters[at] !== 0; at++) word += alphabet.pieces[letters[at]! - 1];
    yield alphabet.wordOf(word);
  }
}
