// The study tools by brute force: every question is asked of every word. A word is a list of letters.

export type Word = readonly string[];

const text = (word: Word): string => word.join("");

/** In the order of the alphabet, letter by letter; a beginning stands before what begins so. */
export function ordered(words: readonly Word[], alphabet: readonly string[]): readonly Word[] {
  const compare = (a: Word, b: Word): number => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const difference = alphabet.indexOf(a[i]!) - alphabet.indexOf(b[i]!);
      if (difference !== 0) return difference;
    }
    return a.length - b.length;
  };
  return [...words].sort(compare);
}

export const ofLength = (words: readonly Word[], length: number): readonly string[] =>
  words.filter((word) => word.length === length).map(text);

const startsWith = (word: Word, part: Word): boolean => part.every((letter, i) => word[i] === letter);
const endsWith = (word: Word, part: Word): boolean =>
  part.length <= word.length && part.every((letter, i) => word[word.length - part.length + i] === letter);

export const beginning = (words: readonly Word[], part: Word): readonly string[] =>
  words.filter((word) => startsWith(word, part)).map(text);

export const ending = (words: readonly Word[], part: Word): readonly string[] =>
  words.filter((word) => endsWith(word, part)).map(text);

export const having = (words: readonly Word[], letters: Word, without: Word): readonly string[] =>
  words
    .filter(
      (word) => letters.every((letter) => word.includes(letter)) && !without.some((letter) => word.includes(letter)),
    )
    .map(text);

/** `"?"` is one letter, `"*"` any number of them. */
export const matching = (words: readonly Word[], pattern: Word): readonly string[] =>
  words.filter((word) => matches(word, pattern)).map(text);

function matches(word: Word, pattern: Word): boolean {
  if (pattern.length === 0) return word.length === 0;
  const [first, ...rest] = pattern as [string, ...string[]];
  if (first === "*") return matches(word, rest) || (word.length > 0 && matches(word.slice(1), pattern));
  return word.length > 0 && (first === "?" || first === word[0]) && matches(word.slice(1), rest);
}

/** Crosses each letter of the word out on the rack, or a blank for it. */
function leave(word: Word, rack: Word): Word | null {
  const left = [...rack];
  for (const letter of word) {
    const own = left.indexOf(letter);
    const taken = own === -1 ? left.indexOf("?") : own;
    if (taken === -1) return null;
    left.splice(taken, 1);
  }
  return left;
}

export const anagrams = (words: readonly Word[], rack: Word): readonly string[] =>
  words.filter((word) => leave(word, rack)?.length === 0).map(text);

export const fromRack = (words: readonly Word[], rack: Word): readonly string[] =>
  words.filter((word) => leave(word, rack) !== null).map(text);

export const hooks = (
  words: readonly Word[],
  word: Word,
  alphabet: readonly string[],
): { readonly front: readonly string[]; readonly back: readonly string[] } => {
  const known = new Set(words.map((each) => each.join("·")));
  return {
    front: alphabet.filter((letter) => known.has([letter, ...word].join("·"))),
    back: alphabet.filter((letter) => known.has([...word, letter].join("·"))),
  };
};

export const extensions = (
  words: readonly Word[],
  part: Word,
  most: { readonly front?: number | undefined; readonly back?: number | undefined },
): readonly { readonly word: string; readonly front: string; readonly back: string }[] =>
  words.flatMap((word) =>
    word
      .map((_, start) => ({
        front: word.slice(0, start),
        middle: word.slice(start, start + part.length),
        back: word.slice(start + part.length),
      }))
      .filter(({ front, middle, back }) => {
        const fits = front.length <= (most.front ?? 99) && back.length <= (most.back ?? 99);
        return fits && front.length + back.length > 0 && middle.length === part.length && startsWith(middle, part);
      })
      .map(({ front, back }) => ({ word: text(word), front: text(front), back: text(back) })),
  );

export const next = (
  words: readonly Word[],
  part: Word,
  alphabet: readonly string[],
): readonly { readonly letter: string; readonly isWord: boolean; readonly isBeginning: boolean }[] =>
  alphabet.flatMap((letter) => {
    const longer = words.filter((word) => startsWith(word, [...part, letter]));
    const length = part.length + 1;
    return longer.length === 0
      ? []
      : [
          {
            letter,
            isWord: longer.some((word) => word.length === length),
            isBeginning: longer.some((word) => word.length > length),
          },
        ];
  });
